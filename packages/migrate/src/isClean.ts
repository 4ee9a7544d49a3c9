import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whether git knows all files below a folder as they are. A folder outside of git is not clean. */
export async function isClean(folder: string): Promise<boolean> {
  // Settings of the repository that would start programs are overridden.
  const safe = ['-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null', '--no-optional-locks']
  try {
    const { stdout } = await run('git', [...safe, 'status', '--porcelain', '--', '.'], { cwd: folder })
    return stdout === ''
  } catch {
    return false
  }
}

import { readFile, stat, unlink, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** Locks a folder for one process. Locks of dead processes are ignored. Resolves to a function that releases the lock. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'lock')
  const own = `${hostname()} ${process.pid} ${await startOf(process.pid)}`
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await writeNew(path, own)) return hold(path)
    if (!(await clear(path))) throw new FolderInUseError(folder)
  }
  throw new Error(`${folder} could not be locked`)
}

/** Thrown if another running process uses the folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
  constructor(folder: string) {
    super(`another process uses ${folder}: each needs a folder of its own`)
  }
}

const refreshEveryMs = 10_000
const staleAfterMs = 60_000

/** Refreshes the lock file regularly: processes on other hosts can only see its age. */
function hold(path: string): () => Promise<void> {
  const touch = () => utimes(path, new Date(), new Date()).catch(() => undefined)
  const timer = setInterval(touch, refreshEveryMs).unref()
  return () => {
    clearInterval(timer)
    return unlink(path).catch(() => undefined)
  }
}

/** False if the file already exists. */
async function writeNew(path: string, text: string): Promise<boolean> {
  try {
    await writeFile(path, text, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Removes the lock of a dead process; false if its owner is alive or another process
 * is removing it. Guarded, because of two concurrent processes the second would remove
 * the first one's new lock.
 */
async function clear(path: string): Promise<boolean> {
  const guard = `${path}.clearing`
  const begun = await stat(guard).catch(() => undefined)
  // The guard's owner died.
  if (begun && Date.now() - begun.mtimeMs > staleAfterMs) await unlink(guard).catch(() => undefined)
  if (!(await writeNew(guard, ''))) return false
  try {
    const holder = await readFile(path, 'utf8').catch(() => undefined)
    if (holder === undefined) return true
    if (await isAlive(holder, path)) return false
    await unlink(path).catch(() => undefined)
    return true
  } finally {
    await unlink(guard).catch(() => undefined)
  }
}

async function isAlive(holder: string, path: string): Promise<boolean> {
  const [host, pid, start] = holder.split(' ')
  if (host !== hostname()) {
    const touched = await stat(path).catch(() => undefined)
    return touched !== undefined && Date.now() - touched.mtimeMs < staleAfterMs
  }
  if (!pid) return false
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  // Process ids are reused; start times are not.
  return (await startOf(Number(pid))) === start
}

/** Start time of a process in ticks since boot; empty if unavailable. */
async function startOf(pid: number): Promise<string> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The program name, in parentheses, may contain spaces.
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

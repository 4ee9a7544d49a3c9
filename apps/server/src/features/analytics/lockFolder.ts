import { readFile, stat, unlink, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

/**
 * Makes sure that one process alone uses a folder. What a process that died
 * left behind does not count. Resolves to the function that lets go.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'lock')
  const own = `${hostname()} ${process.pid} ${await startOf(process.pid)}`
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await writeNew(path, own)) return hold(path)
    if (!(await clear(path))) throw new FolderInUseError(folder)
  }
  throw new Error(`${folder} could not be locked`)
}

/** Thrown when another process that is alive uses the folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
  constructor(folder: string) {
    super(`another process uses ${folder}: each needs a folder of its own`)
  }
}

const beat = 10_000
const silence = 60_000

/** Shows now and then that it is still held: a process on another host sees nothing else of this one. */
function hold(path: string): () => Promise<void> {
  const touch = () => utimes(path, new Date(), new Date()).catch(() => undefined)
  const timer = setInterval(touch, beat).unref()
  return () => {
    clearInterval(timer)
    return unlink(path).catch(() => undefined)
  }
}

/** False where the file is there already. */
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
 * Removes what a dead process left; false where its owner is alive, or somebody
 * else is at it. One at a time: of two, the later would remove what the earlier
 * has put there meanwhile.
 */
async function clear(path: string): Promise<boolean> {
  const guard = `${path}.clearing`
  const begun = await stat(guard).catch(() => undefined)
  // Whoever was at it died.
  if (begun && Date.now() - begun.mtimeMs > silence) await unlink(guard).catch(() => undefined)
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
    return touched !== undefined && Date.now() - touched.mtimeMs < silence
  }
  if (!pid) return false
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  // Numbers of processes are given out again; when they started is not.
  return (await startOf(Number(pid))) === start
}

/** When a process started, in ticks since the machine did; empty where the system does not say. */
async function startOf(pid: number): Promise<string> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name of the program, in brackets, may hold spaces.
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

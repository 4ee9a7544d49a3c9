import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder with everything a run keeps. */
export type State = {
  readonly folder: string
  /** Whether there was none. */
  readonly isNew: boolean
  path(name: string): string
  /** A random secret that stays the same from run to run. */
  secret(name: string): string
  close(): void
}

/** Opens `.latchkey` in a folder, for this process alone. Other programs' files in it stay as they are. */
export function openState(parent: string, { reset = false } = {}): State {
  const folder = join(parent, '.latchkey')
  const path = (name: string) => join(folder, name)
  const isNew = mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined
  lock(path('pid'))
  if (reset)
    for (const name of ['postgres', 'pglite', 'chain.json', 'server', 'secrets'])
      rmSync(path(name), { recursive: true, force: true })
  mkdirSync(path('secrets'), { recursive: true, mode: 0o700 })
  mkdirSync(path('server'), { recursive: true, mode: 0o700 })
  // So that it is never committed: it holds keys of this machine.
  writeFileSync(path('.gitignore'), '*\n')
  return {
    folder,
    isNew: isNew || reset,
    path,
    secret(name) {
      const file = join(path('secrets'), name)
      try {
        writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
      } catch {
        // It was made by an earlier run.
      }
      return readFileSync(file, 'utf8')
    },
    close: () => rmSync(path('pid'), { force: true }),
  }
}

function lock(file: string): void {
  const take = () => writeFileSync(file, `${process.pid}`, { flag: 'wx', mode: 0o600 })
  try {
    take()
  } catch {
    const pid = Number(readFileSync(file, 'utf8'))
    if (isAlive(pid)) throw new Error(`latchkey dev runs in this folder already, as process ${pid}.`)
    rmSync(file, { force: true })
    take()
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid < 2 || pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

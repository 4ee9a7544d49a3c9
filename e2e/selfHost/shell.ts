import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A terminal: working directory and variables carry over from one block to the next. */
export type Shell = {
  /** Runs a block until it exits. Rejects if it fails. */
  run(code: string): Promise<void>
  /** Runs a block in a second terminal with the same directory and variables; resolves once it prints `until`. */
  stay(code: string, until: string): Promise<void>
  /** All output so far. */
  said(): string
  /** Stops everything that is still running. */
  close(): Promise<void>
}

export function openShell({ folder, env, timeoutMs }: openShell.Options): Shell {
  const state = join(folder, '.state')
  const running = new Set<ChildProcess>()
  let said = ''

  function start(code: string): ChildProcess {
    const before = existsSync(state) ? readFileSync(state, 'utf8') : ''
    // Its own process group, so that child processes stop with it.
    const child = spawn('bash', ['-e', '-c', `${before}\n${code}`], {
      cwd: folder,
      env: { ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    const keep = (chunk: Buffer) => {
      said += chunk
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    running.add(child)
    return child
  }

  const endAll = () => running.forEach(end)
  const interrupt = () => process.exit(130)
  process.once('exit', endAll).once('SIGINT', interrupt).once('SIGTERM', interrupt)

  return {
    async run(code) {
      const from = said.length
      const child = start(`${code}\n{ export -p; printf 'cd %q\\n' "$PWD"; } > ${state}`)
      const late = setTimeout(() => end(child), timeoutMs)
      const [status] = (await once(child, 'close')) as [number | null]
      clearTimeout(late)
      running.delete(child)
      if (status !== 0) throw new Error(`ended with ${status ?? 'no answer'}:\n${said.slice(from)}`)
    },
    async stay(code, until) {
      const from = said.length
      const child = start(code)
      const began = Date.now()
      while (!said.slice(from).includes(until)) {
        if (hasEnded(child) || Date.now() - began > timeoutMs)
          throw new Error(`did not get to say “${until}”:\n${said.slice(from)}`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    said: () => said,
    async close() {
      process.off('exit', endAll).off('SIGINT', interrupt).off('SIGTERM', interrupt)
      const gone = [...running].filter((child) => !hasEnded(child)).map((child) => once(child, 'close'))
      endAll()
      await Promise.all(gone)
    },
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

function end({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The group has already exited.
  }
}

export declare namespace openShell {
  type Options = {
    folder: string
    env: Readonly<Record<string, string>>
    /** A block must have exited or started up within this time. */
    timeoutMs: number
  }
}

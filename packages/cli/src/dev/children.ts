import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { programFile } from '../programFile.ts'

const graceMs = 8_000

/** The processes of one run, of which none outlives it. */
export type Children = {
  /** Starts a process; `signal` ends it. `onEnd` is called if it ends by itself. */
  start(options: StartOptions): ChildProcess
  /** Ends them, the last that was started first. */
  stop(): Promise<void>
}

type StartOptions = {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly signal: NodeJS.Signals
  readonly cwd?: string | undefined
  readonly env?: NodeJS.ProcessEnv | undefined
  onEnd(reason: string): void
}

export function createChildren(): Children {
  const started: { child: ChildProcess; signal: NodeJS.Signals }[] = []
  let isStopping = false
  // Ctrl-C goes to the group of the terminal: with groups of their own, processes end in order.
  const own: SpawnOptions = { detached: true, windowsHide: true }
  const guard = spawn(process.execPath, [programFile('dev/guardProcess.ts')], {
    ...own,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.unref()
  guard.on('error', () => undefined)
  guard.stdin?.on('error', () => undefined)
  const tell = (line: string) => void guard.stdin?.write(`${line}\n`)

  return {
    start({ name, command, args, signal, cwd, env, onEnd }) {
      const child = spawn(command, args, { ...own, cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
      started.push({ child, signal })
      if (child.pid !== undefined) tell(`+ ${child.pid} ${signal}`)
      child.once('error', ({ message }) => onEnd(`${name} did not start: ${message}`))
      child.once('exit', (code, by) => {
        tell(`- ${child.pid}`)
        if (!isStopping) onEnd(`${name} ended with ${by ?? code}`)
      })
      return child
    },
    async stop() {
      isStopping = true
      for (const { child, signal } of started.toReversed()) await end(child, signal)
      guard.stdin?.end()
    },
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await Promise.race([gone, sleep(graceMs, undefined, { ref: false })])
  try {
    // What it has started itself, or itself if it does not end.
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // None is left.
  }
}

/** Resolves to the match once a process prints it; keeps reading, so that its output never blocks. */
export function printed(child: ChildProcess, pattern: RegExp, name: string): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      if (output.length > 64_000) return
      output += chunk
      const found = pattern.exec(output)
      if (found) resolve(found)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', reject)
    child.once('exit', (code) =>
      reject(new Error(`${name} ended with ${code}:\n${output.trim().slice(-2_000)}`)),
    )
  })
}

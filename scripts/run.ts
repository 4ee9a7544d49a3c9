import { spawn } from 'node:child_process'

export type Outcome = { code: number; output: string; seconds: number }

export declare namespace run {
  type Options = {
    cwd?: string | undefined
    env?: Record<string, string> | undefined
    /** Also print the output as it comes, and keep only its end; with a text, it starts each line. */
    show?: boolean | string | undefined
    /** Timeout in seconds; kills the command and everything it started. */
    limit?: number | undefined
  }
}

/** What is kept of output that is shown. */
const shownChars = 20_000

/** Runs a command until it exits; never rejects. The code is -1 if it cannot start or is killed. */
export function run(command: string, args: readonly string[], options: run.Options = {}): Promise<Outcome> {
  const started = performance.now()
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its own process group, so that the browsers and nodes it starts are killed with it.
      detached: true,
    })
    const kill = () => {
      if (!child.pid) return
      try {
        process.kill(-child.pid, 'SIGKILL')
      } catch {
        // The group has already exited.
      }
    }
    const interrupt = () => {
      kill()
      process.exit(130)
    }
    const timer = options.limit && setTimeout(kill, options.limit * 1000)
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt)

    let shownLine = ''
    const showLines = (label: string, text: string) => {
      const lines = (shownLine + text).split('\n')
      shownLine = lines.pop() ?? ''
      for (const line of lines) process.stdout.write(`${label}${line}\n`)
    }
    const keep = (chunk: Buffer) => {
      output += chunk
      if (!options.show) return
      if (options.show === true) process.stdout.write(chunk)
      else showLines(options.show, String(chunk))
      output = output.slice(-shownChars)
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    const finish = (code: number) => {
      if (shownLine && typeof options.show === 'string') showLines(options.show, '\n')
      clearTimeout(timer || undefined)
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
      resolve({ code, output, seconds: (performance.now() - started) / 1000 })
    }
    child.on('error', (error) => {
      output += error.message
      finish(-1)
    })
    // Processes left running would keep the output open.
    child.on('exit', kill)
    child.on('close', (code) => finish(code ?? -1))
  })
}

import { type ChildProcess, spawn } from 'node:child_process'
import { expect, vi } from 'vitest'
import { freePort } from '../../../testing/freePort.ts'
import { serverProgram } from '../../../testing/serverProgram.ts'

const children: ChildProcess[] = []

export function killProcesses(): void {
  for (const child of children.splice(0)) child.kill('SIGKILL')
}

/** The server as a process of its own, which a test can kill. */
export async function startProcess(
  env: Record<string, string>,
  port?: number,
): Promise<{ url: string; port: number; child: ChildProcess }> {
  const own = port ?? (await freePort())
  const child = spawn(process.execPath, [serverProgram, 'serve'], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: `${own}`, LOG_LEVEL: 'fatal', ...env },
    stdio: 'inherit',
  })
  children.push(child)
  const url = `http://127.0.0.1:${own}`
  await vi.waitFor(async () => expect((await fetch(`${url}/livez`)).status).toBe(200), {
    timeout: 40_000,
    interval: 100,
  })
  return { url, port: own, child }
}

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { end, endWithUs } from './children.ts'

/** Starts a script of this folder on a core; resolves when it has printed its address. */
export async function startScript(name: string, args: readonly string[], core: number): Promise<Script> {
  const path = join(import.meta.dirname, name)
  const child = spawn('taskset', ['-c', `${core}`, process.execPath, path, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  endWithUs(child)
  for await (const url of createInterface({ input: child.stdout }))
    return { url, pid: child.pid ?? 0, stop: () => end(child) }
  throw new Error(`${name} ended before it listened`)
}

export type Script = { readonly url: string; readonly pid: number; stop(): Promise<void> }

import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

// Ends what `latchkey dev` has started if that is killed: it then cannot do so itself. Told of
// processes by lines, "+ 123 SIGINT" and "- 123"; its standard input ends when the command does.

const graceMs = 4_000
const children = new Map<number, NodeJS.Signals>()

for await (const line of createInterface({ input: process.stdin })) {
  const [, sign, pid, signal] = /^([+-]) (\d+)(?: (\w+))?$/.exec(line) ?? []
  if (sign === '+') children.set(Number(pid), (signal ?? 'SIGTERM') as NodeJS.Signals)
  else children.delete(Number(pid))
}
for (const [pid, signal] of children) send(pid, signal)
for (const ends = Date.now() + graceMs; Date.now() < ends && [...children.keys()].some(isAlive); )
  await sleep(50)
for (const pid of children.keys()) send(-pid, 'SIGKILL')

function isAlive(pid: number): boolean {
  return send(pid, 0)
}

function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

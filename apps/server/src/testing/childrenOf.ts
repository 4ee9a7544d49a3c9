import { readdirSync, readFileSync } from 'node:fs'

/** Ids of the processes that another has started. */
export function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => statusOf(pid)?.parent === parent)
}

/** A zombie process holds no resources. */
export function isAlive(pid: number): boolean {
  const status = statusOf(pid)
  return status !== undefined && status.state !== 'Z'
}

function statusOf(pid: number): { state: string; parent: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state = '', parent = ''] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { state, parent: Number(parent) }
  } catch {
    return undefined
  }
}

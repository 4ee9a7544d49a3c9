import type { Answer } from '@latchkey/protocol/http/contract'
import type { NodeHealth, serverHealth } from '@latchkey/protocol/http/health'

export type Health = Answer<typeof serverHealth>
export type Tone = 'negative' | 'neutral' | 'positive' | 'warning'

export type NodeRow = NodeHealth & { readonly key: string; readonly processes: number }

const order: readonly NodeHealth['state'][] = ['failing', 'other_chain', 'resting', 'ok', 'unused']

/** Each node once, as the process sees it that sees it worst; those that no process uses are left out. */
export function nodesOf({ processes }: Health): NodeRow[] {
  const rows = new Map<string, NodeRow>()
  for (const { isGone, nodes } of processes)
    for (const node of isGone ? [] : nodes) {
      if (node.state === 'unused') continue
      const key = `${node.chain} ${node.id}`
      const known = rows.get(key)
      const isWorse = !known || rank(node) < rank(known)
      rows.set(key, { ...(isWorse ? node : known), key, processes: (known?.processes ?? 0) + 1 })
    }
  return [...rows.values()].sort((a, b) => rank(a) - rank(b) || a.key.localeCompare(b.key))
}

/** Nodes in the settings that no process has needed. */
export function unusedCount({ processes }: Health): number {
  const all = new Map<string, boolean>()
  for (const { nodes } of processes)
    for (const { chain, id, state } of nodes) {
      const key = `${chain} ${id}`
      all.set(key, (all.get(key) ?? true) && state === 'unused')
    }
  return [...all.values()].filter(Boolean).length
}

const rank = ({ state }: NodeHealth) => order.indexOf(state)

/** The last time each version of the kit was seen, the newest first. */
export function kitsOf({ processes }: Health) {
  const seen = new Map<string, Health['processes'][number]['kits'][number]>()
  for (const kit of processes.flatMap(({ kits }) => kits)) {
    const key = `${kit.type} ${kit.version}`
    const known = seen.get(key)
    if (!known || known.lastSeenAt < kit.lastSeenAt) seen.set(key, kit)
  }
  return [...seen.values()].sort((a, b) => b.lastSeenAt.localeCompare(a.lastSeenAt))
}

/** Each vendor once; it rests if it does so in any process. */
export function vendorsOf({ processes }: Health) {
  const states = new Map<string, 'ok' | 'resting'>()
  for (const { isGone, vendors } of processes)
    for (const { name, state } of isGone ? [] : vendors)
      if (states.get(name) !== 'resting') states.set(name, state)
  return [...states].map(([name, state]) => ({ name, state }))
}

/** The worst that a process says about Redis. */
export function redisOf({ processes }: Health): 'away' | 'full' | 'none' | 'ok' {
  const states = processes.filter(({ isGone }) => !isGone).map(({ redis }) => redis)
  return (['away', 'full', 'ok'] as const).find((state) => states.includes(state)) ?? 'none'
}

export function spoolOf({ processes }: Health) {
  const alive = processes.filter(({ isGone }) => !isGone).map(({ spool }) => spool)
  return {
    bytes: alive.reduce((sum, { bytes }) => sum + bytes, 0),
    share: Math.max(0, ...alive.map(({ bytes, maxBytes }) => bytes / maxBytes)),
  }
}

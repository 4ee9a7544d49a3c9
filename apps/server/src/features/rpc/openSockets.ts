import type { FastifyRequest } from 'fastify'
import { ipKey } from '../../limits/ipKey.ts'

/** Counts open sockets by owner. Each uses memory while it is open, which no rate limit bounds. */
export type OpenSockets = {
  /** Whether the address or the project has reached its limit. */
  isFull(request: FastifyRequest): boolean
  /** Counts a socket; returns a function to release it. */
  enter(request: FastifyRequest): () => void
}

/** Limits per process. */
export const maxPerAddress = 50
export const maxPerProject = 10_000

export function createOpenSockets(): OpenSockets {
  const counts = new Map<string, number>()

  function accountsOf({ ip, project }: FastifyRequest): [key: string, most: number][] {
    const address: [string, number] = [`ip:${ipKey(ip)}`, maxPerAddress]
    return project ? [address, [`project:${project.id}`, maxPerProject]] : [address]
  }

  function add(key: string, change: 1 | -1) {
    const count = (counts.get(key) ?? 0) + change
    if (count > 0) counts.set(key, count)
    else counts.delete(key)
  }

  return {
    isFull: (request) => accountsOf(request).some(([key, most]) => (counts.get(key) ?? 0) >= most),
    enter(request) {
      // Read once, so that the same keys are released.
      const keys = accountsOf(request).map(([key]) => key)
      for (const key of keys) add(key, 1)
      return () => {
        for (const key of keys.splice(0)) add(key, -1)
      }
    },
  }
}

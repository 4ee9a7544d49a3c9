import type { FastifyRequest } from 'fastify'
import { ipKey } from '../../limits/ipKey.ts'

/** How many sockets are open, by whom. Each costs memory for as long as it stays, which no rate bounds. */
export type OpenSockets = {
  /** Whether its address or its project has as many as one may have. */
  isFull(request: FastifyRequest): boolean
  /** Counts a socket; returns how to end that. */
  enter(request: FastifyRequest): () => void
}

/** In one process. */
export const mostPerAddress = 50
export const mostPerProject = 10_000

export function createOpenSockets(): OpenSockets {
  const counts = new Map<string, number>()

  function accountsOf({ ip, project }: FastifyRequest): [key: string, most: number][] {
    const address: [string, number] = [`ip:${ipKey(ip)}`, mostPerAddress]
    return project ? [address, [`project:${project.id}`, mostPerProject]] : [address]
  }

  function add(key: string, change: 1 | -1) {
    const count = (counts.get(key) ?? 0) + change
    if (count > 0) counts.set(key, count)
    else counts.delete(key)
  }

  return {
    isFull: (request) => accountsOf(request).some(([key, most]) => (counts.get(key) ?? 0) >= most),
    enter(request) {
      // Read once: the same are given back that were taken.
      const keys = accountsOf(request).map(([key]) => key)
      for (const key of keys) add(key, 1)
      return () => {
        for (const key of keys.splice(0)) add(key, -1)
      }
    },
  }
}

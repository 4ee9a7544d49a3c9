import type { FastifyRequest } from 'fastify'
import { createAddressCounts } from '../../limits/addressCounts.ts'

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
  const addresses = createAddressCounts(maxPerAddress)
  const projects = new Map<string, number>()

  function countProject(id: string, change: 1 | -1) {
    const count = (projects.get(id) ?? 0) + change
    if (count > 0) projects.set(id, count)
    else projects.delete(id)
  }

  return {
    isFull: ({ ip, project }) =>
      addresses.isFull(ip) || (project !== undefined && (projects.get(project.id) ?? 0) >= maxPerProject),
    enter({ ip, project }) {
      addresses.add(ip)
      if (project) countProject(project.id, 1)
      let isReleased = false
      return () => {
        if (isReleased) return
        isReleased = true
        addresses.remove(ip)
        if (project) countProject(project.id, -1)
      }
    },
  }
}

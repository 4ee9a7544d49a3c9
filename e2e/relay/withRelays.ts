import { createProject, type ServerProcess } from '../server/startServer.ts'
import { type World, withWorld } from '../server/withWorld.ts'
import { type Link, startLink } from './startLink.ts'

/** Two real processes on one Redis, each behind a proxy that fails over to the other. */
export type Relays = {
  readonly world: World
  readonly nodes: readonly [ServerProcess, ServerProcess]
  readonly links: readonly [Link, Link]
  readonly urls: readonly [string, string]
  readonly projectId: string
}

export function withRelays<T>(run: (relays: Relays) => Promise<T>): Promise<T> {
  return withWorld({ redis: true }, async (world) => {
    const links = [await startLink(), await startLink()] as const
    for (const { stop } of links) world.onEnd(stop)
    const urls = links.map(({ port }) => `ws://127.0.0.1:${port}/relay`) as [string, string]
    const env = { ROLES: 'api,relay', RELAY_URLS: urls.join(','), DRAIN_DELAY_MS: '500' }
    const nodes = [await world.startServer({ env }), await world.startServer({ env })] as const
    const ports = nodes.map(({ url }) => Number(new URL(url).port)) as [number, number]
    links[0].targets = ports
    links[1].targets = ports.toReversed()
    const projectId = await createProject(nodes[0].url, 'relay', ['https://app.example.com'])
    return run({ world, nodes, links, urls, projectId })
  })
}

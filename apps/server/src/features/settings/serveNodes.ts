import { createHmac } from 'node:crypto'
import type { ChainId } from '@latchkey/protocol/caip'
import { badRequest, chainUnsupported, setByEnvironment } from '@latchkey/protocol/catalogue'
import type { Answer } from '@latchkey/protocol/http/contract'
import * as contract from '@latchkey/protocol/http/nodes'
import { variableOf } from '../../chains/chainVariable.ts'
import { problemOf } from '../../chains/knownChains.ts'
import type { App, Parts, Serving } from '../../feature.ts'
import type { Upstream } from '../../gateway/gateway.ts'
import { tryNode } from '../../gateway/tryNode.ts'
import { actorOf } from '../../guard.ts'
import { Refusal } from '../../refusal.ts'
import { route } from '../../route.ts'
import { followsWithinMs } from '../../secrets/liveSettings.ts'
import { createOutboundRule } from '../../secrets/outboundRule.ts'
import { problemOfUrl } from '../../secrets/secretNames.ts'
import { deriveKeys } from '../../secrets/secrets.ts'
import type { StoredSecret } from '../../secrets/storedSecrets.ts'

type Wire = Answer<typeof contract.nodeList>['chains'][number]
type Deps = Serving & Pick<Parts, 'gateway' | 'live' | 'stored'>

/** Nodes are stored as the variable of their chain would have them. */
export function serveNodes(app: App, deps: Deps): void {
  const { config, gateway, live, stored } = deps
  const rule = createOutboundRule(config.consoleHosts)
  const read = { access: 'admin', class: 'admin', scope: 'server:read' } as const
  const write = { ...read, scope: 'server:write', isFresh: true } as const
  const [idKey] = deriveKeys(config.secrets, 'ids of nodes')
  /** Names a node without its URL, which cannot be found from it. */
  const idOf = (url: string) => createHmac('sha256', idKey).update(url).digest('base64url').slice(0, 16)

  route(app, deps, contract.nodeList, read, async () => {
    await live.refresh()
    const rows = new Map((await stored.list()).map((row) => [row.name, row]))
    return {
      chains: gateway.chains.http.map((chain) => toWire(chain, rows.get(variableOf(chain) ?? ''))),
      followsWithinMs,
    }
  })

  route(app, deps, contract.nodeSet, write, async ({ params, body, request }) => {
    const chain = params.chainId as ChainId
    const name = changeable(chain)
    const urls = [...new Set(body.nodes.map((node) => urlOf(chain, node)))]
    const row = await stored.set(name, urls.join(','), actorOf(request))
    await live.refresh()
    return { chain: toWire(chain, row) }
  })

  route(app, deps, contract.nodeRemove, write, async ({ params, request }) => {
    const removed = await stored.remove(changeable(params.chainId as ChainId), actorOf(request))
    await live.refresh()
    return { removed }
  })

  route(app, deps, contract.nodeTest, { ...write, timeoutMs: 30_000 }, async ({ params, body }) => {
    const chain = params.chainId as ChainId
    served(chain)
    const url = urlOf(chain, body)
    const known = gateway.nodes(chain).find(({ upstream }) => upstream.url === url)
    return tryNode(chain, known?.upstream ?? { id: 'tried', url, lookup: rule.lookupFor(new URL(url)) })
  })

  function served(chain: ChainId): void {
    if (!gateway.chains.http.includes(chain))
      throw new Refusal(chainUnsupported, {
        description:
          'The server does not serve this chain: name a node in the environment first, and restart it',
      })
  }

  function changeable(chain: ChainId): string {
    served(chain)
    const name = variableOf(chain)
    if (!name)
      throw new Refusal(chainUnsupported, {
        description: 'No variable can name this chain: use the settings file',
      })
    if (config.isSet(name)) throw new Refusal(setByEnvironment)
    return name
  }

  function urlOf(chain: ChainId, node: { id: string } | { url: string }): string {
    if ('id' in node) {
      const found = storedNodes(chain).find(({ url }) => idOf(url) === node.id)
      if (found) return found.url
      throw new Refusal(badRequest, { field: 'nodes', description: 'Unknown node: load the list again' })
    }
    // A comma separates nodes.
    const url = node.url.replaceAll(',', '%2C')
    const parsed = URL.parse(url)
    const problem = problemOfUrl(url, rule) ?? (parsed ? problemOf(chain, parsed) : 'must be a URL')
    if (problem) throw new Refusal(badRequest, { field: 'url', description: `The node ${problem}` })
    return url
  }

  function storedNodes(chain: ChainId): readonly Upstream[] {
    const { storedUrls } = live.current()
    return gateway.nodes(chain).flatMap(({ upstream }) => (storedUrls.has(upstream.url) ? [upstream] : []))
  }

  function toWire(chain: ChainId, row: StoredSecret | undefined): Wire {
    const { storedUrls } = live.current()
    const isSet = config.isSet(variableOf(chain) ?? '')
    const kept = isSet ? undefined : row
    return {
      chainId: chain,
      source: isSet ? 'environment' : kept ? 'console' : 'public',
      nodes: gateway.nodes(chain).map(({ upstream, state }) => ({
        id: storedUrls.has(upstream.url) ? idOf(upstream.url) : null,
        host: new URL(upstream.url).host,
        state,
      })),
      setBy: kept?.setBy ?? null,
      setAt: kept?.setAt.toISOString() ?? null,
    }
  }
}

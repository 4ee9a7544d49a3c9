import type { Namespace, RemoteEvent, RemoteGrant, RemoteLink } from '@latchkey/chains/driver'
import { isChainId, isNamespace, parseChainId } from '@latchkey/protocol/caip'
import { isRecord } from '@latchkey/protocol/isRecord'
import type { ConnectorHost } from '../../core/connections/connector.ts'
import { providerError } from '../providerError.ts'
import type { Announced } from './announced.ts'
import { type AskOptions, openPort, type Port } from './port.ts'
import { type Asked, askOf, type Grants, readScopes, toScopes } from './scopes.ts'

/** One session with an installed wallet, for all families. The wallet remembers it; the page stores nothing. */
export type MultichainClient = {
  grant(namespace: Namespace): RemoteGrant | undefined
  /** Asks the visitor. Rejects if they grant nothing. */
  ask(options: AskOptions): Promise<void>
  /** Resumes the session that the wallet remembers, if there is one. Never rejects. */
  restore(): Promise<void>
  request: RemoteLink['request']
  close(): Promise<void>
}

const restoreTimeoutMs = 4_000
const requestTimeoutMs = 10 * 60_000
const leaveTimeoutMs = 2_000
const maxIdLength = 200
// Codes of CAIP-25 for what the visitor refused.
const refusals = [5000, 5001, 5002]

/**
 * The page's half of the multichain API.
 *
 * @see https://chainagnostic.org/CAIPs/caip-25
 * @see https://chainagnostic.org/CAIPs/caip-27
 * @see https://chainagnostic.org/CAIPs/caip-285
 * @see https://chainagnostic.org/CAIPs/caip-311
 * @see https://chainagnostic.org/CAIPs/caip-312
 * @see https://chainagnostic.org/CAIPs/caip-319
 * @see https://docs.metamask.io/metamask-connect/multichain/reference/api
 */
export function createClient({ emit, host, wallet }: createClient.Args): MultichainClient {
  const { name, target } = wallet
  let port: Port | undefined
  let asked: Asked = {}
  let grants: Grants = {}
  /** Some wallets name their sessions (CAIP-171). */
  let session: { readonly sessionId?: string } = {}
  /** Requests for consent that the wallet has not answered. */
  let prompts = 0
  let restoring: Promise<void> | undefined

  const families = (of: Grants) => Object.keys(of).filter(isNamespace)
  const isOpen = () => families(grants).length > 0

  function live(): Port {
    port ??= openPort({ target, onNotification, onLost })
    return port
  }
  function shut(): void {
    port?.close()
    port = undefined
  }
  /** The wallet is left alone unless it is in use. */
  function rest(): void {
    if (!isOpen() && prompts === 0) shut()
  }
  function adopt(next: Grants): void {
    const before = grants
    grants = next
    if (!isOpen()) session = {}
    for (const namespace of new Set([...families(before), ...families(next)]))
      emit(namespace, { type: next[namespace] ? 'grant' : 'close' })
  }

  function onNotification(method: string, params: Record<string, unknown>): void {
    // Sent to every page of the origin, also to one that is not connected.
    if (!isOpen() || (params.sessionId !== undefined && params.sessionId !== session.sessionId)) return
    if (method === 'wallet_notify') tellEvent(params)
    const next = method === 'wallet_sessionChanged' && readScopes(params.sessionScopes, asked)
    if (next) adopt(next)
  }
  function tellEvent({ notification, scope }: Record<string, unknown>): void {
    if (!isChainId(scope) || !isRecord(notification)) return
    const { method, params } = notification
    const { namespace } = parseChainId(scope)
    const grant = grants[namespace]
    if (typeof method !== 'string' || !grant?.networks.includes(scope) || !grant.events.includes(method))
      return
    emit(namespace, { type: 'event', network: scope, name: method, data: params })
  }
  /** What it said meanwhile was missed, so the session is read again; without an answer it is over. */
  function onLost(): void {
    port = undefined
    if (isOpen()) void read()
  }

  async function read(): Promise<void> {
    try {
      asked = await askOf(host.drivers)
      const answer = await live().ask('wallet_getSession', session, { timeoutMs: restoreTimeoutMs })
      adopt(readScopes(isRecord(answer) ? answer.sessionScopes : undefined, asked) ?? {})
    } catch {
      adopt({})
    }
    rest()
  }

  host.signal.addEventListener('abort', shut)

  return {
    grant(namespace) {
      const grant = grants[namespace]
      return grant && { ...grant, name }
    },
    async ask({ signal }) {
      asked = await askOf(host.drivers)
      prompts++
      try {
        const params = { optionalScopes: toScopes(asked) }
        const answer = await live().ask('wallet_createSession', params, {
          signal,
          timeoutMs: requestTimeoutMs,
        })
        const { sessionId, sessionScopes } = isRecord(answer) ? answer : {}
        const next = readScopes(sessionScopes, asked)
        if (!next) throw providerError(-32603, 'The wallet answered with no session.')
        const isId = typeof sessionId === 'string' && sessionId.length <= maxIdLength
        session = isId ? { sessionId } : {}
        adopt(next)
        if (!isOpen()) throw providerError(4001, 'Nothing was granted.')
      } catch (error) {
        const { code } = error as { code?: unknown }
        throw refusals.includes(code as number) ? providerError(4001, (error as Error).message) : error
      } finally {
        prompts--
        rest()
      }
    },
    async restore() {
      if (isOpen()) return
      restoring ??= read().finally(() => {
        restoring = undefined
      })
      await restoring
    },
    async request({ method, network, params, signal }) {
      const { namespace } = parseChainId(network)
      const grant = grants[namespace]
      const dialect = asked[namespace]?.dialect
      if (!dialect || !grant?.networks.includes(network))
        throw providerError(4901, 'Not granted on this network.')
      if (!grant.methods?.includes(method)) throw providerError(4200, 'Not granted by the wallet.')
      const body = { ...session, scope: network, request: dialect.toCall({ method, network, params }) }
      const answer = await live().ask('wallet_invokeMethod', body, { signal, timeoutMs: requestTimeoutMs })
      return dialect.toAnswer(answer)
    },
    async close() {
      if (!isOpen()) return
      const left = live().ask('wallet_revokeSession', session, { timeoutMs: leaveTimeoutMs })
      adopt({})
      await left.catch(() => undefined)
      rest()
    },
  }
}

export declare namespace createClient {
  type Args = {
    host: ConnectorHost
    wallet: Announced
    emit(namespace: Namespace, event: RemoteEvent): void
  }
}

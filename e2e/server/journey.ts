import { randomBytes, randomUUID } from 'node:crypto'
import { overloaded } from '../../packages/protocol/src/catalogue/server.ts'
import type { Ask } from './ask.ts'
import { chainId } from './withWorld.ts'

/** An RPC call whose response must have a result. */
export function rpc(
  projectId: string,
  method: string,
  params: readonly unknown[] = [],
  chain: string = chainId,
): Ask {
  return {
    kind: method,
    method: 'POST',
    path: `/v1?chainId=${chain}&projectId=${projectId}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    check: (status, body) =>
      status === 200 && body.includes('"result"') ? undefined : `${status} ${body.slice(0, 120)}`,
  }
}

/** A unique call, so that no cache has its response. */
export const uncached = (projectId: string): Ask =>
  rpc(projectId, 'eth_getBalance', [randomAddress(), 'latest'])

export const randomAddress = (): string => `0x${randomBytes(20).toString('hex')}`

/** The reads of a page with the modal, in roughly realistic proportions. */
export function mixedReads(projectId: string): (index: number) => Ask {
  const get = (kind: string, path: string): Ask => ({ kind, method: 'GET', path })
  const reads: ((index: number) => Ask)[] = [
    () => get('config', `/v1/config?projectId=${projectId}`),
    () => get('origins', `/projects/v1/origins?projectId=${projectId}`),
    () => get('chains', `/v1/supported-chains?projectId=${projectId}`),
    (index) => get('wallets', `/getWallets?projectId=${projectId}&page=${1 + (index % 5)}&entries=40`),
    () => rpc(projectId, 'eth_blockNumber'),
    () => rpc(projectId, 'eth_chainId'),
    () => uncached(projectId),
    () => rpc(projectId, 'eth_call', [{ to: randomAddress(), data: '0x70a08231' }, 'latest']),
    () => uncached(projectId),
    () =>
      get(
        'balance',
        `/v1/account/${randomAddress()}/balance?projectId=${projectId}&currency=usd&chainId=${chainId}`,
      ),
  ]
  return (index) => reads[index % reads.length]?.(index) ?? uncached(projectId)
}

/** One event with a known id. */
export function event(projectId: string, eventId: string = randomUUID()): Ask & { eventId: string } {
  return {
    kind: 'event',
    eventId,
    method: 'POST',
    path: `/e?projectId=${projectId}&st=faults&sv=1`,
    body: JSON.stringify({
      eventId,
      url: 'https://app.example/page',
      domain: 'app.example',
      timestamp: Date.now(),
      props: { type: 'track', event: 'MODAL_OPEN', properties: { connected: false } },
    }),
    // A busy process refuses events first, so that what visitors wait for is answered.
    check: (status, body) =>
      status < 300 || (status === 503 && body.includes(overloaded.code)) ? undefined : `${status}`,
  }
}

/** Reads with an event at a fixed interval, and the ids of the accepted events. */
export function readsAndEvents(projectId: string, every = 10) {
  const read = mixedReads(projectId)
  const accepted = new Set<string>()
  return {
    accepted,
    next: (index: number): Ask => (index % every === every - 1 ? event(projectId) : read(index)),
    onReply(what: Ask, reply: { status: number; body: string }) {
      if ('eventId' in what && reply.status === 202 && reply.body.includes('"accepted":1'))
        accepted.add(what.eventId as string)
    },
  }
}

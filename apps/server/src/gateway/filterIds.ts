import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { ChainId } from '@latchkey/protocol/caip'
import type { Upstream } from './gateway.ts'

/**
 * Filters live on the node that created them, so the id contains the upstream. It is
 * signed with the upstream's URL, which every process knows and callers do not: a
 * caller cannot make the gateway query a filter that was not handed out.
 */
export function writeFilterId(chain: ChainId, upstream: Upstream, id: string): string {
  return `0x${tagOf(upstream)}${sign(chain, upstream, id).toString('hex')}${Buffer.from(id).toString('hex')}`
}

/** The upstream and its filter id; undefined if the id is not valid. */
export function readFilterId<Open extends { readonly upstream: Upstream }>(
  chain: ChainId,
  upstreams: readonly Open[],
  value: unknown,
): { open: Open; id: string } | undefined {
  const [, tag, signature, rest] = (typeof value === 'string' && pattern.exec(value)) || []
  if (!tag || !signature || !rest) return undefined
  const open = upstreams.find(({ upstream }) => tagOf(upstream) === tag)
  if (!open) return undefined
  const id = Buffer.from(rest, 'hex').toString()
  return timingSafeEqual(Buffer.from(signature, 'hex'), sign(chain, open.upstream, id))
    ? { open, id }
    : undefined
}

const pattern = /^0x([\da-f]{8})([\da-f]{24})((?:[\da-f]{2}){1,96})$/

function tagOf({ id }: Upstream): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 8)
}

function sign(chain: ChainId, { url, headers }: Upstream, id: string): Buffer {
  const key = JSON.stringify([url, headers ?? {}])
  return createHmac('sha256', key).update(`${chain}\n${id}`).digest().subarray(0, 12)
}

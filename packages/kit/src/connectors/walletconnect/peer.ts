import { sanitiseName } from '@latchkey/chains/sanitise'
import { isRecord } from '@latchkey/protocol/isRecord'
import { appLink, webLink } from '../../core/appLink.ts'

/** Who is on the other side, in their own words. */
export type Peer = {
  /** Sanitised. */
  readonly name: string
  /** Links that open it on its own device, its own scheme first. */
  readonly apps: readonly string[]
}

const longestLink = 500

/** What a wallet tells of itself: nothing of it can be relied on, and nothing of it can do harm. */
export function readPeer(metadata: unknown): Peer {
  const { name, redirect } = isRecord(metadata) ? metadata : {}
  const { native, universal } = isRecord(redirect) ? redirect : {}
  const apps = [appLink(textOf(native)), webLink(textOf(universal))]
  return { name: sanitiseName(name), apps: readApps(apps) }
}

export function readApps(value: unknown): readonly string[] {
  const links = Array.isArray(value) ? value.map((link) => appLink(textOf(link))) : []
  return [...new Set(links.filter((link) => link !== undefined))]
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= longestLink ? value : undefined
}

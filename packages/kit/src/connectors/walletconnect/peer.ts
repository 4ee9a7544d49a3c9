import { sanitiseName } from '@latchkey/chains/sanitise'
import { isRecord } from '@latchkey/protocol/isRecord'
import { appLink, webLink } from '../../core/wallets/appLink.ts'

/** The wallet, as it describes itself. */
export type Peer = {
  /** Sanitised. */
  readonly name: string
  /** Links that open the app on its device, the custom scheme first. */
  readonly apps: readonly string[]
}

const maxLinkLength = 500

/** Sanitises the metadata of a wallet, which is not trusted. */
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
  return typeof value === 'string' && value.length <= maxLinkLength ? value : undefined
}

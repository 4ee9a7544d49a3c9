import { sanitiseName } from '@latchkey/chains/sanitise'
import { isRecord } from '@latchkey/protocol/isRecord'
import type { ConnectorHost } from '../../core/connector.ts'
import { isHex32 } from './bytes.ts'
import { type Asked, type Grants, readGrants } from './grant.ts'
import type { Identity } from './keyTypes.ts'
import { type Peer, readApps } from './peer.ts'

/** A link to a wallet, as it outlives a reload. */
export type Link = Peer & {
  readonly topic: string
  /**
   * Hexadecimal. It is stored in the clear, because the page has to go on
   * after a reload: whoever can read the page's storage can ask the wallet for
   * signatures in its name, as they could from within the page itself. Each
   * signature still needs a yes in the wallet.
   */
  readonly key: string
  /** Unix milliseconds. */
  readonly expiresAt: number
  readonly grants: Grants
  /** The key that all tabs have at the relay: it gives nobody what they said themselves. */
  readonly identity: Identity
  /** The wallet's id of the last change to the grants: an older one must not undo it. */
  readonly changedBy: number
}

/** One document, apart from the rest: it holds a key. */
export type LinkStore = {
  read(asked: Asked): Link | undefined
  write(link: Link | undefined): void
  /** Tells of changes by other tabs. */
  subscribe(listener: () => void): () => void
}

const version = 1
const base64url = /^[\w-]{43}$/

/** Storage may be missing, full, blocked or tampered with: every failure reads as empty. */
export function openLinkStore({ id, options }: ConnectorHost): LinkStore {
  const key = `latchkey.${id}.walletconnect`
  const backing = () => options.storage ?? localStorage
  return {
    read(asked) {
      try {
        return readLink(JSON.parse(backing().getItem(key) ?? 'null'), asked)
      } catch {
        return undefined
      }
    },
    write(link) {
      try {
        if (link) backing().setItem(key, JSON.stringify({ version, ...link }))
        else backing().removeItem(key)
      } catch {
        // Private mode or quota: the link lasts as long as the page.
      }
    },
    subscribe(listener) {
      const onChange = (changed: string | null) => {
        if (changed === key || changed === null) listener()
      }
      if (typeof options.storage?.subscribe === 'function') return options.storage.subscribe(onChange)
      const onStorage = (event: StorageEvent) => onChange(event.key)
      globalThis.window?.addEventListener('storage', onStorage)
      return () => globalThis.window?.removeEventListener('storage', onStorage)
    },
  }
}

function readLink(value: unknown, asked: Asked): Link | undefined {
  if (!isRecord(value) || value.version !== version) return undefined
  const { topic, key, expiresAt, name, apps, grants, identity, changedBy } = value
  if (!isHex32(topic) || !isHex32(key) || !isIdentity(identity)) return undefined
  if (typeof expiresAt !== 'number' || expiresAt <= Date.now()) return undefined
  const read = readGrants(grants, asked)
  if (!read || typeof changedBy !== 'number') return undefined
  const peer = { name: sanitiseName(name), apps: readApps(apps) }
  return { ...peer, topic, key, expiresAt, grants: read, identity, changedBy }
}

function isIdentity(value: unknown): value is Identity {
  return (
    isRecord(value) && [value.d, value.x].every((part) => typeof part === 'string' && base64url.test(part))
  )
}

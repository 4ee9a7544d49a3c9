import { sanitiseName } from '@latchkey/chains/sanitise'
import { isRecord } from '@latchkey/protocol/isRecord'
import type { ConnectorHost } from '../../core/connections/connector.ts'
import { isHex32 } from './bytes.ts'
import { type Asked, type Grants, readGrants } from './grant.ts'
import { heardKey } from './heard.ts'
import type { Identity } from './keyTypes.ts'
import { type Peer, readApps } from './peer.ts'

/** The stored session with a wallet. */
export type Link = Peer & {
  readonly topic: string
  /**
   * Hexadecimal. Stored unencrypted, because the page needs it after a reload.
   * Code that can read the page's storage can send requests to the wallet, as
   * code in the page can. Each request still needs approval in the wallet.
   */
  readonly key: string
  /** Unix milliseconds. */
  readonly expiresAt: number
  readonly grants: Grants
  /** Shared by all tabs. The relay does not deliver a client's own messages to it. */
  readonly identity: Identity
  /** Id of the wallet's last update of the grants; older updates are ignored. */
  readonly changedBy: number
}

/** A separate document, because it contains a key. */
export type LinkStore = {
  read(asked: Asked): Link | undefined
  write(link: Link | undefined): void
  /** Reports changes by other tabs. */
  subscribe(listener: () => void): () => void
}

const version = 1
const base64url = /^[\w-]{43}$/

/** If storage is missing, full, blocked or tampered with, it reads as empty. */
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
        else {
          backing().removeItem(key)
          backing().removeItem(heardKey(id))
        }
      } catch {
        // Private mode or quota: the session ends with the page.
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

export function readLink(value: unknown, asked: Asked): Link | undefined {
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

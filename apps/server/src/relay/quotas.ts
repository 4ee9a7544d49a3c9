/** Whose message it is: limits apply to both. */
export type Owner = {
  /** The key that an IP address is limited by. */
  readonly address: string
  readonly project: string
}

/**
 * Bytes of stored messages by owner. Anyone can make any number of keys and topics, so
 * without a share of its own one address could fill the store for all others.
 */
export type Quotas = {
  hasRoom(owner: Owner, bytes: number): boolean
  add(owner: Owner, bytes: number): void
  remove(owner: Owner, bytes: number): void
}

/** What of the store one address, and one project, may use. */
const addressShare = 1 / 8
const projectShare = 1 / 2

export function createQuotas(maxBytes: () => number): Quotas {
  const held = new Map<string, number>()
  const bytesOf = (key: string) => held.get(key) ?? 0

  function change(owner: Owner, bytes: number): void {
    for (const key of keysOf(owner)) {
      const after = bytesOf(key) + bytes
      if (after > 0) held.set(key, after)
      else held.delete(key)
    }
  }

  return {
    hasRoom(owner, bytes) {
      const [address, project] = keysOf(owner)
      const most = maxBytes()
      return (
        bytesOf(address) + bytes <= most * addressShare && bytesOf(project) + bytes <= most * projectShare
      )
    },
    add: change,
    remove: (owner, bytes) => change(owner, -bytes),
  }
}

function keysOf({ address, project }: Owner): [address: string, project: string] {
  return [`a:${address}`, `p:${project}`]
}

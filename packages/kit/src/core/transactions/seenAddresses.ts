import type { ChainId, Namespace } from '@latchkey/chains/driver'
import { isLookAlike } from '@latchkey/protocol/lookAlike'
import { allConnections, connections } from '../connections/connections.ts'
import type { Kit } from '../kit.ts'
import { defineDocument } from '../state/document.ts'

/** Far more than a visitor has; each takes some fifty bytes of storage. */
const mostRecipients = 2_000
const mostSeen = 10_000

/** Who was sent something from this device, newest first, as `namespace:address`. */
const recipients = defineDocument<readonly string[]>('recipients', (value) =>
  Array.isArray(value) ? value.filter(isRecipient).slice(0, mostRecipients) : [],
)

function isRecipient(value: unknown): value is string {
  return typeof value === 'string' && value.length < 200
}

/** Who was sent something from this device, newest first. */
export function recentRecipients(kit: Kit, namespace: Namespace): string[] {
  return recipients
    .read(kit)
    .filter((entry) => entry.startsWith(`${namespace}:`))
    .map((entry) => entry.slice(namespace.length + 1))
}

/** Remembers a recipient, so that look-alike addresses can be told apart. */
export function rememberRecipient(kit: Kit, namespace: Namespace, address: string): void {
  const { key } = kit.driver(namespace).addresses
  const others = recipients
    .read(kit)
    .filter((entry) => key(entry.slice(namespace.length + 1)) !== key(address))
  recipients.write(kit, [`${namespace}:${address}`, ...others].slice(0, mostRecipients))
}

/** Senders and recipients of the transactions that were loaded, by family. */
const seen = new WeakMap<Kit, Map<string, Set<string>>>()

/** Notes who the transactions of a history are from and to. They count for nothing but warnings: a server can list anyone. */
export function noteAddresses(kit: Kit, chain: ChainId, addresses: readonly string[]): void {
  const [namespace = ''] = chain.split(':')
  const families = seen.get(kit) ?? new Map<string, Set<string>>()
  const known = families.get(namespace) ?? new Set<string>()
  for (const address of addresses) if (known.size < mostSeen && isRecipient(address)) known.add(address)
  seen.set(kit, families.set(namespace, known))
}

/** The visitor's accounts of a family. */
export function ownAddresses(kit: Kit, namespace: Namespace): string[] {
  return allConnections(connections.of(kit).get())
    .filter((connection) => connection.namespace === namespace)
    .flatMap(({ accounts }) => accounts.map(({ address }) => address))
}

/** An address that the visitor has, has sent to or has seen, and that this one could be mistaken for. */
export function lookAlikeOf(kit: Kit, namespace: Namespace, address: string): string | undefined {
  return [
    ...recentRecipients(kit, namespace),
    ...ownAddresses(kit, namespace),
    ...(seen.get(kit)?.get(namespace) ?? []),
  ].find((other) => isLookAlike(other, address))
}

import type { Namespace } from '@latchkey/chains/driver'
import type { Kit } from '../../core/kit.ts'
import { mostRecipients } from '../../core/storage.ts'

/** Who was sent something from this device, newest first. */
export function recentRecipients(kit: Kit, namespace: Namespace): string[] {
  return kit.storage
    .read()
    .recipients.filter((entry) => entry.startsWith(`${namespace}:`))
    .map((entry) => entry.slice(namespace.length + 1))
}

/** Remembers somebody, so that who only looks like them is told apart. */
export function rememberRecipient(kit: Kit, namespace: Namespace, address: string): void {
  const { key } = kit.driver(namespace).addresses
  kit.storage.update(({ recipients }) => ({
    recipients: [
      `${namespace}:${address}`,
      ...recipients.filter((entry) => key(entry.slice(namespace.length + 1)) !== key(address)),
    ].slice(0, mostRecipients),
  }))
}

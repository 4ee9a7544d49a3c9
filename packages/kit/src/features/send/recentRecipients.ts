import type { Namespace } from '@latchkey/chains/driver'
import type { Kit } from '../../core/kit.ts'
import { defineDocument } from '../../core/state/document.ts'

const mostRecipients = 50

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

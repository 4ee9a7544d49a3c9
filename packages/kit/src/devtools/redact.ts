import { connections } from '../core/connections/connections.ts'
import type { Kit } from '../core/kit.ts'

/**
 * Text without accounts: those that are connected, in any spelling that the kit has seen, and
 * everything that has the form of an address, a hash, a key or a mail address.
 */
export function redact(text: string, accounts: readonly string[] = []): string {
  const known = [...new Set(accounts.filter((account) => account.length >= 4))].sort(
    (one, other) => other.length - one.length,
  )
  let shown = text
  known.forEach((account, index) => {
    shown = shown.replaceAll(new RegExp(literally(account), 'gi'), `(account ${index + 1})`)
  })
  return shown
    .replaceAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '(mail)')
    .replaceAll(/\b0x[\da-f]{8,}/gi, '(hex)')
    .replaceAll(/[A-Za-z\d]{24,}/g, (word) => (isPlainWord(word) ? word : '(cut)'))
}

/** Every address that the kit knows of the visitor. */
export function accountsOf(kit: Kit): string[] {
  const sessions = [...kit.sessions.values()].flatMap(({ accounts }) => accounts)
  const state = JSON.stringify(connections.of(kit).get()) ?? ''
  const stated = [...state.matchAll(/"(?:address|account|key|selected|publicKey)":"([^"]+)"/g)].map(
    ([, found = '']) => found,
  )
  return [...sessions.flatMap((account) => textsOf(account)), ...stated].filter((text) => text.length >= 12)
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

/** Names in camelCase and in capitals are long too; addresses and keys mix digits or random capitals. */
function isPlainWord(word: string): boolean {
  return /^[A-Z]?[a-z]+(?:[A-Z][a-z]+)*$/.test(word)
}

function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

import type { Body } from '@latchkey/protocol/http/contract'
import type { userFind } from '@latchkey/protocol/http/users'

/** What was typed: an email address, a wallet, or the app's own id. */
export function findBy(typed: string): Body<typeof userFind> {
  const text = typed.trim()
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return { email: text }
  if (/^0x[\da-f]{40}$/i.test(text)) return { wallet: `eip155:1:${text}` }
  if (/^[a-z\d-]{3,8}:[-\w]{1,32}:[-.%\w]{1,128}$/i.test(text)) return { wallet: text }
  return { ownId: text.slice(0, 255) }
}

import type { LoginProvider } from '@latchkey/protocol/http/social'
import type { WalletView } from '../serveVault.ts'

/** What makes a wallet safer, if something does. */
export type NextStep = 'kit' | 'passkey' | 'secure' | 'export'

/** Two that do not depend on a device: with one, what the operator no longer helps with could be lost with it. */
const neededFactors = 2

/**
 * Whether only a passkey logs the visitor in on another device: those of guests log in, too. A kit
 * opens the wallet, but not the way to it.
 */
export function needsPasskey(provider: LoginProvider | undefined): boolean {
  return provider === 'passkey' || provider === 'guest'
}

/** `needsPasskey`: the visitor logs in with it, so a kit does not replace it. */
export function nextStep(
  { factors, level }: Pick<WalletView, 'factors' | 'level'>,
  { needsPasskey = false } = {},
): NextStep | undefined {
  const count = (kind: 'kit' | 'passkey') => factors.filter((factor) => factor.kind === kind).length
  const [kits, passkeys] = [count('kit'), count('passkey')]
  if (needsPasskey && passkeys < neededFactors) return 'passkey'
  if (kits === 0) return 'kit'
  if (kits + passkeys < neededFactors) return 'passkey'
  if (level === 'assisted') return 'secure'
  return level === 'exit' ? undefined : 'export'
}

/**
 * Whether a factor may be taken away: something that outlives the devices has to be left, and a
 * passkey if the visitor logs in with it.
 */
export function canRemove(
  { factors }: Pick<WalletView, 'factors'>,
  id: string,
  { needsPasskey = false } = {},
): boolean {
  const left = factors.filter((factor) => factor.kind !== 'device' && factor.id !== id)
  return needsPasskey ? left.some(({ kind }) => kind === 'passkey') : left.length > 0
}

/** Whether other words may take the place of the wallet: only this device and the escrow have seen it, and nothing was added. */
export function isReplaceable({
  accounts,
  factors,
  names,
}: Pick<WalletView, 'accounts' | 'factors' | 'names'>): boolean {
  if (names.size > 0 || accounts.some(({ index }) => index > 0)) return false
  return factors.every(({ isOwn, kind }) => isOwn || kind === 'escrow') && factors.length === 2
}

import type { WalletView } from '../serveVault.ts'

/** What makes a wallet safer, if something does. */
export type NextStep = 'kit' | 'passkey' | 'secure'

/** Two that do not depend on a device: with one, what the operator no longer helps with could be lost with it. */
const neededFactors = 2

export function nextStep({ factors, level }: Pick<WalletView, 'factors' | 'level'>): NextStep | undefined {
  const count = (kind: 'kit' | 'passkey') => factors.filter((factor) => factor.kind === kind).length
  const [kits, passkeys] = [count('kit'), count('passkey')]
  if (kits === 0) return 'kit'
  if (kits + passkeys < neededFactors) return 'passkey'
  return level === 'assisted' ? 'secure' : undefined
}

/** Whether a factor may be taken away: something that outlives the devices has to be left. */
export function canRemove({ factors }: Pick<WalletView, 'factors'>, id: string): boolean {
  return factors.some((factor) => factor.kind !== 'device' && factor.id !== id)
}

import type { ChainId } from '@latchkey/chains/driver'
import type { Kit } from '../../core/kit.ts'
import type { SiwxAccount } from './account.ts'

/** What is remembered until the page is left: for whom the visitor said no, and where they were signed in. */
export type Visit = {
  dismiss(account: SiwxAccount): void
  hasDismissed(account: SiwxAccount): boolean
  /** A wallet was linked: it may be asked about again. */
  welcome(account: SiwxAccount): void
  signedIn(account: SiwxAccount): void
  /** Chains on which an account was signed in, the last one first. */
  chainsOf(address: string): readonly ChainId[]
}

const visits = new WeakMap<Kit, Visit>()

export function visitOf(kit: Kit): Visit {
  const known = visits.get(kit)
  if (known) return known
  const dismissed = new Set<string>()
  const chains = new Map<string, readonly ChainId[]>()
  const visit: Visit = {
    dismiss: (account) => void dismissed.add(keyOf(account)),
    hasDismissed: (account) => dismissed.has(keyOf(account)),
    welcome: (account) => void dismissed.delete(keyOf(account)),
    signedIn({ address, chainId }) {
      const others = (chains.get(address) ?? []).filter((chain) => chain !== chainId)
      chains.set(address, [chainId, ...others])
    },
    chainsOf: (address) => chains.get(address) ?? [],
  }
  visits.set(kit, visit)
  return visit
}

function keyOf({ chainId, address }: SiwxAccount): string {
  return `${chainId}:${address}`
}

import type { LocalWallet } from '@latchkey/chains/driver'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import type { Connector } from '../../core/connections/connector.ts'
import { connectWallet } from '../../core/connections/connectWallet.ts'
import { pendingLinks } from '../../core/connections/pendingLinks.ts'
import type { Kit } from '../../core/kit.ts'
import { mayBeFramedBy, toOrigin } from './parentOrigin.ts'

// Part of the host's bundle; what speaks to the Safe is loaded inside a Safe only.

const id = 'safe'

/**
 * Connects the Safe in whose web app your page runs. Elsewhere it does nothing.
 *
 * @example
 * createLatchkey({ drivers: [evm({ networks })], connectors: [safe()] })
 */
export function safe({ allowedOrigins = ['https://app.safe.global'] }: safe.Options = {}): Connector {
  const origins = allowedOrigins.map(toOrigin)
  return {
    id,
    wallets(driver, onChange, host) {
      onChange([])
      // Only the wallets of Ethereum sign typed data (EIP-712).
      if (!driver.typedData || !mayBeFramedBy(origins)) return () => {}
      const life = new AbortController()
      // The kit passes itself to its connectors.
      const kit = host as Kit
      void find(life.signal)
        .then(async (wallet) => {
          if (!wallet || life.signal.aborted) return
          onChange([wallet])
          await connectAlone(kit, wallet)
        })
        .catch((error: unknown) => kit.emit({ type: 'INTERNAL_SDK_ERROR', error }))
      return () => life.abort()

      async function find(signal: AbortSignal): Promise<LocalWallet | undefined> {
        const { findSafe } = await import('./findSafe.ts')
        const provider = await findSafe({
          origins,
          signal,
          hasLeft: () => Boolean(kit.storage.readText(id)),
          // Remembered, or the next page would connect again.
          setLeft: (left) => kit.storage.writeText(id, left ? 'left' : undefined),
        })
        return (
          provider && {
            id,
            namespace: driver.namespace,
            name: 'Safe',
            kind: 'external',
            provider,
            hasContractAccounts: true,
            queuesTransactions: true,
          }
        )
      }
    },
  }
}

export declare namespace safe {
  type Options = {
    /** Origins of the Safe web apps to trust. @default ['https://app.safe.global'] */
    allowedOrigins?: readonly string[] | undefined
  }
}

/** Connects the Safe silently, because visitors open an app in a Safe to use it. A wallet that is connected already stays. */
async function connectAlone(kit: Kit, { id: walletId, namespace }: LocalWallet): Promise<void> {
  const isPending = [...pendingLinks(kit).values()].some((link) => link.namespace === namespace)
  if (isPending || activeConnection(connections.of(kit).get(), namespace) || kit.storage.readText(id)) return
  await connectWallet(kit, { walletId, namespace, silent: true }).catch(() => {
    // Still in the list of wallets.
  })
}

import { consoleProjectId } from '@latchkey/protocol/consoleProject'
import { createLatchkey, type Latchkey } from 'latchkey'
import { embedded } from 'latchkey/embedded'
import { arbitrum, base, evm, mainnet, optimism, polygon } from 'latchkey/evm'
import { mountLatchkey } from 'latchkey/mount'
import { serverSiwx } from 'latchkey/siwx'
import { solana } from 'latchkey/solana'

/** The kit that members sign in with: our own modal, on our own origin. Loaded with the first sign-in. */
export function openKit({ walletOrigin, locale, theme, statement }: openKit.Options): Latchkey {
  const kit = createLatchkey({
    id: consoleProjectId,
    projectId: consoleProjectId,
    api: location.origin,
    // Signing in is the same on each of them: wallets need not switch.
    drivers: [evm({ networks: [mainnet, base, optimism, arbitrum, polygon] }), solana()],
    siwx: serverSiwx({ statement }),
    connectors: walletOrigin ? [embedded({ url: walletOrigin })] : [],
    metadata: { name: 'Latchkey console', description: '', url: location.origin, icons: [] },
    theme: { mode: theme },
    locale,
  })
  mountLatchkey(kit)
  return kit
}

export declare namespace openKit {
  type Options = {
    walletOrigin: string | null
    locale: 'en' | 'ar'
    theme: 'light' | 'dark' | 'auto'
    /** A sentence in the message that the wallet shows. */
    statement: string
  }
}

import type { Network } from '@latchkey/chains/driver'
import type { ClientNote } from '../../connectors/farcaster/clientNote.ts'
import type { HostLink } from '../../connectors/farcaster/hostLink.ts'

/** The Solana wallet of a client. */
export const solanaWallet = {
  namespace: 'solana',
  capability: 'wallet.getSolanaProvider',
  async open({ link, ...args }: solanaWallet.Args): Promise<object> {
    const { createMiniAppWallet } = await import('@latchkey/chains/solana/miniApp')
    const ask = (method: string, params?: object) =>
      link.ask('solanaProviderRequest', [{ method, ...(params && { params }) }])
    return createMiniAppWallet({ ask, ...args })
  },
} as const

export declare namespace solanaWallet {
  type Args = {
    readonly link: HostLink
    readonly note: ClientNote
    readonly chains?: readonly string[] | undefined
    readonly name: string
    readonly networks: () => readonly Network[]
  }
}

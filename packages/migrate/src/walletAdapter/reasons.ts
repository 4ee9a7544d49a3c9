import { mark } from '../engine/mark.ts'
import type { Node } from '../engine/node.ts'
import type { Source } from '../engine/source.ts'

const reasons = {
  'the-provider': 'create the kit with createLatchkey, and give it to LatchkeyProvider.',
  'the-network': 'check the network and its node in `networks` of solana().',
  'the-connection': 'ConnectionProvider stays, because the app uses useConnection.',
  wallets: 'wallets that follow the Wallet Standard are listed; add others with `connectors` or external().',
  errors: 'errors are shown in the modal; the functions of latchkey reject with a KitError.',
  'auto-connect': 'a wallet reconnects by itself; for signing in set `siwx`.',
  transactions: 'sign and send with signTransaction, sendTransaction and signMessage of latchkey.',
  'the-wallet': 'read it with useAccount and useConnections of latchkey/react.',
  anchor: 'give Anchor a wallet whose signTransaction is that of latchkey.',
  'disconnect-button': 'write a button that calls disconnect of useLatchkey.',
  'everything-else': 'this has no counterpart.',
} as const

export type ReasonName = keyof typeof reasons

export function unsure(source: Source, node: Node, name: ReasonName): void {
  mark(source, node, 'migrate-from-solana-wallet-adapter', { says: reasons[name], section: name })
}

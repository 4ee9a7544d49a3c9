import { mark } from '../engine/mark.ts'
import type { Node } from '../engine/node.ts'
import type { Source } from '../engine/source.ts'

const reasons = {
  'without-react': 'use the functions of latchkey, which take the kit, or latchkey-button.',
  'the-provider': 'wrap your app in LatchkeyProvider of latchkey/react, with this kit.',
  networks: 'check `networks` of evm().',
  hardware: 'hardware wallets connect through their apps; there are no modules for them.',
  wallets: 'wallets in the browser are listed; connect others with `connectors` or external().',
  'account-center': 'ConnectButton shows the account and opens it.',
  notify: 'the modal follows what it sends; waitForTransaction does it for your own code.',
  terms: 'ask for consent with legal().',
  texts: 'set `strings` of createLatchkey.',
  theme: 'set `theme` of createLatchkey.',
  'the-wallet': 'read the account with useAccount, and the provider with getProvider of latchkey/evm.',
  chains: 'read and switch networks with useNetwork.',
  'everything-else': 'this has no counterpart.',
} as const

export type ReasonName = keyof typeof reasons

export function unsure(source: Source, node: Node, name: ReasonName): void {
  mark(source, node, 'migrate-from-web3-onboard', { says: reasons[name], section: name })
}

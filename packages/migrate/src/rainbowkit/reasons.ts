import { mark } from '../engine/mark.ts'
import type { Node } from '../engine/node.ts'
import type { Source } from '../engine/source.ts'

const reasons = {
  'the-config': 'create the kit where the config is created, and give it to LatchkeyProvider.',
  'your-own-button': 'write this button with useAccount and openProps of latchkey/react.',
  'wallet-buttons':
    'latchkey/react has a WalletButton too, whose wallet is an id of our registry or an rdns.',
  'sign-in': 'pass your backend as `siweConfig` of createLatchkey, and remove the provider.',
  avatars: 'put your avatar into <ModalSlot name="avatar"> of latchkey/react.',
  'your-own-wallets': 'list this wallet in `wallets.custom`, or connect it with external().',
  theme: 'set `theme` of createLatchkey.',
  language: 'set `locale` of createLatchkey, or call setLocale when it changes.',
  'app-info': 'set `metadata` of createLatchkey, and ask for consent with legal().',
  'first-network': 'make this network the first of `networks`.',
  'recent-transactions':
    'the account view lists what was sent in the modal; call addTransaction for what your app sends.',
  'button-props': 'ConnectButton has showBalance and showNetwork, both true or false.',
  'modal-hooks': 'the function is always set, also while connected: ask useAccount of wagmi instead.',
  styles: 'there is no stylesheet; remove this line.',
  'everything-else': 'this has no counterpart.',
} as const

export type ReasonName = keyof typeof reasons

export function unsure(source: Source, node: Node, name: ReasonName): void {
  mark(source, node, 'migrate-from-rainbowkit', { says: reasons[name], section: name })
}

import { mark } from '../engine/mark.ts'
import type { Node } from '../engine/node.ts'
import type { Source } from '../engine/source.ts'

const reasons = {
  'the-config': 'create the kit with createLatchkey, and give it to LatchkeyProvider.',
  'the-provider': 'wrap your app in LatchkeyProvider of latchkey/react, with this kit.',
  networks: 'check the networks of the kit.',
  ethers: 'give ethers the provider: getProvider of latchkey/evm.',
  bitcoin: 'add bitcoin() of latchkey/bitcoin to `drivers`.',
  theme: 'set `theme` of createLatchkey.',
  logins: 'logins by email and with accounts need a server of your own, and embedded().',
  'sign-in': 'pass `siwx` to createLatchkey: serverSiwx(), localSiwx() or your own.',
  options: 'look this option up among those of createLatchkey.',
  'the-modal': 'use the functions of the kit: open, close and those that take it.',
  hooks: 'take this from the hooks of latchkey/react.',
  pay: 'request payments with pay() of latchkey.',
  'everything-else': 'this has no counterpart.',
} as const

export type ReasonName = keyof typeof reasons

export function unsure(source: Source, node: Node, name: ReasonName): void {
  mark(source, node, 'migrate-from-appkit', { says: reasons[name], section: name })
}

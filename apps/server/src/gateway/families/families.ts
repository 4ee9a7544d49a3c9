import type { Namespace } from '@latchkey/protocol/caip'
import { bitcoin } from './bitcoin.ts'
import { cosmos } from './cosmos.ts'
import { evm } from './evm.ts'
import { polkadot } from './polkadot.ts'
import type { RpcFamily } from './rpcFamily.ts'
import { solana } from './solana.ts'

/** Every family of the gateway. */
export const families: Readonly<Record<Namespace, RpcFamily>> = {
  eip155: evm,
  solana,
  bip122: bitcoin,
  polkadot,
  cosmos,
}

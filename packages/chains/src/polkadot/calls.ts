import { sendFailed, sendUnsupportedChain } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { fromHex, joinBytes } from './hex.ts'
import type { Runtime } from './runtime.ts'

/** Moves the coin. Fails instead of emptying the sender's account, which would remove it. */
export function moveCoin(runtime: Runtime, to: string, value: bigint): Uint8Array {
  return toCall(runtime, 'Balances', 'transfer_keep_alive', { dest: byId(to), value })
}

/** Moves an asset. Without `keepsAlive` the sender's holding may end, which costs the account nothing else. */
export function moveAsset(
  runtime: Runtime,
  { amount, id, keepsAlive, to }: { id: number; to: string; amount: bigint; keepsAlive: boolean },
): Uint8Array {
  const name = keepsAlive ? 'transfer_keep_alive' : 'transfer'
  return toCall(runtime, 'Assets', name, { id, target: byId(to), amount })
}

/** A call that a host made, in hex. Its contents are not judged here. */
export function readCall(value: unknown): Uint8Array {
  const call = fromHex(value)
  if (call && call.length >= 2 && call.length <= maxCallBytes) return call
  throw new KitError(sendFailed, { details: 'The transaction is not a call in hex that starts with 0x.' })
}

const maxCallBytes = 256 * 1024

/** The least an account must hold to exist. */
export function existentialDeposit({ builder, lookup }: Runtime): bigint {
  const pallet = lookup.metadata.pallets.find(({ name }) => name === 'Balances')
  const constant = pallet?.constants.find(({ name }) => name === 'ExistentialDeposit')
  const value: unknown = constant && builder.buildConstant('Balances', constant.name).dec(constant.value)
  if (typeof value === 'bigint') return value
  throw new KitError(sendUnsupportedChain, { details: 'The runtime names no existential deposit.' })
}

function toCall({ builder }: Runtime, pallet: string, name: string, args: object): Uint8Array {
  try {
    const { codec, location } = builder.buildCall(pallet, name)
    return joinBytes(location, codec.enc(args))
  } catch (cause) {
    throw new KitError(sendUnsupportedChain, { cause, details: `The runtime has no ${pallet}.${name}.` })
  }
}

function byId(address: string) {
  return { type: 'Id', value: address }
}

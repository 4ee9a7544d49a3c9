import {
  sendFailed,
  sendTokenMismatch,
  sendTokenMissing,
  sendTokenUnsupported,
} from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Driver } from '../driver.ts'
import { assetIdOf, readAsset, readAssetAccount, readAssetMetadata } from './accounts.ts'
import { moveAsset, moveCoin } from './calls.ts'
import type { Runtime } from './runtime.ts'
import { parseSs58 } from './ss58.ts'

/** The call of a transfer, and what is known about its token. */
export type Plan = {
  readonly call: Uint8Array
  /** Undefined for the coin. */
  readonly asset?: {
    readonly id: number
    readonly minBalance: bigint
    readonly isSufficient: boolean
    readonly balance: bigint
  }
}

/** Plans the transfer of an amount. Throws if the token cannot be sent, or not by these accounts. */
export async function planTransfer(args: Driver.TransferArgs, runtime: Runtime): Promise<Plan> {
  const { address, amount, decimals, network, to, token } = args
  if (!parseSs58(address) || !parseSs58(to) || amount < 0n || amount >= 2n ** 128n)
    throw new KitError(sendFailed, { details: 'An address or the amount is not one of Polkadot.' })
  if (token === undefined) return { call: moveCoin(runtime, to, amount) }
  const id = assetIdOf(token)
  const [details, metadata, account] = await Promise.all(
    id === undefined
      ? []
      : [readAsset(network, id), readAssetMetadata(network, id), readAssetAccount(network, id, address)],
  )
  if (id === undefined || !details || !metadata)
    throw new KitError(sendTokenMissing, { details: `${token} is no token on ${network.id}.` })
  if (decimals !== undefined && decimals !== metadata.decimals)
    throw new KitError(sendTokenMismatch, {
      details: `It has ${metadata.decimals} decimals, not ${decimals}.`,
    })
  if (!details.isLive || account?.isFrozen)
    throw new KitError(sendTokenUnsupported, {
      details: `Its issuer has frozen ${details.isLive ? 'this account' : 'it'}.`,
    })
  const balance = account?.balance ?? 0n
  return {
    call: moveAsset(runtime, { id, to, amount, keepsAlive: amount !== balance }),
    asset: { id, balance, minBalance: details.minBalance, isSufficient: details.isSufficient },
  }
}

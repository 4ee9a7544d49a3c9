import { parseSs58 } from '@latchkey/chains/polkadot/ss58'
import { assetAccountKey, coinKey } from '@latchkey/chains/polkadot/storageKeys'
import type { ChainId } from '@latchkey/protocol/caip'
import { addressInvalid, chainUnavailable } from '@latchkey/protocol/catalogue'
import * as z from 'zod/mini'
import type { Gateway } from '../../gateway/gateway.ts'
import { readShape } from '../../readShape.ts'
import { Refusal } from '../../refusal.ts'

/** Null if nothing is stored. */
const storage = z.nullable(z.string().check(z.maxLength(1_024), z.regex(/^0x(?:[\da-f]{2})*$/i)))

// Four counters of 4 bytes each; then free, reserved, frozen and flags, 16 bytes each.
const coinBytes = 80
const freeAt = 16
// The balance, its status, why the account exists, and what a pallet adds.
const minAssetBytes = 17
const assetAt = 0

/** Typed RPC calls. A response of another shape counts as no response. */
export type PolkadotNode = ReturnType<typeof createNode>

export function createNode(
  gateway: Gateway,
  chain: ChainId,
  signal?: AbortSignal | undefined,
  fresh = false,
) {
  async function read(key: string): Promise<Buffer | undefined> {
    const params = [key]
    const answer = readShape(
      storage,
      await gateway.request(chain, 'state_getStorage', params, { signal, fresh }),
    )
    if (!answer.success) throw unexpected()
    return answer.data === null ? undefined : Buffer.from(answer.data.slice(2), 'hex')
  }
  return {
    /** The free balance, as the kit shows it: without reserved amounts, such as deposits. */
    async coins(address: string): Promise<bigint> {
      const value = await read(coinKey(accountIdOf(address)))
      // Accounts without a balance are not stored.
      if (!value) return 0n
      if (value.length !== coinBytes) throw unexpected()
      return unitsAt(value, freeAt)
    },
    async assets(address: string, asset: number): Promise<bigint> {
      const value = await read(assetAccountKey(asset, accountIdOf(address)))
      if (!value) return 0n
      if (value.length < minAssetBytes) throw unexpected()
      return unitsAt(value, assetAt)
    },
  }
}

function accountIdOf(address: string): Uint8Array {
  const account = parseSs58(address)
  if (!account) throw new Refusal(addressInvalid)
  return account.accountId
}

/** 16 bytes, lowest first. */
function unitsAt(value: Buffer, at: number): bigint {
  return value.readBigUInt64LE(at) | (value.readBigUInt64LE(at + 8) << 64n)
}

function unexpected(): Refusal {
  return new Refusal(chainUnavailable, { cause: new Error('state_getStorage returned an unexpected shape') })
}

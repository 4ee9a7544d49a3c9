import { secp256k1 } from '@noble/curves/secp256k1'
import { bech32 } from '@scure/base'
import type { Approval, ApprovalRequest } from '../../approval.ts'
import { keyOf } from '../keyOf.ts'
import { cosmosHub } from '../networks.ts'
import { signBytes } from '../signBytes.ts'
import { addressOf } from '../toAddress.ts'
import { approvals } from './index.ts'

export const key = new Uint8Array(32).fill(7)
export const publicKey = secp256k1.getPublicKey(key, true)
export const own = addressOf(keyOf(publicKey), cosmosHub)
export const shop = bech32.encode('cosmos', bech32.toWords(new Uint8Array(20).fill(9)))

export function prepare(
  method: string,
  params: unknown,
  more: Partial<ApprovalRequest> = {},
): Promise<Approval> {
  const one = approvals[method]
  if (!one) throw new Error(`no such method: ${method}`)
  const ask = async () => {
    throw new Error('Nothing is asked of a node.')
  }
  return one({
    chainId: cosmosHub.id,
    address: own,
    publicKey,
    origin: 'https://shop.test',
    params,
    ask,
    ...more,
  })
}

export type Answer = { readonly signature: { readonly signature: string }; readonly signed: unknown }

export async function approve({ complete, toSign }: Approval): Promise<Answer> {
  return (await complete(toSign.map((bytes) => signBytes(key, bytes)))) as Answer
}

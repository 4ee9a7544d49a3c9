import metadata from '@polkadot/types-support/metadata/v15/asset-hub-polkadot-hex'
import ver from '@polkadot/types-support/metadata/v15/asset-hub-polkadot-ver'
import type { Approval, ApprovalRequest, AskNode } from '../../approval.ts'
import { rootOf } from '../../testingRoot.ts'
import { deriveKey } from '../deriveKey.ts'
import { eraOf } from '../era.ts'
import { buildUnsigned, extensionsOf, type Unsigned } from '../extrinsic.ts'
import { fromHex, toHex } from '../hex.ts'
import { polkadotAssetHub } from '../networks.ts'
import { type Runtime, toRuntime } from '../runtime.ts'
import { signBytes } from '../signBytes.ts'
import { formatSs58 } from '../ss58.ts'
import { approvals } from './index.ts'

const words = 'bottom drive obey lake curtain smoke basket hold race lonely fit walk'
const key = deriveKey(rootOf(words), 0)
export const { address: own, publicKey } = key
export const shop = formatSs58(new Uint8Array(32).fill(9), 0)
export const genesisHash = '0x68d56f15f85d3136970ec16946040bc1752654e906147f7e43e9d539d7c3de2f'
export const { specVersion, transactionVersion } = ver

/** The runtime of Polkadot's Asset Hub, from metadata that its nodes have answered. */
export const runtime: Runtime = toRuntime({
  genesisHash,
  specVersion,
  transactionVersion,
  metadata: (fromHex(metadata) as Uint8Array).subarray(5),
})

/** Answers with that metadata, and with a fee of 0.0015 DOT. */
export const ask: AskNode = async (method, [name]) => {
  if (method === 'state_getRuntimeVersion') return { specVersion, transactionVersion }
  if (name === 'Metadata_metadata_at_version') return metadata
  if (name === 'TransactionPaymentApi_query_info')
    return `0x0000${'00'}${Buffer.from(Uint8Array.of(0xc0, 0xe1, 0xe4, 0, ...new Uint8Array(12))).toString('hex')}`
  throw Object.assign(new Error('Method not found'), { code: -32601 })
}

export function prepare(
  method: string,
  params: unknown,
  more: Partial<ApprovalRequest> = {},
): Promise<Approval> {
  const one = approvals[method]
  if (!one) throw new Error(`no such method: ${method}`)
  const { id: chainId } = polkadotAssetHub
  return one({ chainId, address: own, publicKey, origin: 'https://shop.test', params, ask, ...more })
}

export async function approve({ complete, toSign }: Approval): Promise<{ signature: string }> {
  return (await complete(toSign.map((bytes) => signBytes(key.privateKey, bytes)))) as { signature: string }
}

/** The payload of polkadot.js for a call. */
export async function write(
  call: Uint8Array,
  { from = runtime, nonce = 3 }: { from?: Runtime; nonce?: number } = {},
): Promise<Record<string, unknown>> {
  const block = { number: 1_000, hash: `0x${'ab'.repeat(32)}` }
  const unsigned = await buildUnsigned(polkadotAssetHub, from, { call, nonce, block })
  return toPayload(unsigned)
}

function toPayload({ block, call, metadataHash, nonce, runtime }: Unsigned): Record<string, unknown> {
  const number = (value: number) => `0x${value.toString(16).padStart(8, '0')}`
  return {
    address: own,
    blockHash: block.hash,
    blockNumber: number(block.number),
    era: toHex(eraOf(block.number)),
    genesisHash: runtime.genesisHash,
    method: toHex(call),
    nonce: number(nonce),
    signedExtensions: extensionsOf(runtime).map(({ identifier }) => identifier),
    specVersion: number(runtime.specVersion),
    tip: `0x${'0'.repeat(32)}`,
    transactionVersion: number(runtime.transactionVersion),
    version: 4,
    ...(metadataHash && { mode: 1, metadataHash: toHex(metadataHash) }),
  }
}

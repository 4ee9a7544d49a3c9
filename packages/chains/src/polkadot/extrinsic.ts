import { sendUnsupportedChain } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { blake2b } from '@noble/hashes/blake2'
import type { LookupEntry } from '@polkadot-api/metadata-builders'
import { compact } from '@polkadot-api/substrate-bindings'
import type { Network } from '../driver.ts'
import { eraOf } from './era.ts'
import { fromHex, joinBytes, toHex, toLittleEndian } from './hex.ts'
import type { Runtime } from './runtime.ts'

/** What one transaction of an account is made of. */
export type Terms = {
  readonly call: Uint8Array
  readonly nonce: number
  /** The block after which it becomes valid. */
  readonly block: { readonly number: number; readonly hash: string }
}

/** A transaction without its signature. */
export type Unsigned = Terms & {
  readonly runtime: Runtime
  /** What the extensions add to the transaction. */
  readonly extra: Uint8Array
  /** The bytes to sign. */
  readonly payload: Uint8Array
  /** The digest of the metadata, if the runtime can check it. */
  readonly metadataHash: Uint8Array | undefined
}

type Extension = { readonly identifier: string; readonly type: number; readonly additionalSigned: number }
type Parts = {
  readonly extra?: Uint8Array | readonly number[]
  readonly signed?: Uint8Array | readonly number[]
}

/** The extensions that the runtime wants for a transaction of version 4, in order. */
export function extensionsOf({ lookup }: Runtime): readonly Extension[] {
  const { extensionsByVersion, version } = lookup.metadata.extrinsic
  const extensions = extensionsByVersion[0]
  if (version.includes(4) && extensions) return extensions
  throw new KitError(sendUnsupportedChain, { details: 'The runtime takes no transactions of version 4.' })
}

/**
 * A transaction of version 4, valid for `lifetimeBlocks` and without a tip.
 *
 * Every extension that adds something to it must be known: what an unknown one does to the
 * transaction cannot be said.
 */
export async function buildUnsigned(network: Network, runtime: Runtime, terms: Terms): Promise<Unsigned> {
  const extensions = extensionsOf(runtime)
  const checksMetadata = extensions.some(({ identifier }) => identifier === 'CheckMetadataHash')
  const metadataHash = checksMetadata
    ? await (await import('./digestMetadata.ts')).digestMetadata(network, runtime)
    : undefined
  const { block, call, nonce } = terms
  const genesisHash = fromHex(runtime.genesisHash, 32)
  const blockHash = fromHex(block.hash, 32)
  if (!genesisHash || !blockHash) throw new KitError(sendUnsupportedChain)
  const mortality: Parts = { extra: eraOf(block.number), signed: blockHash }
  const known: Readonly<Record<string, Parts | undefined>> = {
    CheckSpecVersion: { signed: toLittleEndian(runtime.specVersion, 4) },
    CheckTxVersion: { signed: toLittleEndian(runtime.transactionVersion, 4) },
    CheckGenesis: { signed: genesisHash },
    CheckMortality: mortality,
    CheckEra: mortality,
    CheckNonce: { extra: compact.enc(nonce) },
    ChargeTransactionPayment: { extra: [0] },
    // No tip, and the fee is paid in the coin.
    ChargeAssetTxPayment: { extra: [0, 0] },
    CheckMetadataHash: metadataHash && { extra: [1], signed: joinBytes([1], metadataHash) },
  }
  const parts = extensions.map(({ additionalSigned, identifier, type }) => {
    const { extra = [], signed = [] } = (Object.hasOwn(known, identifier) && known[identifier]) || {}
    return {
      extra: shaped(runtime, identifier, type, Uint8Array.from(extra)),
      signed: shaped(runtime, identifier, additionalSigned, Uint8Array.from(signed)),
    }
  })
  const extra = joinBytes(...parts.map((part) => part.extra))
  const whole = joinBytes(call, extra, ...parts.map((part) => part.signed))
  return {
    ...terms,
    runtime,
    extra,
    metadataHash,
    // Substrate signs the hash of a long payload instead of the payload.
    payload: whole.length > 256 ? blake2b(whole, { dkLen: 32 }) : whole,
  }
}

/** The bytes, which must be a value of the type: an extension may have changed, or be unknown. */
function shaped(runtime: Runtime, identifier: string, type: number, bytes: Uint8Array): Uint8Array {
  if (bytes.length === 0 && isEmpty(runtime.lookup(type))) return bytes
  try {
    const codec = runtime.builder.buildDefinition(type)
    if (bytes.length > 0 && toHex(codec.enc(codec.dec(bytes))) === toHex(bytes)) return bytes
  } catch {
    // The bytes are none of the type.
  }
  throw new KitError(sendUnsupportedChain, {
    details: `The runtime wants "${identifier}" in its transactions, which this version does not know.`,
  })
}

/** Whether values of a type have no bytes. */
function isEmpty(entry: LookupEntry, depth = 0): boolean {
  if (depth > 8) return false
  if (entry.type === 'struct' || entry.type === 'tuple')
    return Object.values(entry.value).every((inner) => isEmpty(inner, depth + 1))
  return entry.type === 'void' || (entry.type === 'array' && entry.len === 0)
}

/** The transaction as it is sent, and its hash. `signature` starts with the byte of its type. */
export function assemble(
  { call, extra }: Pick<Unsigned, 'call' | 'extra'>,
  accountId: Uint8Array,
  signature: Uint8Array,
): { bytes: Uint8Array; hash: string } {
  // Version 4, signed; the account by its id.
  const body = joinBytes([0x84, 0], accountId, signature, extra, call)
  const bytes = joinBytes(compact.enc(body.length), body)
  return { bytes, hash: toHex(blake2b(bytes, { dkLen: 32 })) }
}

import { sendUnsupportedChain } from '@latchkey/protocol/catalogue'
import { isKitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import { type ApprovalRequest, invalidParams } from '../../approval.ts'
import { isSameBytes } from '../../signed.ts'
import { eraOf } from '../era.ts'
import { buildUnsigned, type Unsigned } from '../extrinsic.ts'
import { fromHex, toHex } from '../hex.ts'
import { findRuntime } from './findRuntime.ts'
import { type OwnAccount, refuseOther } from './ownAccount.ts'

const maxCallBytes = 1_024
const maxUint32 = 2 ** 32 - 1

/**
 * Reads the payload of polkadot.js, and builds the bytes to sign from its parts. Throws unless each
 * part is what this wallet would choose itself: valid for 64 blocks, without a tip, its fee in the
 * coin, and with the digest of the metadata if the chain checks it.
 */
export async function readPayload(
  given: unknown,
  own: OwnAccount,
  { ask, chainId }: Pick<ApprovalRequest, 'ask' | 'chainId'>,
): Promise<Unsigned> {
  if (!isRecord(given)) throw invalidParams('The transaction is malformed.')
  refuseOther(given.address, own)
  const [nonce, blockNumber, specVersion, transactionVersion] = [
    given.nonce,
    given.blockNumber,
    given.specVersion,
    given.transactionVersion,
  ].map(readNumber)
  const call = fromHex(given.method)
  const blockHash = fromHex(given.blockHash, 32)
  const { genesisHash } = own
  if (!call || call.length > maxCallBytes || !blockHash) throw invalidParams('The transaction is malformed.')
  if (
    nonce === undefined ||
    blockNumber === undefined ||
    specVersion === undefined ||
    transactionVersion === undefined
  )
    throw invalidParams('The transaction is malformed.')
  if (`${given.genesisHash}`.toLowerCase() !== genesisHash)
    throw invalidParams('The transaction is for another chain than the request.')
  const era = fromHex(given.era)
  const isPlain =
    given.version === 4 &&
    era &&
    isSameBytes(era, eraOf(blockNumber)) &&
    readNumber(given.tip) === 0 &&
    !given.assetId
  if (!isPlain)
    throw invalidParams(
      'Only transactions that end after 64 blocks are signed, without a tip, for a fee in the coin.',
    )
  const version = { genesisHash, specVersion, transactionVersion }
  const runtime = await findRuntime({ ask, chainId }, version)
  const block = { number: blockNumber, hash: toHex(blockHash) }
  const unsigned = await buildUnsigned(own.network, runtime, { call, nonce, block }).catch(
    (error: unknown) => {
      throw isKitError(error, sendUnsupportedChain)
        ? error
        : invalidParams('The transaction is malformed.', error)
    },
  )
  refuseOtherMetadata(given, unsigned)
  return unsigned
}

/** The page's metadata has to be what the nodes say: it made the call from it. */
function refuseOtherMetadata(given: Record<string, unknown>, { metadataHash }: Unsigned): void {
  const hash = fromHex(given.metadataHash)
  const isSame = metadataHash
    ? given.mode === 1 && hash !== undefined && isSameBytes(hash, metadataHash)
    : !given.mode && !given.metadataHash
  if (!isSame) throw invalidParams('The transaction is made for other metadata than that of the chain.')
}

/** A number, or one in hex with the highest byte first. */
function readNumber(value: unknown): number | undefined {
  const isHex = typeof value === 'string' && /^0x[\da-f]{1,32}$/i.test(value)
  const number = isHex ? Number(BigInt(value)) : value
  return Number.isInteger(number) && (number as number) >= 0 && (number as number) <= maxUint32
    ? (number as number)
    : undefined
}

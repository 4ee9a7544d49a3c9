import { toBase58 } from '@latchkey/protocol/base58'
import { sanitiseText } from '../../text/sanitiseText.ts'
import { isSingle, tokenPrograms } from './getHoldings.ts'
import type { RawAccount } from './node.ts'

export const metadataProgram = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s'
export const coreProgram = 'CoREENxT6tW1HoK8ypY1SxRMZTcVPm7R94rH4PZNhX7d'

/** What the chain says about an NFT or a collection. Its texts are untrusted. */
export type NftFacts = {
  /** Sanitised; empty if it has none. */
  readonly name: string
  readonly uri: string
  /** The collection that vouches for it. */
  readonly collection: string | undefined
  /** Of a Metaplex Core asset, whose account names its owner. */
  readonly owner: string | undefined
}

const maxNameBytes = 256
const maxUriBytes = 2_048
/** Token-2022 writes the account type after the 165 bytes of a token account. */
const typeAt = 165
const isMint = 1
const metadataExtension = 19
const memberExtension = 23
const isMetadata = 4
const isCoreAsset = 1
const isCoreCollection = 5

/**
 * Reads an NFT of either token program, with the account of its metadata, or one of Metaplex
 * Core. Undefined if it is none: of a token there is exactly one, without decimals.
 */
export function readNft(
  address: string,
  account: RawAccount | undefined,
  metadata: RawAccount | undefined,
): NftFacts | undefined {
  if (account?.owner === coreProgram) return unlessCut(() => readCore(account.data))
  if (!account || !tokenPrograms.some((program) => program === account.owner)) return undefined
  if (!isSingle(account.data) || (account.data.length > 82 && account.data[typeAt] !== isMint))
    return undefined
  return (
    unlessCut(() => readExtensions(account.data, address)) ??
    (metadata?.owner === metadataProgram
      ? unlessCut(() => readMetadata(metadata.data, address))
      : undefined) ??
    nameless
  )
}

/** Undefined if a text or list is longer than its account. */
function unlessCut<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const nameless: NftFacts = { name: '', uri: '', collection: undefined, owner: undefined }

/** Reads an account from its start. Throws RangeError at its end. */
function createReader(data: Buffer) {
  let at = 0
  const take = (length: number): Buffer => {
    if (length > data.length - at) throw new RangeError('The account ends before its content.')
    at += length
    return data.subarray(at - length, at)
  }
  const byte = () => take(1).readUInt8()
  return {
    byte,
    take,
    key: () => toBase58(take(32)),
    text(maxBytes: number): string {
      const bytes = take(take(4).readUInt32LE())
      return bytes.length > maxBytes ? '' : bytes.toString('utf8').replace(/\0+$/, '')
    },
    /** Whether an optional value follows. */
    isGiven: () => byte() === 1,
  }
}

/** An account of Token Metadata. */
function readMetadata(data: Buffer, mint: string): NftFacts | undefined {
  const read = createReader(data)
  if (read.byte() !== isMetadata) return undefined
  read.key()
  if (read.key() !== mint) return undefined
  const name = toName(read.text(maxNameBytes))
  read.text(maxNameBytes)
  const uri = read.text(maxUriBytes)
  // The oldest accounts end before the collection.
  return { name, uri, collection: unlessCut(() => readCollection(read)), owner: undefined }
}

function readCollection(read: ReturnType<typeof createReader>): string | undefined {
  read.take(2)
  if (read.isGiven()) read.take(34 * read.take(4).readUInt32LE())
  read.take(2)
  // The nonce of its edition, and its standard.
  if (read.isGiven()) read.byte()
  if (read.isGiven()) read.byte()
  if (!read.isGiven()) return undefined
  const isVerified = read.byte() === 1
  const collection = read.key()
  return isVerified ? collection : undefined
}

/** The metadata in a mint of Token-2022, and the group that it is a member of. */
function readExtensions(data: Buffer, mint: string): NftFacts | undefined {
  if (data.length <= typeAt) return undefined
  const found = new Map<number, Buffer>()
  for (let at = typeAt + 1; at + 4 <= data.length; ) {
    const [type, length] = [data.readUInt16LE(at), data.readUInt16LE(at + 2)]
    if (type === 0 || at + 4 + length > data.length) break
    found.set(type, data.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  const metadata = found.get(metadataExtension)
  if (!metadata) return undefined
  const read = createReader(metadata)
  read.key()
  if (read.key() !== mint) return undefined
  const name = toName(read.text(maxNameBytes))
  read.text(maxNameBytes)
  const uri = read.text(maxUriBytes)
  const member = found.get(memberExtension)
  const isMember = member?.length === 72 && toBase58(member.subarray(0, 32)) === mint
  const collection = isMember ? toBase58(member.subarray(32, 64)) : undefined
  return { name, uri, collection, owner: undefined }
}

/** An asset or a collection of Metaplex Core. Only the authority of a collection can add to it. */
function readCore(data: Buffer): NftFacts | undefined {
  const read = createReader(data)
  const kind = read.byte()
  if (kind !== isCoreAsset && kind !== isCoreCollection) return undefined
  const first = read.key()
  let collection: string | undefined
  if (kind === isCoreAsset) {
    const authority = read.byte()
    if (authority > 2) return undefined
    const key = authority > 0 ? read.key() : undefined
    if (authority === 2) collection = key
  }
  const name = toName(read.text(maxNameBytes))
  const uri = read.text(maxUriBytes)
  return { name, uri, collection, owner: kind === isCoreAsset ? first : undefined }
}

function toName(text: string): string {
  return sanitiseText(text, 80)
}

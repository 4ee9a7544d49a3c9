import { type Address, isOffCurveAddress } from '@solana/addresses'
import { type ChainAccount, readTokenAccount, systemProgram, viewOf } from './accounts.ts'
import { fromBase58, toBase58 } from './base58.ts'
import { deriveAddress } from './deriveAddress.ts'
import { toLabels } from './snsLabels.ts'
import { verifyMessage } from './verifyMessage.ts'

/** How the chain is read: the page asks the nodes of the app, a server its own. */
export type SnsChain = {
  /** In the order of the addresses, with the slot at which they were read. */
  accounts(
    addresses: readonly string[],
  ): Promise<{ slot: number; accounts: readonly (ChainAccount | undefined)[] }>
  /** The token account with the largest balance of a mint; undefined if there is none. */
  largest(mint: string): Promise<string | undefined>
}

const nameProgram = 'namesLPneVptA9Z5rqUDD9tMTWEJwofgaYwp8cawRkX'
const tokenizer = 'nftD3vbNkNqfj2Sd3HZwbpw4BxxKWr4AjGb9X38JeZk'
const primaryProgram = '85iDfUvr3HJyLM2zcq5BXSiDvUWfw6cSE1FfNBo8Ap29'
const root = '58PwtjSDuFHuUkYjH9BYnnQKHfwo9reZhC2zMJv9JPkx'
/** The class of V2 records, which only the records program can write. */
const recordClass = '2pMnqHvei2N5oDcVGCRdZx48gqti199wr5CsyTTafsbo'
const reverseClass = '33m47vH6Eav6jr5Ry86XjhRft2jRBLDnDgPSHoquXi2Z'
/** All zeros: neither a class nor an owner. */
const zeroKey = systemProgram

/**
 * From this slot on, `.sol` belongs to another registry, whose names can have other owners, and
 * the names of this one end in `.sns`.
 *
 * @see https://github.com/SolanaNameService/sns-sdk/blob/main/js/CHANGELOG.md
 */
const solEndsAt = 452_825_395

const headerBytes = 96
const validatedBySolana = 1
const activeTag = 2

/**
 * The address that a name of the Solana Name Service leads to, by SNS-IP 5: who holds the name's
 * token; else its SOL record, if the owner of the name vouches for it; else its owner. Undefined
 * if there is no such name, or anything about it is not as it must be.
 *
 * @see https://github.com/Bonfida/sns-ip/blob/master/proposals/sns-ip-5.md
 */
export async function resolveSns(chain: SnsChain, name: string): Promise<string | undefined> {
  const { ending, labels } = toLabels(name) ?? {}
  if (!labels) return undefined
  const { key, parent } = await domainKey(labels)
  const [token, recordV2, recordV1] = await Promise.all([
    deriveAddress(tokenizer, [utf8('nft_record'), key]),
    nameKey('\x02SOL', key, recordClass),
    nameKey('\x01SOL', key),
  ])
  const { accounts, slot } = await chain.accounts([key, token, recordV2, recordV1])
  if (ending === 'sol' && slot >= solEndsAt) return undefined
  const domain = readName(accounts[0], parent, zeroKey)
  if (!domain || domain.owner === zeroKey) return undefined

  const tokenState = readTokenState(accounts[1], key)
  if (tokenState === 'malformed') return undefined
  if (tokenState === 'active') return await holderOf(chain, key)

  const second = readRecord(accounts[2], key)
  if (second === 'malformed') return undefined
  // Of an earlier owner of the name: as if there were none.
  if (second && second.writer === domain.owner)
    return second.content === second.validated ? second.content : undefined

  const first = readName(accounts[3], key, zeroKey)
  const signed = first && (await readSigned(first.data, recordV1, domain.owner))
  if (signed) return signed
  // Only a program can use such an address, and it may not be able to send on what it gets.
  return isOffCurveAddress(domain.owner as Address) ? undefined : domain.owner
}

/**
 * The name that an address chose for itself, and the URI of its picture; undefined unless the
 * name leads back to the address. The URI is untrusted.
 */
export async function readSnsName(
  chain: SnsChain,
  address: string,
): Promise<{ name: string; picture: string | undefined } | undefined> {
  const primary = await deriveAddress(primaryProgram, [utf8('favourite_domain'), address])
  const { accounts, slot } = await chain.accounts([primary])
  const [chosen] = accounts
  if (chosen?.owner !== primaryProgram || chosen.data.length < 33 || !chosen.data[0]) return undefined
  const key = toBase58(chosen.data.slice(1, 33))
  const [domain] = (await chain.accounts([key])).accounts
  if (domain?.owner !== nameProgram || domain.data.length < headerBytes) return undefined
  const parent = toBase58(domain.data.slice(0, 32))
  const reverses = await Promise.all([
    nameKey(key, parent === root ? undefined : parent, reverseClass),
    ...(parent === root ? [] : [nameKey(parent, undefined, reverseClass)]),
  ])
  const texts = (await chain.accounts(reverses)).accounts.map(readReverse)
  if (texts.some((text) => text === undefined)) return undefined
  const name = `${texts.join('.')}.${slot < solEndsAt ? 'sol' : 'sns'}`
  // One spelling: what `Alice.sol` leads to is `alice.sol`.
  if (toLabels(name)?.labels.join('.') !== texts.join('.')) return undefined
  if ((await resolveSns(chain, name)) !== address) return undefined
  const [record] = (await chain.accounts([await nameKey('\x02pic', key, recordClass)])).accounts
  return { name, picture: readText(record, key, toBase58(domain.data.slice(32, 64))) }
}

/** The account of `alice`, or of `pay` below it. */
async function domainKey(labels: readonly string[]): Promise<{ key: string; parent: string }> {
  const [last = '', below] = labels.toReversed()
  const key = await nameKey(last, root)
  return below === undefined ? { key, parent: root } : { key: await nameKey(`\0${below}`, key), parent: key }
}

async function nameKey(name: string, parent = zeroKey, nameClass = zeroKey): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', utf8(`SPL Name Service${name}`))
  return await deriveAddress(nameProgram, [new Uint8Array(hash), nameClass, parent])
}

/** An account of the name service; undefined if it is none, or not the one it should be. */
export function readName(
  account: ChainAccount | undefined,
  parent: string,
  nameClass: string,
): { owner: string; data: Uint8Array } | undefined {
  if (account?.owner !== nameProgram || account.data.length < headerBytes) return undefined
  const [above, owner = '', kind] = [0, 32, 64].map((at) => toBase58(account.data.slice(at, at + 32)))
  if (above !== parent || kind !== nameClass) return undefined
  return { owner, data: account.data.slice(headerBytes) }
}

function readTokenState(account: ChainAccount | undefined, key: string): 'active' | 'inactive' | 'malformed' {
  if (account?.owner !== tokenizer) return 'inactive'
  const { data } = account
  if (data.length < 98 || toBase58(data.slice(2, 34)) !== key) return 'malformed'
  return data[0] === activeTag ? 'active' : 'inactive'
}

/** Who holds the token of a name. */
async function holderOf(chain: SnsChain, key: string): Promise<string | undefined> {
  const mint = await deriveAddress(tokenizer, [utf8('tokenized_name'), key])
  const place = await chain.largest(mint)
  if (place === undefined) return undefined
  const { accounts } = await chain.accounts([place])
  const held = readTokenAccount(accounts[0])
  return held?.mint === mint && held.amount === 1n ? held.owner : undefined
}

type SolRecord = {
  /** Who owned the name when the record was written. */
  readonly writer: string
  /** Who confirmed by a signature that the content is theirs. */
  readonly validated: string
  readonly content: string
}

export function readRecord(
  account: ChainAccount | undefined,
  key: string,
): SolRecord | 'malformed' | undefined {
  if (account?.owner !== nameProgram) return undefined
  const { data } = readName(account, key, recordClass) ?? {}
  if (data?.length !== 8 + 3 * 32) return 'malformed'
  const view = viewOf(data)
  const isValidated = [0, 2].every((at) => view.getUint16(at, true) === validatedBySolana)
  if (!isValidated || view.getUint32(4, true) !== 32) return 'malformed'
  const [writer = '', validated = '', content = ''] = [8, 40, 72].map((at) =>
    toBase58(data.slice(at, at + 32)),
  )
  return content === zeroKey ? 'malformed' : { writer, validated, content }
}

/** The text in a record that the owner of the name wrote. */
export function readText(account: ChainAccount | undefined, key: string, owner: string): string | undefined {
  const { data } = readName(account, key, recordClass) ?? {}
  if (!data || data.length < 8 + 32) return undefined
  const view = viewOf(data)
  // Texts need no confirmation.
  const confirmed = view.getUint16(2, true)
  if (view.getUint16(0, true) !== validatedBySolana || confirmed > validatedBySolana) return undefined
  const content = data.slice(8 + 32 + 32 * confirmed)
  if (toBase58(data.slice(8, 40)) !== owner || content.length !== view.getUint32(4, true)) return undefined
  return new TextDecoder().decode(content) || undefined
}

/** A record from before records were validated on the chain: an address and a signature of the owner. */
async function readSigned(data: Uint8Array, record: string, owner: string): Promise<string | undefined> {
  if (data.length < headerBytes) return undefined
  const content = toBase58(data.slice(0, 32))
  const message = toHex(Uint8Array.from([...data.slice(0, 32), ...(fromBase58(record, 32) ?? [])]))
  const signature = toBase58(data.slice(32, 96))
  const isSigned = await verifyMessage({ address: owner, message, signature })
  if (isSigned === undefined) throw new Error('This browser cannot verify the signature of the record.')
  return isSigned && content !== zeroKey ? content : undefined
}

/** The text of a reverse record; those of names below another begin with a zero. */
export function readReverse(account: ChainAccount | undefined): string | undefined {
  if (account?.owner !== nameProgram || account.data.length < headerBytes + 4) return undefined
  const data = account.data.slice(headerBytes)
  const length = viewOf(data).getUint32(0, true)
  if (length > 255 || data.length < 4 + length) return undefined
  return new TextDecoder().decode(data.slice(4, 4 + length)).replace(/^\0/, '')
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

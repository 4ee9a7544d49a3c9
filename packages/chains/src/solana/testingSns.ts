import { createHash, createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import { type Address, getAddressEncoder, getProgramDerivedAddress } from '@solana/addresses'
import { toBase58 } from './base58.ts'
import type { Surfpool } from './testingNode.ts'

const nameProgram = 'namesLPneVptA9Z5rqUDD9tMTWEJwofgaYwp8cawRkX'
const tokenizer = 'nftD3vbNkNqfj2Sd3HZwbpw4BxxKWr4AjGb9X38JeZk'
const offers = '85iDfUvr3HJyLM2zcq5BXSiDvUWfw6cSE1FfNBo8Ap29'
const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const none = '11111111111111111111111111111111'
const root = '58PwtjSDuFHuUkYjH9BYnnQKHfwo9reZhC2zMJv9JPkx'
const records = '2pMnqHvei2N5oDcVGCRdZx48gqti199wr5CsyTTafsbo'
const reverses = '33m47vH6Eav6jr5Ry86XjhRft2jRBLDnDgPSHoquXi2Z'

const bytesOf = (address: string) => Buffer.from(getAddressEncoder().encode(address as Address))

async function derive(program: string, seeds: readonly Uint8Array[]): Promise<string> {
  const [address] = await getProgramDerivedAddress({ programAddress: program as Address, seeds: [...seeds] })
  return address
}

/** Where the name service keeps a name. */
export async function snsAccount(name: string, parent = root, nameClass = none): Promise<string> {
  const hash = createHash('sha256').update(`SPL Name Service${name}`).digest()
  return await derive(nameProgram, [hash, bytesOf(nameClass), bytesOf(parent)])
}

/** The address of a new key pair, which can sign records. */
export function snsOwner(): { address: string; sign(message: string): Buffer } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' })
  return {
    address: toBase58(publicKey.export({ format: 'der', type: 'spki' }).subarray(12)),
    sign: (message) => sign(null, Buffer.from(message), createPrivateKey(pem)),
  }
}

/**
 * Writes accounts of the Solana Name Service to a local node, as its programs leave them.
 *
 * For tests only.
 *
 * @example
 * const sns = plantNames(surfpool)
 * await sns.name('alice', owner)
 */
export function plantNames({ call, give }: Pick<Surfpool, 'call' | 'give'>) {
  const put = async (address: string, owner: string, data: Buffer) => {
    await call('surfnet_setAccount', [address, { lamports: 10_000_000, owner, data: data.toString('hex') }])
    return address
  }
  const header = (parent: string, owner: string, nameClass = none) =>
    Buffer.concat([bytesOf(parent), bytesOf(owner), bytesOf(nameClass)])
  return {
    put,
    /** Registers a name; resolves to its account. */
    async name(label: string, owner: string): Promise<string> {
      return await put(
        await snsAccount(label),
        nameProgram,
        Buffer.concat([header(root, owner), Buffer.alloc(50)]),
      )
    },
    /** Registers a name below another. */
    async below(label: string, parent: string, owner: string): Promise<string> {
      const address = await snsAccount(`\0${label}`, parent)
      return await put(address, nameProgram, header(parent, owner))
    },
    /** Writes a SOL record that the chain validates. */
    async record(
      domain: string,
      content: string,
      { writer, validated = content, kinds = [1, 1], extra = 0 }: RecordOptions,
    ): Promise<void> {
      const head = Buffer.alloc(8)
      head.writeUInt16LE(kinds[0], 0)
      head.writeUInt16LE(kinds[1], 2)
      head.writeUInt32LE(32, 4)
      const body = [head, bytesOf(writer), bytesOf(validated), bytesOf(content), Buffer.alloc(extra)]
      const address = await snsAccount('\x02SOL', domain, records)
      await put(address, nameProgram, Buffer.concat([header(domain, writer, records), ...body]))
    },
    /** Writes the picture of a name. */
    async picture(domain: string, uri: string, writer: string): Promise<void> {
      const head = Buffer.alloc(8)
      head.writeUInt16LE(1, 0)
      head.writeUInt32LE(Buffer.byteLength(uri), 4)
      const address = await snsAccount('\x02pic', domain, records)
      const body = [header(domain, writer, records), head, bytesOf(writer), Buffer.from(uri)]
      await put(address, nameProgram, Buffer.concat(body))
    },
    /** Writes a SOL record of the older kind, with a signature of the owner. */
    async oldRecord(
      domain: string,
      content: string,
      owner: { sign(message: string): Buffer },
      writer: string,
    ): Promise<void> {
      const address = await snsAccount('\x01SOL', domain)
      const message = Buffer.concat([bytesOf(content), bytesOf(address)]).toString('hex')
      const data = Buffer.concat([header(domain, writer), bytesOf(content), owner.sign(message)])
      await put(address, nameProgram, data)
    },
    /** Turns a name into a token, held by an address. */
    async token(domain: string, holder: string | undefined, tag = 2): Promise<void> {
      const mint = await derive(tokenizer, [Buffer.from('tokenized_name'), bytesOf(domain)])
      const record = Buffer.concat([
        Buffer.from([tag, 255]),
        bytesOf(domain),
        bytesOf(holder ?? none),
        bytesOf(mint),
      ])
      await put(await derive(tokenizer, [Buffer.from('nft_record'), bytesOf(domain)]), tokenizer, record)
      const data = Buffer.alloc(82)
      data.writeBigUInt64LE(holder ? 1n : 0n, 36)
      data[45] = 1
      await put(mint, tokenProgram, data)
      if (holder) await give(holder, mint, 1n)
    },
    /** Makes a name the one that an address goes by. */
    async primary(address: string, domain: string): Promise<void> {
      const account = await derive(offers, [Buffer.from('favourite_domain'), bytesOf(address)])
      await put(account, offers, Buffer.concat([Buffer.from([1]), bytesOf(domain)]))
    },
    /** Writes the text of a name's account. */
    async reverse(domain: string, text: string, parent?: string): Promise<void> {
      const length = Buffer.alloc(4)
      length.writeUInt32LE(Buffer.byteLength(text))
      const address = await snsAccount(domain, parent ?? none, reverses)
      const data = Buffer.concat([header(parent ?? none, none, reverses), length, Buffer.from(text)])
      await put(address, nameProgram, data)
    },
  }
}

export type RecordOptions = {
  /** Who owned the name at that time. */
  writer: string
  /** Who confirmed the content. @default the content */
  validated?: string | undefined
  /** How writer and content were validated; 1 is by a signature of Solana. */
  kinds?: readonly [number, number] | undefined
  /** Bytes after the content. */
  extra?: number | undefined
}

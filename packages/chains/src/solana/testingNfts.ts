import { type Address, getAddressEncoder, getProgramDerivedAddress } from '@solana/addresses'
import type { Surfpool } from './testingNode.ts'

const metadataProgram = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s'
const coreProgram = 'CoREENxT6tW1HoK8ypY1SxRMZTcVPm7R94rH4PZNhX7d'
const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const newTokenProgram = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'

const bytesOf = (address: string) => Buffer.from(getAddressEncoder().encode(address as Address))
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
const u16 = (value: number) => u32(value).subarray(0, 2)
const text = (value: string, padded = 0) => {
  const bytes = Buffer.from(value)
  const filled = Buffer.concat([bytes, Buffer.alloc(Math.max(0, padded - bytes.length))])
  return Buffer.concat([u32(filled.length), filled])
}
const extension = (type: number, data: Buffer) => Buffer.concat([u16(type), u16(data.length), data])

/** The account of Token Metadata that describes a mint. */
export async function describedIn(mint: string): Promise<string> {
  const seeds = [Buffer.from('metadata'), bytesOf(metadataProgram), bytesOf(mint)]
  const [address] = await getProgramDerivedAddress({ programAddress: metadataProgram as Address, seeds })
  return address
}

/**
 * Writes NFTs to a local node, as the programs leave them.
 *
 * For tests only.
 *
 * @example
 * const nfts = plantNfts(surfpool)
 * const hills = await nfts.collection('Hills')
 * await nfts.token(owner, { name: 'Hill 1', uri, collection: hills })
 */
export function plantNfts({ call, fresh, give }: Pick<Surfpool, 'call' | 'fresh' | 'give'>) {
  const put = async (address: string, owner: string, data: Buffer) => {
    await call('surfnet_setAccount', [address, { lamports: 10_000_000, owner, data: data.toString('hex') }])
  }
  const mintOf = (supply: bigint, decimals: number) => {
    const data = Buffer.alloc(82)
    data.writeBigUInt64LE(supply, 36)
    data[44] = decimals
    data[45] = 1
    return data
  }
  const describe = async (mint: string, { collection, name, uri = '', verified = true }: NftOptions) => {
    const creator = Buffer.concat([u32(1), bytesOf(fresh()), Buffer.from([1, 100])])
    const data = Buffer.concat([
      Buffer.from([4]),
      bytesOf(fresh()),
      bytesOf(mint),
      text(name, 32),
      text('', 10),
      text(uri, 200),
      u16(500),
      Buffer.from([1]),
      creator,
      // Sold, mutable, the nonce of the edition, NonFungible.
      Buffer.from([0, 1, 1, 254, 1, 0]),
      collection === undefined
        ? Buffer.from([0])
        : Buffer.concat([Buffer.from([1, Number(verified)]), bytesOf(collection)]),
      Buffer.alloc(20),
    ])
    await put(await describedIn(mint), metadataProgram, data)
  }
  return {
    put,
    /** The mint of a collection. */
    async collection(name: string): Promise<string> {
      const mint = fresh()
      await put(mint, tokenProgram, mintOf(1n, 0))
      await describe(mint, { name })
      return mint
    },
    /** An NFT of the token program, described by Token Metadata; resolves to its mint. */
    async token(owner: string, options: NftOptions): Promise<string> {
      const mint = fresh()
      await put(mint, tokenProgram, mintOf(options.supply ?? 1n, 0))
      await describe(mint, options)
      await give(owner, mint, 1n)
      return mint
    },
    /** An NFT of Token-2022, described in its mint; resolves to its mint. */
    async newToken(owner: string, { collection, name, uri = '' }: NftOptions): Promise<string> {
      const mint = fresh()
      const metadata = Buffer.concat([
        bytesOf(fresh()),
        bytesOf(mint),
        text(name),
        text('HILL'),
        text(uri),
        u32(0),
      ])
      const member = collection && Buffer.concat([bytesOf(mint), bytesOf(collection), u32(1), u32(0)])
      const data = Buffer.concat([
        mintOf(1n, 0),
        Buffer.alloc(83),
        Buffer.from([1]),
        extension(18, Buffer.concat([bytesOf(fresh()), bytesOf(mint)])),
        extension(19, metadata),
        ...(member ? [extension(23, member)] : []),
      ])
      await put(mint, newTokenProgram, data)
      await give(owner, mint, 1n, { newer: true })
      return mint
    },
    /** A collection of Metaplex Core. */
    async coreCollection(name: string): Promise<string> {
      const address = fresh()
      await put(
        address,
        coreProgram,
        Buffer.concat([Buffer.from([5]), bytesOf(fresh()), text(name), text(''), u32(1), u32(1)]),
      )
      return address
    },
    /** An asset of Metaplex Core; resolves to its address. */
    async core(owner: string, { collection, name, uri = '' }: NftOptions): Promise<string> {
      const address = fresh()
      const authority = Buffer.concat([Buffer.from([collection ? 2 : 1]), bytesOf(collection ?? fresh())])
      const data = [Buffer.from([1]), bytesOf(owner), authority, text(name), text(uri), Buffer.from([0])]
      await put(address, coreProgram, Buffer.concat(data))
      return address
    },
  }
}

export type NftOptions = {
  readonly name: string
  readonly uri?: string | undefined
  readonly collection?: string | undefined
  /** Whether the collection vouches for it. @default true */
  readonly verified?: boolean | undefined
  /** @default 1 */
  readonly supply?: bigint | undefined
}

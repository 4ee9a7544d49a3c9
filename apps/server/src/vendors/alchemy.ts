import { formatAmount } from '@latchkey/protocol/amount'
import { accountId, type ChainId } from '@latchkey/protocol/caip'
import type { Transaction, Transfer } from '@latchkey/protocol/http/history'
import { getAddress, type Hex, isAddress } from 'viem'
import * as z from 'zod/mini'
import type { HistoryPage } from '../chains/chain.ts'
import { partiesOf } from '../chains/partiesOf.ts'
import type { PricedHolding } from '../features/balance/balanceSource.ts'
import { cutPage } from '../features/history/cutPage.ts'
import { isBait } from '../text/isBait.ts'
import { sanitiseText } from '../text/sanitiseText.ts'
import { createEgress, type Egress, NoAnswer, VendorFailure } from './egress.ts'
import { defineVendor, key, url } from './vendor.ts'

/** Network names at Alchemy. */
const networks: Readonly<Record<string, string>> = {
  'eip155:1': 'eth-mainnet',
  'eip155:10': 'opt-mainnet',
  'eip155:56': 'bnb-mainnet',
  'eip155:100': 'gnosis-mainnet',
  'eip155:130': 'unichain-mainnet',
  'eip155:137': 'polygon-mainnet',
  'eip155:324': 'zksync-mainnet',
  'eip155:8453': 'base-mainnet',
  'eip155:42161': 'arb-mainnet',
  'eip155:42220': 'celo-mainnet',
  'eip155:43114': 'avax-mainnet',
  'eip155:59144': 'linea-mainnet',
  'eip155:81457': 'blast-mainnet',
  'eip155:534352': 'scroll-mainnet',
  'eip155:7777777': 'zora-mainnet',
  'eip155:11155111': 'eth-sepolia',
  'eip155:84532': 'base-sepolia',
}
/** Internal transfers are only available on these. */
const withInternal: readonly string[] = ['eip155:1', 'eip155:137']
const maxPages = 4
const post = { method: 'POST', timeoutMs: 8_000 } as const

const quantity = z.string().check(z.regex(/^0x[\da-fA-F]{1,64}$/))
const amount = z.string().check(z.regex(/^(?:0x[\da-fA-F]{1,64}|\d{1,78})$/))
const text = z.string().check(z.maxLength(2_048))

const tokens = z.object({
  data: z.object({
    tokens: z.array(
      z.object({
        network: text,
        tokenAddress: z.nullish(text),
        tokenBalance: z.nullish(amount),
        tokenMetadata: z.nullish(
          z.object({
            decimals: z.nullish(z.int().check(z.gte(0), z.lte(36))),
            logo: z.nullish(text),
            name: z.nullish(text),
            symbol: z.nullish(text),
          }),
        ),
        tokenPrices: z.nullish(z.array(z.object({ currency: text, value: text }))),
      }),
    ),
    pageKey: z.nullish(text),
  }),
})
const transfers = z.object({
  result: z.object({
    transfers: z.array(
      z.object({
        blockNum: quantity.check(z.maxLength(14)),
        hash: z.string().check(z.regex(/^0x[\da-fA-F]{64}$/)),
        from: text,
        to: z.nullish(text),
        asset: z.nullish(text),
        category: text,
        erc721TokenId: z.nullish(quantity),
        tokenId: z.nullish(quantity),
        erc1155Metadata: z.nullish(z.array(z.object({ tokenId: quantity, value: z.nullish(quantity) }))),
        rawContract: z.object({
          value: z.nullish(quantity),
          address: z.nullish(text),
          decimal: z.nullish(quantity),
        }),
        metadata: z.object({ blockTimestamp: text }),
      }),
    ),
    pageKey: z.nullish(text),
  }),
})
type Move = z.infer<typeof transfers>['result']['transfers'][number]

const settings = z.strictObject({ key, url })

/**
 * Balances and history from Alchemy, with a key. Its transfers have neither nonce nor
 * status, and only include successful ones.
 *
 * @see https://www.alchemy.com/docs/data
 */
export const alchemy = defineVendor(['balance', 'history'], settings, ({ key, url }) => {
  const data = createEgress('alchemy', url ?? 'https://api.g.alchemy.com')
  const nodes = new Map<string, Egress>()

  /** Each network has its own host. */
  function nodeOf(chain: ChainId): Egress {
    const network = networks[chain]
    if (network === undefined) throw new NoAnswer('alchemy', 'does not support this chain')
    const known = nodes.get(network)
    if (known) return known
    const node = createEgress('alchemy', url ?? `https://${network}.g.alchemy.com`)
    nodes.set(network, node)
    return node
  }

  async function movesOf(chain: ChainId, party: object, { limit, before }: HistoryPage, signal: AbortSignal) {
    const params = {
      fromBlock: '0x0',
      toBlock: before ? `0x${Math.max(before.height - 1, 0).toString(16)}` : 'latest',
      category: [
        'external',
        'erc20',
        'erc721',
        'erc1155',
        ...(withInternal.includes(chain) ? ['internal'] : []),
      ],
      order: 'desc',
      withMetadata: true,
      excludeZeroValue: false,
      maxCount: `0x${Math.min(limit * 4, 1_000).toString(16)}`,
      ...party,
    }
    const body = { jsonrpc: '2.0', id: 1, method: 'alchemy_getAssetTransfers', params: [params] }
    return (await nodeOf(chain).read(transfers, `v2/${key}`, { ...post, body, signal })).result
  }

  return {
    name: 'alchemy',
    supports: (chain) => chain in networks,
    async holdings(chain, address, signal) {
      const found: PricedHolding[] = []
      let pageKey: string | null | undefined
      for (let page = 0; page < maxPages; page++) {
        const body = {
          addresses: [{ address, networks: [networks[chain]] }],
          withMetadata: true,
          withPrices: true,
          includeNativeTokens: true,
          ...(pageKey && { pageKey }),
        }
        const path = `data/v1/${key}/assets/tokens/by-address`
        const answer = await data.read(tokens, path, { ...post, body, signal })
        found.push(...answer.data.tokens.flatMap((token) => toHolding(chain, token)))
        pageKey = answer.data.pageKey
        if (!pageKey) break
      }
      return found
    },
    async history(chain, address, page, signal) {
      if (page.before?.hash) throw new NoAnswer('alchemy', 'cannot continue inside a block')
      const [sent, received] = await Promise.all([
        movesOf(chain, { fromAddress: address }, page, signal),
        movesOf(chain, { toAddress: address }, page, signal),
      ])
      // If one direction reaches further back than the other, only the part both cover is complete.
      const covered = Math.max(
        ...[sent, received].map(({ transfers, pageKey }) => (pageKey ? lowest(transfers) + 1 : 0)),
      )
      const moves = [...sent.transfers, ...received.transfers].filter(
        ({ blockNum }) => Number(blockNum) >= covered,
      )
      const placed = [...Map.groupBy(moves, ({ hash }) => hash.toLowerCase())].map(([hash, some]) => {
        const [first] = some
        const time = Date.parse(first?.metadata.blockTimestamp ?? '')
        if (!first || Number.isNaN(time)) throw new VendorFailure('alchemy', 'returned an unexpected shape')
        return {
          height: Number(first.blockNum),
          time,
          transaction: toTransaction(chain, address, hash, time, some),
        }
      })
      const answer = cutPage(placed, page, covered > 0)
      if (!answer) throw new NoAnswer('alchemy', 'has more in one block than fits on a page')
      return answer
    },
    async close() {
      await Promise.all([data, ...nodes.values()].map((egress) => egress.close()))
    },
  }
})

function lowest(moves: readonly Move[]): number {
  return Math.min(...moves.map(({ blockNum }) => Number(blockNum)))
}

function toHolding(
  chain: ChainId,
  theirs: z.infer<typeof tokens>['data']['tokens'][number],
): PricedHolding[] {
  const { network, tokenAddress, tokenBalance, tokenMetadata, tokenPrices } = theirs
  if (network !== networks[chain]) return []
  // Treat a missing coin balance as a failure, not as 0: another source may know it.
  // Tokens can cause this on purpose, so they are skipped.
  if (!tokenAddress && tokenBalance == null)
    throw new VendorFailure('alchemy', 'returned no balance of the native coin')
  const units = BigInt(tokenBalance ?? 0)
  const price = Number(tokenPrices?.find(({ currency }) => currency.toLowerCase() === 'usd')?.value)
  const rest = { units, ...(Number.isFinite(price) && price > 0 && { price }) }
  // The native coin has no address; its name comes from the chain's own data.
  if (!tokenAddress) return [{ token: { id: undefined, name: '', symbol: '', decimals: 18 }, ...rest }]
  const symbol = sanitiseText(tokenMetadata?.symbol ?? '', 24)
  const name = sanitiseText(tokenMetadata?.name ?? '', 64) || symbol
  const decimals = tokenMetadata?.decimals
  if (
    units === 0n ||
    !symbol ||
    decimals == null ||
    !isAddress(tokenAddress, { strict: false }) ||
    isBait(name, symbol)
  )
    return []
  const logo = tokenMetadata?.logo
  const iconUrl = logo && URL.parse(logo)?.protocol === 'https:' ? logo : undefined
  const token = {
    id: accountId(chain, getAddress(tokenAddress)),
    name,
    symbol,
    decimals,
    ...(iconUrl && { iconUrl }),
  }
  return [{ token, ...rest }]
}

function toTransaction(
  chain: ChainId,
  account: string,
  hash: string,
  time: number,
  all: readonly Move[],
): Transaction {
  // A transfer to oneself is returned for both directions.
  const moves = [...new Map(all.map((move) => [JSON.stringify(move), move])).values()]
  const outer = moves.find(({ category }) => category === 'external')
  const from = outer?.from ?? moves[0]?.from ?? ''
  const list = moves.flatMap((move) => toTransfers(move, account))
  const isIn = list.some(({ direction }) => direction === 'in')
  const isOut = list.some(({ direction }) => direction !== 'in')
  const operationType = isIn && isOut ? 'trade' : isIn ? 'receive' : isOut ? 'send' : 'execute'
  const passings = moves
    .filter((move) => toTransfers(move, account).some(({ quantity }) => quantity.numeric !== '0'))
    .map(({ from, to }) => ({ from: toAddress(from), to: toAddress(to ?? '') }))
  const call = { from: toAddress(from), to: toAddress(outer?.to ?? moves[0]?.to ?? '') }
  return {
    id: hash,
    metadata: {
      operationType,
      hash,
      minedAt: new Date(time).toISOString(),
      ...partiesOf(operationType, toAddress(account), passings, call),
      status: 'confirmed',
      nonce: 0,
      application: null,
      chain,
    },
    transfers: list,
  }
}

function toTransfers(move: Move, account: string): Transfer[] {
  const { category, rawContract, asset } = move
  const symbol = sanitiseText(asset ?? '', 24) || null
  const own = account.toLowerCase()
  const isFrom = move.from.toLowerCase() === own
  const isTo = move.to?.toLowerCase() === own
  const rest = { direction: isFrom && isTo ? 'self' : isTo ? 'in' : 'out', value: null, price: null } as const
  const flags = { is_spam: isBait(symbol ?? '') }
  if (category === 'erc721' || category === 'erc1155') {
    const ids = move.erc1155Metadata ?? [
      { tokenId: move.erc721TokenId ?? move.tokenId ?? '0x0', value: '0x1' },
    ]
    return ids.slice(0, 100).map(({ tokenId, value }) => ({
      fungible_info: null,
      nft_info: { name: symbol && `${symbol} #${BigInt(tokenId)}`, content: null, flags },
      quantity: { numeric: BigInt(value ?? '0x1').toString() },
      ...rest,
    }))
  }
  const units = BigInt((rawContract.value as Hex | null | undefined) ?? 0)
  // A call without coins is not a transfer.
  if (units === 0n && category !== 'erc20') return []
  const decimals = Number(rawContract.decimal ?? '0x12')
  const numeric = formatAmount(units, decimals <= 36 ? decimals : 0)
  return [
    {
      fungible_info: { name: symbol, symbol, icon: null, flags },
      nft_info: null,
      quantity: { numeric },
      ...rest,
    },
  ]
}

function toAddress(value: string): string {
  return isAddress(value, { strict: false }) ? getAddress(value) : ''
}

import { accountId, type ChainId } from '@latchkey/protocol/caip'
import type { Approval, Transaction, Transfer } from '@latchkey/protocol/http/history'
import { getAddress, isAddress } from 'viem'
import * as z from 'zod/mini'
import type { TokenInfo } from '../chains/chain.ts'
import { partiesOf } from '../chains/partiesOf.ts'
import type { PricedHolding } from '../features/balance/balanceSource.ts'
import { cutPage, type Placed } from '../features/history/cutPage.ts'
import { isBait } from '../text/isBait.ts'
import { sanitiseText } from '../text/sanitiseText.ts'
import { createEgress, NoAnswer } from './egress.ts'
import { defineVendor, key, url } from './vendor.ts'

/** Zerion's chain names. */
const names: Readonly<Record<string, string>> = {
  'eip155:1': 'ethereum',
  'eip155:10': 'optimism',
  'eip155:56': 'binance-smart-chain',
  'eip155:100': 'xdai',
  'eip155:130': 'unichain',
  'eip155:137': 'polygon',
  'eip155:250': 'fantom',
  'eip155:324': 'zksync-era',
  'eip155:5000': 'mantle',
  'eip155:8453': 'base',
  'eip155:42161': 'arbitrum',
  'eip155:42220': 'celo',
  'eip155:43114': 'avalanche',
  'eip155:59144': 'linea',
  'eip155:81457': 'blast',
  'eip155:534352': 'scroll',
  'eip155:7777777': 'zora',
  'eip155:1313161554': 'aurora',
}
const maxPage = 100

const text = z.string().check(z.maxLength(2_048))
const optionalText = z.nullish(text)
const icon = z.nullish(z.object({ url: optionalText }))
const number = z.nullish(z.number())
const fungible = z.object({
  name: optionalText,
  symbol: optionalText,
  icon,
  implementations: z.nullish(
    z.array(z.object({ chain_id: text, address: optionalText, decimals: z.nullish(z.int()) })),
  ),
})
const media = z.nullish(z.object({ url: optionalText, content_type: optionalText }))
const flags = z.nullish(z.object({ is_trash: z.nullish(z.boolean()), is_spam: z.nullish(z.boolean()) }))
const chainOf = z.nullish(z.object({ chain: z.nullish(z.object({ data: z.object({ id: text }) })) }))

const positions = z.object({
  data: z.array(
    z.object({
      attributes: z.object({
        quantity: z.object({
          int: z.string().check(z.regex(/^\d{1,78}$/)),
          decimals: z.int().check(z.gte(0), z.lte(36)),
        }),
        price: number,
        fungible_info: fungible,
        flags,
      }),
      relationships: chainOf,
    }),
  ),
})
const transactions = z.object({
  links: z.nullish(z.object({ next: optionalText })),
  data: z.array(
    z.object({
      attributes: z.object({
        operation_type: text,
        hash: z.string().check(z.regex(/^0x[\da-fA-F]{64}$/)),
        mined_at_block: z.nullish(z.int()),
        mined_at: text,
        sent_from: optionalText,
        sent_to: optionalText,
        status: text,
        nonce: z.nullish(z.int()),
        flags,
        application_metadata: z.nullish(z.object({ name: optionalText, icon })),
        approvals: z.nullish(z.array(z.object({ fungible_info: z.nullish(fungible) }))),
        transfers: z.nullish(
          z.array(
            z.object({
              fungible_info: z.nullish(fungible),
              nft_info: z.nullish(
                z.object({
                  name: optionalText,
                  content: z.nullish(z.object({ preview: media, detail: media })),
                  flags,
                }),
              ),
              direction: z.enum(['in', 'out', 'self']),
              quantity: z.object({ numeric: text }),
              value: number,
              price: number,
              sender: optionalText,
              recipient: optionalText,
            }),
          ),
        ),
      }),
    }),
  ),
})
type TheirTransaction = z.infer<typeof transactions>['data'][number]['attributes']
type TheirApproval = NonNullable<TheirTransaction['approvals']>[number]
type TheirTransfer = NonNullable<TheirTransaction['transfers']>[number]

const settings = z.strictObject({ key, url })

/**
 * Balances and history from Zerion, with a key. It returns an empty list for a wallet
 * it has not indexed yet, so that counts as no data.
 *
 * @see https://developers.zerion.io/reference
 */
export const zerion = defineVendor(['balance', 'history'], settings, (vendor) => {
  const { key, url = 'https://api.zerion.io' } = vendor
  const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`
  const egress = createEgress('zerion', url, { authorization })

  return {
    name: 'zerion',
    supports: (chain) => chain in names,
    async holdings(chain, address, signal) {
      const { data } = await egress.read(positions, `v1/wallets/${address.toLowerCase()}/positions/`, {
        signal,
        timeoutMs: 8_000,
        query: {
          'filter[positions]': 'only_simple',
          'filter[position_types]': 'wallet',
          'filter[trash]': 'only_non_trash',
          'filter[chain_ids]': names[chain],
          currency: 'usd',
          sort: 'value',
        },
      })
      if (data.length === 0) throw new NoAnswer('zerion', 'has not indexed this wallet yet')
      return data.flatMap((position): PricedHolding[] => {
        const { attributes, relationships } = position
        const theirs = relationships?.chain?.data.id
        if (theirs !== undefined && theirs !== names[chain]) return []
        const token = toToken(chain, attributes.fungible_info, attributes.quantity.decimals)
        if (!token) return []
        const { price } = attributes
        return [{ token, units: BigInt(attributes.quantity.int), ...(isPrice(price) && { price }) }]
      })
    },
    async history(chain, address, page, signal) {
      const { limit, before } = page
      if (before && (before.hash || !before.time))
        throw new NoAnswer('zerion', 'cannot continue inside a block')
      const size = Math.min(limit + 25, maxPage)
      const { data, links } = await egress.read(
        transactions,
        `v1/wallets/${address.toLowerCase()}/transactions/`,
        {
          signal,
          timeoutMs: 8_000,
          query: {
            currency: 'usd',
            'page[size]': size,
            'filter[trash]': 'no_filter',
            'filter[chain_ids]': names[chain],
            ...(before && { 'filter[max_mined_at]': before.time }),
          },
        },
      )
      if (data.length === 0 && !before) throw new NoAnswer('zerion', 'has not indexed this wallet yet')
      const placed = data.flatMap(({ attributes }) => place(chain, address, attributes))
      const answer = cutPage(placed, page, Boolean(links?.next))
      if (!answer) throw new NoAnswer('zerion', 'has more in one block than fits on a page')
      return answer
    },
    close: () => egress.close(),
  }
})

function toToken(chain: ChainId, info: z.infer<typeof fungible>, decimals: number): TokenInfo | undefined {
  const symbol = sanitiseText(info.symbol ?? '', 24)
  const name = sanitiseText(info.name ?? '', 64) || symbol
  const found = info.implementations?.find(({ chain_id }) => chain_id === names[chain])
  if (!symbol || !found) return undefined
  const iconUrl = toUrl(info.icon?.url)
  const rest = { name, symbol, decimals, ...(iconUrl && { iconUrl }) }
  // The native coin has no address.
  if (!found.address) return { id: undefined, ...rest }
  return isAddress(found.address, { strict: false })
    ? { id: accountId(chain, getAddress(found.address)), ...rest }
    : undefined
}

/** Skips pending transactions, which have no position in the history. */
function place(chain: ChainId, account: string, theirs: TheirTransaction): Placed[] {
  const time = Date.parse(theirs.mined_at)
  const height = theirs.mined_at_block
  if (height == null || height < 0 || Number.isNaN(time)) return []
  const isTrash = theirs.flags?.is_trash === true
  const application = theirs.application_metadata
  const operationType = sanitiseText(theirs.operation_type, 32)
  const passings = (theirs.transfers ?? [])
    .filter(({ quantity }) => Number(quantity.numeric) > 0)
    .map(({ recipient, sender }) => ({ from: toAddress(sender), to: toAddress(recipient) }))
  const call = { from: toAddress(theirs.sent_from), to: toAddress(theirs.sent_to) }
  const approvals = isTrash ? [] : (theirs.approvals ?? []).slice(0, 10).flatMap(toApproval)
  const transaction: Transaction = {
    id: theirs.hash.toLowerCase(),
    metadata: {
      operationType,
      hash: theirs.hash.toLowerCase(),
      minedAt: new Date(time).toISOString(),
      ...partiesOf(operationType, toAddress(account), passings, call),
      status: sanitiseText(theirs.status, 32),
      nonce: theirs.nonce ?? 0,
      application: application
        ? {
            name: sanitiseText(application.name ?? '', 64) || null,
            iconUrl: toUrl(application.icon?.url) ?? null,
          }
        : null,
      chain,
    },
    transfers: (theirs.transfers ?? []).slice(0, 100).map((transfer) => toTransfer(transfer, isTrash)),
    ...(approvals.length > 0 && { approvals }),
  }
  return [{ height, time, transaction }]
}

function toApproval({ fungible_info: token }: TheirApproval): Approval[] {
  const name = sanitiseText(token?.name ?? '', 64) || null
  const symbol = sanitiseText(token?.symbol ?? '', 24) || null
  return (name || symbol) && !isBait(name ?? '', symbol ?? '') ? [{ name, symbol }] : []
}

function toTransfer(theirs: TheirTransfer, isTrash: boolean): Transfer {
  const { fungible_info: token, nft_info: nft, direction, value, price } = theirs
  const icon = toUrl(token?.icon?.url)
  const numeric = /^\d{1,78}(?:\.\d{1,78})?$/.test(theirs.quantity.numeric) ? theirs.quantity.numeric : '0'
  return {
    fungible_info: token
      ? {
          name: sanitiseText(token.name ?? '', 64) || null,
          symbol: sanitiseText(token.symbol ?? '', 24) || null,
          icon: icon ? { url: icon } : null,
          flags: { is_spam: isTrash },
        }
      : null,
    nft_info: nft
      ? {
          name: sanitiseText(nft.name ?? '', 64) || null,
          content: nft.content
            ? { preview: toMedia(nft.content.preview), detail: toMedia(nft.content.detail) }
            : null,
          flags: { is_spam: isTrash || nft.flags?.is_spam === true },
        }
      : null,
    direction,
    quantity: { numeric },
    value: value ?? null,
    price: price ?? null,
  }
}

function toMedia(theirs: z.infer<typeof media>) {
  const url = toUrl(theirs?.url)
  return url ? { url, content_type: theirs?.content_type ?? null } : null
}

function toUrl(value: string | null | undefined): string | undefined {
  return value && URL.parse(value)?.protocol === 'https:' ? value : undefined
}

function toAddress(value: string | null | undefined): string {
  return value && isAddress(value, { strict: false }) ? getAddress(value) : ''
}

function isPrice(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0
}

import { accountId, type ChainId } from '@latchkey/protocol/caip'
import { swapNoRoute, swapRefusedByProvider } from '@latchkey/protocol/catalogue'
import type { SwapToken } from '@latchkey/protocol/http/swap'
import { getAddress, isAddress } from 'viem'
import * as z from 'zod/mini'
import type { ChainConfig } from '../chains/chainConfig.ts'
import type { QuoteRequest, SwapSide } from '../features/swap/provider.ts'
import { readShape } from '../readShape.ts'
import { Refusal } from '../refusal.ts'
import { plainText } from '../text/plainText.ts'

export type { QuoteRequest, SwapSide }

/** Accepts any spelling; returns the checksummed address. */
export const evmAddress = z.pipe(
  z.string().check(z.regex(/^0x[\da-fA-F]{40}$/)),
  z.transform((text) => getAddress(text.toLowerCase())),
)
export const evmBytes = z.string().check(z.maxLength(1 << 19), z.regex(/^0x(?:[\da-fA-F]{2})*$/))
/** Base units: decimal, or hex as in transactions. At most 2^256. */
export const units = z.pipe(
  z.string().check(z.regex(/^(?:\d{1,78}|0x[\da-fA-F]{1,64})$/)),
  z.transform((text) => BigInt(text)),
)

const token = z.object({
  symbol: z.string().check(z.maxLength(256)),
  name: z.string().check(z.maxLength(512)),
  decimals: z.int().check(z.gte(0), z.lte(36)),
  logoURI: z.nullish(z.string()),
  eip2612: z.nullish(z.boolean()),
})

/** The valid tokens of a vendor's list; others are dropped. */
export function toSwapTokens(
  chain: ChainId,
  list: readonly unknown[],
  shape: z.ZodMiniType<string> = evmAddress,
): SwapToken[] {
  return list.slice(0, 5_000).flatMap((entry): SwapToken[] => {
    const parsed = readShape(token, entry)
    const address = readShape(shape, (entry as { address?: unknown } | null)?.address).data
    if (!parsed.success || address === undefined) return []
    const { decimals, logoURI, eip2612 } = parsed.data
    const symbol = plainText(parsed.data.symbol, 24)
    const name = plainText(parsed.data.name, 64)
    if (!symbol || !name) return []
    const safe = logoURI && logoURI.length <= 2_048 && /^(?:https|ipfs):\/\/[^\s"'<>\\]+$/.test(logoURI)
    return [
      {
        name,
        symbol,
        address: accountId(chain, address),
        decimals,
        logoUri: safe ? logoURI : null,
        eip2612: eip2612 ?? null,
      },
    ]
  })
}

/** Passes on a vendor's refusal of the swap itself; anything else is a failure of the vendor. */
export function asRefusal(cause: unknown, vendor: string, text: unknown, noRoute: boolean): unknown {
  if (noRoute) return new Refusal(swapNoRoute, { cause })
  const said = plainText(text, 200)
  return new Refusal(swapRefusedByProvider, {
    values: { provider: vendor },
    description: said ? `${vendor}: ${said}` : undefined,
    cause,
  })
}

/** A vendor's routers: the operator's if set, otherwise the known ones. */
export function routersOf(
  chain: ChainId,
  config: ChainConfig | undefined,
  name: string,
  known: Readonly<Record<string, string>>,
): readonly string[] {
  if (!config) return []
  const own = config.contracts?.[name]
  if (own)
    return own.split(',').map((text) => {
      const address = text.trim()
      if (!isAddress(address)) throw new Error(`${chain}: the contract ${name} is not an address: ${address}`)
      return getAddress(address)
    })
  const address = known[chain]
  return address ? [address] : []
}

import { readFileSync } from 'node:fs'
import { type ChainId, chainId } from '@latchkey/protocol/caip'
import { getAddress, isAddress } from 'viem'
import * as z from 'zod/mini'
import { readShape } from '../../readShape.ts'
import { sanitiseText } from '../../text/sanitiseText.ts'
import known from './tokens.json' with { type: 'json' }

export type ListedToken = {
  /** Checksummed. */
  readonly address: `0x${string}`
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly logoUri?: string | undefined
  /** Whether the token supports `permit`; undefined if unknown. */
  readonly eip2612?: boolean | undefined
}

/** Tokens known without querying a chain. */
export type TokenList = {
  of(chain: ChainId): readonly ListedToken[]
  find(chain: ChainId, address: string): ListedToken | undefined
  /** URL of a coin's image set by the operator. */
  pictureOf?(symbol: string): string | undefined
}

/** The fields read from the tokenlists.org format; `extensions.eip2612` is our own. */
const shape = z.object({
  tokens: z
    .array(
      z.object({
        chainId: z.int().check(z.positive()),
        address: z
          .string()
          .check(z.refine((value) => isAddress(value), 'Not an address with a valid checksum')),
        symbol: z.string().check(z.minLength(1), z.maxLength(64)),
        name: z.string().check(z.minLength(1), z.maxLength(128)),
        decimals: z.int().check(z.gte(0), z.lte(36)),
        logoURI: z.optional(z.string().check(z.maxLength(2_048), z.regex(/^(?:https|ipfs):/))),
        extensions: z.optional(z.looseObject({ eip2612: z.optional(z.boolean()) })),
      }),
    )
    .check(z.maxLength(10_000)),
})

/** The built-in list, extended by the operator's file in tokenlists.org format. */
export function readTokenList(path?: string | undefined): TokenList {
  return createTokenList(known, ...(path ? [readJson(path)] : []))
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    throw new Error(`TOKEN_LIST: ${(cause as Error).message}`, { cause })
  }
}

/** Merges lists; later entries win. */
export function createTokenList(...lists: readonly unknown[]): TokenList {
  const chains = new Map<ChainId, Map<string, ListedToken>>()
  for (const list of lists) {
    const parsed = readShape(shape, list)
    const issue = parsed.error?.issues[0]
    if (!parsed.success)
      throw new Error(`The token list is invalid: ${issue?.path.join('.')}: ${issue?.message}`)
    for (const { chainId: id, address, symbol, name, decimals, logoURI, extensions } of parsed.data.tokens) {
      const chain = chainId('eip155', id)
      const tokens = chains.get(chain) ?? new Map<string, ListedToken>()
      chains.set(chain, tokens)
      tokens.set(address.toLowerCase(), {
        address: getAddress(address),
        symbol: sanitiseText(symbol, 24),
        name: sanitiseText(name, 64),
        decimals,
        logoUri: logoURI,
        eip2612: extensions?.eip2612,
      })
    }
  }
  return {
    of: (chain) => [...(chains.get(chain)?.values() ?? [])],
    find: (chain, address) => chains.get(chain)?.get(address.toLowerCase()),
  }
}

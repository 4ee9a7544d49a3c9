import { isRecord } from '@latchkey/protocol/isRecord'
import type { Hex } from 'viem'
import type { ApprovalRequest, AskNode } from '../../approval.ts'
import { readSymbol } from '../readSymbol.ts'
import { knownTokens } from '../tokens.gen.ts'
import type { FindToken, TokenFacts } from './readCall.ts'

const symbolCall = '0x95d89b41'
const decimalsCall = '0x313ce567'
const maxTokens = 16

/** Symbols and decimals of tokens: from our list, and else from the token itself. */
export async function findTokens(
  tokens: readonly string[],
  { ask, chainId }: Pick<ApprovalRequest, 'ask' | 'chainId'>,
): Promise<FindToken> {
  const listed = knownTokens[chainId] ?? {}
  const facts = new Map<string, TokenFacts>()
  await Promise.all(
    tokens.slice(0, maxTokens).map(async (token) => {
      const known = Object.hasOwn(listed, token) ? listed[token] : undefined
      facts.set(
        token,
        known ? { symbol: known[0], decimals: known[1], isListed: true } : await askToken(ask, token),
      )
    }),
  )
  return (token) => facts.get(token.toLowerCase())
}

async function askToken(ask: AskNode, token: string): Promise<TokenFacts> {
  const read = async (data: string): Promise<Hex | undefined> => {
    const answer = await ask('eth_call', [{ to: token, data }, 'latest']).catch((error: unknown) => {
      // The token has no such function; a node that cannot be asked says nothing about it.
      if (isRecord(error)) return undefined
      throw error
    })
    return typeof answer === 'string' && /^0x(?:[\da-f]{2}){1,4096}$/i.test(answer)
      ? (answer as Hex)
      : undefined
  }
  const [symbol, decimals] = await Promise.all([read(symbolCall), read(decimalsCall)])
  const count = decimals?.length === 66 ? BigInt(decimals) : undefined
  return {
    symbol: symbol ? readSymbol(symbol) : '',
    decimals: count !== undefined && count <= 77n ? Number(count) : undefined,
    isListed: false,
  }
}

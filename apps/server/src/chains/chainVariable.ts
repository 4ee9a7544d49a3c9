import { type ChainId, isChainId, parseChainId } from '@latchkey/protocol/caip'
import { namedChains } from './knownChains.ts'

/** The chain that a variable such as `RPC_EIP155_1` or `RPC_SOLANA_MAINNET` names. */
export function chainOf(variable: string): ChainId | undefined {
  const [, word = ''] = /^RPC_(\w+)$/.exec(variable) ?? []
  const id =
    namedChains[word] ??
    word.replace(
      /^([A-Z\d]+)_(\d+|\w{32})$/,
      (_, family, reference) => `${family.toLowerCase()}:${reference}`,
    )
  return isChainId(id) ? id : undefined
}

/** The variable of a chain's nodes; undefined if none can name it. */
export function variableOf(chain: ChainId): string | undefined {
  const { namespace, reference } = parseChainId(chain)
  const word =
    Object.keys(namedChains).find((name) => namedChains[name] === chain) ??
    `${namespace.toUpperCase()}_${reference}`
  const variable = `RPC_${word}`
  return chainOf(variable) === chain ? variable : undefined
}

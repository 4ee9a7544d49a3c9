import { addImport } from '../engine/imports.ts'
import { child, list, type Node, properties, stringOf } from '../engine/node.ts'
import { resolve } from '../engine/resolve.ts'
import { type Source, textOf } from '../engine/source.ts'

/** Networks of `latchkey/evm` by their ids. */
const names: Readonly<Record<number, string>> = {
  1: 'mainnet',
  10: 'optimism',
  56: 'bsc',
  100: 'gnosis',
  130: 'unichain',
  137: 'polygon',
  250: 'fantom',
  324: 'zksync',
  1329: 'sei',
  5000: 'mantle',
  8217: 'kaia',
  8453: 'base',
  42161: 'arbitrum',
  42220: 'celo',
  43114: 'avalanche',
  59144: 'linea',
  81457: 'blast',
  84532: 'baseSepolia',
  97: 'bscTestnet',
  421614: 'arbitrumSepolia',
  534352: 'scroll',
  7777777: 'zora',
  11155111: 'sepolia',
  11155420: 'optimismSepolia',
  80002: 'polygonAmoy',
  1313161554: 'aurora',
}

/** The networks of the app, with its own nodes. */
export function writeNetworks(
  source: Source,
  chains: Node | undefined,
): { written: readonly string[]; isSure: boolean } {
  const written = list(chains, 'elements').map((item) => writeNetwork(source, resolve(source, item)))
  const found = written.filter((one) => one !== undefined)
  const isSure = chains?.type === 'ArrayExpression' && found.length > 0 && found.length === written.length
  return { written: found.length ? found : [addImport(source, 'latchkey/evm', 'mainnet')], isSure }
}

function writeNetwork(source: Source, item: Node | undefined): string | undefined {
  const given = properties(item)
  const value = child(given.get('id'), 'value')
  const id = Number(stringOf(value) ?? (typeof value?.value === 'number' ? value.value : Number.NaN))
  const read = (key: string) => {
    const found = child(given.get(key), 'value')
    return found && textOf(source, found)
  }
  const node = read('rpcUrl')
  const nodes = node && `rpcUrls: { default: { http: [${node}] } }`
  if (!Number.isSafeInteger(id)) return undefined
  const name = names[id]
  if (name) {
    const network = addImport(source, 'latchkey/evm', name)
    return nodes ? `{ ...${network}, ${nodes} }` : network
  }
  const [label, token] = [read('label'), read('token')]
  if (!nodes || !label || !token) return undefined
  return `{ id: ${id}, name: ${label}, nativeCurrency: { name: ${token}, symbol: ${token}, decimals: 18 }, ${nodes} }`
}

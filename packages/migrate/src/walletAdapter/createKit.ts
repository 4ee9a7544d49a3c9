import { type App, elementsOf, type KitPlace } from '../engine/app.ts'
import { addImport, importsFrom } from '../engine/imports.ts'
import {
  attributes,
  attributeValue,
  child,
  list,
  type Node,
  nameOf,
  properties,
  stringOf,
} from '../engine/node.ts'
import { resolve } from '../engine/resolve.ts'
import { above, nodesOf, type Source, textOf } from '../engine/source.ts'
import { writeKit } from '../wagmi/writeKit.ts'
import { isWalletAdapter } from './isWalletAdapter.ts'
import { unsure } from './reasons.ts'

/** Adapters of wallets that follow the Wallet Standard, which the kit lists by itself. */
const standard =
  /^(Phantom|Solflare|Backpack|Coinbase|Trust|Bitget|Bitpie|Coin98|Nightly|Exodus|Glow|Brave|OKX|SolanaMobile\w*)WalletAdapter$/

/** Creates the kit in the file that has `WalletProvider`. */
export function createKit(app: App): KitPlace | undefined {
  for (const source of app.sources) {
    const one = importsFrom(source, isWalletAdapter).find(({ imported }) => imported === 'WalletProvider')
    const element = one && elementsOf(source, one.local)[0]
    const statement =
      element && (above(source, element, (node) => source.parents.get(node)?.type === 'Program') ?? element)
    if (!statement) continue
    const solana = addImport(source, 'latchkey/solana', 'solana')
    const network = readNetwork(source)
    const facts = { metadata: new Map<string, string>(), theme: [], featured: [] }
    const name = writeKit(source, statement, [`${solana}({ networks: [${network.written}] })`], {
      ...facts,
      projectId: relayProject(source),
    })
    if (!network.isSure) unsure(source, statement, 'the-network')
    if (hasOtherAdapters(source)) unsure(source, statement, 'wallets')
    return { source, name }
  }
  return undefined
}

/** The cluster that `ConnectionProvider` is given, as it is written. */
function readNetwork(source: Source): { written: string; isSure: boolean } {
  const one = importsFrom(source, isWalletAdapter).find(({ imported }) => imported === 'ConnectionProvider')
  const element = one && elementsOf(source, one.local)[0]
  const value = element && resolve(source, attributeValue(attributes(element).get('endpoint')))
  const cluster = value?.type === 'CallExpression' ? resolve(source, list(value, 'arguments')[0]) : undefined
  const text = cluster
    ? (stringOf(cluster) ?? textOf(source, cluster).split('.')[1]?.toLowerCase())
    : undefined
  const name = { devnet: 'devnet', testnet: 'testnet', mainnet: 'mainnet', 'mainnet-beta': 'mainnet' }[
    text ?? ''
  ]
  if (name) return { written: addImport(source, 'latchkey/solana', name), isSure: true }
  const url = stringOf(value)
  const isRemote = url !== undefined && !/localhost|127\.0\.0\.1/.test(url)
  const base = url?.includes('devnet') ? 'devnet' : url?.includes('testnet') ? 'testnet' : 'mainnet'
  const network = addImport(source, 'latchkey/solana', base)
  return isRemote && value
    ? { written: `{ ...${network}, rpcUrls: [${textOf(source, value)}] }`, isSure: true }
    : { written: network, isSure: false }
}

function adapters(source: Source): readonly Node[] {
  return nodesOf(source, 'NewExpression').filter((one) => {
    const name = nameOf(child(one, 'callee'))
    return source.imports.some(({ local, module }) => local === name && isWalletAdapter(module))
  })
}

function hasOtherAdapters(source: Source): boolean {
  return adapters(source).some((one) => {
    const name = nameOf(child(one, 'callee')) ?? ''
    return !standard.test(name) && !(name === 'WalletConnectWalletAdapter' && relayProject(source))
  })
}

/** The project id of the relay, if the app has one. */
function relayProject(source: Source): string | undefined {
  const one = adapters(source).find(
    (adapter) => nameOf(child(adapter, 'callee')) === 'WalletConnectWalletAdapter',
  )
  const options = child(properties(list(one, 'arguments')[0]).get('options'), 'value')
  const value = child(properties(options).get('projectId'), 'value')
  return value && /^(Literal|MemberExpression|TSNonNullExpression)$/.test(value.type)
    ? textOf(source, value)
    : undefined
}

import type { App, KitPlace } from '../engine/app.ts'
import { addImport, importsFrom, removeImport, removeLine } from '../engine/imports.ts'
import { child, list, type Node, nameOf, properties, stringOf } from '../engine/node.ts'
import { resolve } from '../engine/resolve.ts'
import { above, freeName, type Import, parseSource, type Source, textOf, usesOf } from '../engine/source.ts'
import { sweep } from '../engine/sweep.ts'
import { writeKit, writeTransports } from '../wagmi/writeKit.ts'
import { isAppKit } from './isAppKit.ts'
import { type ReasonName, unsure } from './reasons.ts'

/** Networks of Solana, which both name differently. */
const solanaNetworks: Readonly<Record<string, string>> = {
  solana: 'mainnet',
  solanaDevnet: 'devnet',
  solanaTestnet: 'testnet',
}

/** Features that both have under one name. */
const features = ['analytics', 'swaps', 'onramp', 'send', 'receive', 'allWallets', 'pay']

const ignored = [
  'adapters',
  'networks',
  'projectId',
  'metadata',
  'features',
  'themeMode',
  'defaultNetwork',
  'debug',
  'enableReconnect',
  'enableWalletConnect',
]
const attended: Readonly<Record<string, ReasonName>> = {
  themeVariables: 'theme',
  siweConfig: 'sign-in',
  siwx: 'sign-in',
}

/** Creates the kit where the adapter of wagmi is, or `createAppKit` if there is none. */
export function moveConfig(app: App): KitPlace | undefined {
  const create = callsOf(app, 'createAppKit')[0]
  const options = create && resolve(create.source, list(create.call, 'arguments')[0])
  const adapters = ['WagmiAdapter', 'SolanaAdapter'].flatMap((name) => callsOf(app, name))
  const foreign = app.sources.some((source) =>
    importsFrom(source, isAppKit).some(({ imported }) =>
      /^(Ethers5?|Bitcoin|Ton|Tron|Polkadot)Adapter$/.test(imported),
    ),
  )
  if (!create || options?.type !== 'ObjectExpression' || foreign || adapters.length === 0) return undefined
  const wagmi = adapters.find(({ name }) => name === 'WagmiAdapter')
  const place = wagmi ?? create
  const { source } = place
  const given = properties(options)
  const adapterOptions = properties(resolve(source, list(wagmi?.call, 'arguments')[0]))
  const networks =
    readNetworks(source, child(adapterOptions.get('networks'), 'value')) ??
    readNetworks(create.source, child(given.get('networks'), 'value'))
  if (!networks) return undefined
  const evms = networks.filter((name) => !solanaNetworks[name])
  const solanas = networks.filter((name) => solanaNetworks[name])
  // A network of the app's own is only known in its file.
  if (wagmi ? evms.length === 0 : evms.length > 0) return undefined

  const { quote, end } = source.style
  const drivers: string[] = []
  const before: string[] = []
  const chains = freeName(source, 'chains', 'evmChains')
  if (wagmi) {
    for (const name of evms) moveNetwork(source, name)
    before.push(`const ${chains} = [${evms.join(', ')}]${source.isTyped ? ' as const' : ''}${end}`)
    drivers.push(`${addImport(source, 'latchkey/evm', 'evm')}({ networks: ${chains} })`)
  }
  if (solanas.length) {
    const solana = addImport(source, 'latchkey/solana', 'solana', {
      local: freeName(source, 'solana', 'solanaDriver'),
    })
    const names = solanas.map((name) => {
      const imported = solanaNetworks[name] ?? 'mainnet'
      return addImport(source, 'latchkey/solana', imported, {
        local: freeName(source, imported, `solana${imported[0]?.toUpperCase()}${imported.slice(1)}`),
      })
    })
    drivers.push(`${solana}({ networks: [${names.join(', ')}] })`)
  }
  const metadata = readMetadata(create.source, child(given.get('metadata'), 'value'))
  const mode = stringOf(resolve(create.source, child(given.get('themeMode'), 'value')))
  const flags = properties(resolve(create.source, child(given.get('features'), 'value')))
  const project = readProject(place, adapterOptions) ?? readProject(create, given)
  const kit = writeKit(
    source,
    place.statement,
    drivers,
    {
      metadata: metadata ?? new Map(),
      projectId: project,
      theme: mode === 'light' || mode === 'dark' ? [`mode: ${quote}${mode}${quote}`] : [],
      locale: undefined,
      featured: [],
      features: features.flatMap((name) => {
        const value = child(flags.get(name), 'value')
        return typeof value?.value === 'boolean' ? [`${name}: ${value.value}`] : []
      }),
    },
    before,
  )

  const written = [chains, kit, project ?? '', ...evms].join(', ')
  if (wagmi) {
    const shared = { name: chains, declaration: undefined, known: evms }
    const config = addImport(source, 'wagmi', 'createConfig')
    const connector = addImport(source, 'latchkey/wagmi', 'latchkey')
    const more = ['ssr', 'storage', 'transports'].flatMap((key) => {
      const property = adapterOptions.get(key)
      return property ? [textOf(source, property)] : []
    })
    if (!adapterOptions.has('transports')) more.push(writeTransports(source, shared).replaceAll('\n', `\n  `))
    const lines = [
      chains === 'chains' ? 'chains' : `chains: ${chains}`,
      `connectors: [${connector}(${kit})]`,
      'multiInjectedProviderDiscovery: false',
      ...more,
    ]
    const text = `{ wagmiConfig: ${config}({\n  ${lines.join(',\n  ')},\n}) }`
    source.edits.overwrite(wagmi.call.start, wagmi.call.end, text)
  }
  const removed = new Map<Source, Node[]>()
  for (const { source, call, statement, one } of [
    create,
    ...adapters.filter((adapter) => adapter !== wagmi),
  ]) {
    removeImport(source, one)
    removed.set(source, [...(removed.get(source) ?? []), statement])
    dropStatement(source, statement, call)
  }
  if (wagmi) {
    removeImport(source, wagmi.one)
    removed.set(source, [...(removed.get(source) ?? []), wagmi.call])
  }
  for (const [file, nodes] of removed)
    sweep(file, nodes, file === source ? `[${[written, ...(metadata?.values() ?? [])].join(', ')}]` : '')

  const tell = (reason: ReasonName) => unsure(source, place.statement, reason)
  for (const key of given.keys()) if (!ignored.includes(key)) tell(attended[key] ?? 'options')
  if (!metadata) tell('options')
  for (const key of ['email', 'socials']) {
    const value = child(flags.get(key), 'value')
    if (value && value.value !== false) tell('logins')
  }
  if (!wagmi) tell('the-provider')
  return { source, name: kit }
}

type Call = {
  readonly source: Source
  readonly name: string
  readonly one: Import
  readonly call: Node
  readonly statement: Node
}

/** Calls of a function of AppKit, or of a class with `new`, at the top of a file. */
function callsOf(app: App, name: string): readonly Call[] {
  return app.sources.flatMap((source) =>
    importsFrom(source, isAppKit)
      .filter(({ imported }) => imported === name)
      .flatMap((one) =>
        usesOf(source, one.local).flatMap((use): Call[] => {
          const call = source.parents.get(use)
          const statement =
            call && above(source, call, (node) => source.parents.get(node)?.type === 'Program')
          const isCall = call?.type === 'CallExpression' || call?.type === 'NewExpression'
          return call && isCall && statement ? [{ source, name, one, call, statement }] : []
        }),
      ),
  )
}

/** The names of networks in an array, followed through variables. */
function readNetworks(source: Source, value: Node | undefined): readonly string[] | undefined {
  const array = resolve(source, value)
  if (array?.type !== 'ArrayExpression') return undefined
  const names = list(array, 'elements').map((item) => (item.type === 'Identifier' ? nameOf(item) : undefined))
  const found = names.filter((name) => name !== undefined)
  return found.length === names.length && found.length ? found : undefined
}

/** The same network, from wagmi. */
function moveNetwork(source: Source, name: string): void {
  const one = importsFrom(source, (module) => module === '@reown/appkit/networks').find(
    ({ local }) => local === name,
  )
  if (!one) return
  removeImport(source, one)
  addImport(source, 'wagmi/chains', one.imported, { local: one.local })
}

/** Entries of the metadata, if they name nothing that only their file knows. */
function readMetadata(source: Source, value: Node | undefined): ReadonlyMap<string, string> | undefined {
  const found = new Map<string, string>()
  if (!value) return found
  for (const [key, property] of properties(resolve(source, value))) {
    const field = child(property, 'value')
    const text = field && textOf(source, field)
    const names = text && parseSource('value.ts', `(${text})`)?.names
    if (!text || !names || [...names].some((name) => !['window', 'process', 'location'].includes(name)))
      return undefined
    if (['name', 'description', 'url', 'icons'].includes(key)) found.set(key, text)
  }
  return found
}

/** The project id, as it is written. */
function readProject({ source }: { source: Source }, given: ReadonlyMap<string, Node>): string | undefined {
  const property = given.get('projectId')
  const value = child(property, 'value')
  return value && textOf(source, value)
}

/** Removes a call that stands alone, or a variable that nothing uses. */
function dropStatement(source: Source, statement: Node, call: Node): void {
  const declarator = source.parents.get(call)
  const id = declarator?.type === 'VariableDeclarator' ? child(declarator, 'id') : undefined
  const uses = id ? usesOf(source, nameOf(id) ?? '').filter((use) => use !== id) : []
  const isOther = id && (uses.length > 0 || statement.type === 'ExportNamedDeclaration')
  // An adapter is only named in the options of `createAppKit`, which go as well.
  const isListed = uses.every((use) =>
    above(source, use, (node) => node.type === 'Property' && nameOf(child(node, 'key')) === 'adapters'),
  )
  if (isOther && !isListed) unsure(source, statement, 'the-modal')
  else removeLine(source, statement)
}

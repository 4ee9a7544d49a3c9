import { addImport, importsFrom, removeImport } from '../engine/imports.ts'
import { child, list, type Node, nameOf, properties, stringOf } from '../engine/node.ts'
import { resolve } from '../engine/resolve.ts'
import { above, freeName, type Source, textOf, usesOf } from '../engine/source.ts'
import { sweep } from '../engine/sweep.ts'
import { writeCreate } from '../wagmi/writeKit.ts'
import { isOnboard } from './isOnboard.ts'
import { type ReasonName, unsure } from './reasons.ts'
import { writeNetworks } from './writeNetworks.ts'

const hardware = /^@web3-onboard\/(ledger|trezor|keystone|keepkey|dcent|arcana|cede|hw-common)/

/** Modules of wallets that the registry knows. */
const listed = [
  'coinbase',
  'trust',
  'taho',
  'frontier',
  'zeal',
  'enkrypt',
  'okx',
  'bitget',
  'phantom',
  'metamask',
]

const attended: Readonly<Record<string, ReasonName>> = {
  accountCenter: 'account-center',
  notify: 'notify',
  notifications: 'notify',
  i18n: 'texts',
  connect: 'everything-else',
  wagmi: 'everything-else',
}

/** Replaces `init({ … })` of the React package by the kit. */
export function moveInit(source: Source, hasProvider: boolean): boolean {
  const one = importsFrom(source, isOnboard).find(
    ({ imported, module }) => imported === 'init' && /\/react$/.test(module),
  )
  const uses = one ? usesOf(source, one.local) : []
  const call = uses[0] && source.parents.get(uses[0])
  const object = resolve(source, list(call, 'arguments')[0])
  if (!one || uses.length !== 1 || call?.type !== 'CallExpression' || object?.type !== 'ObjectExpression')
    return false
  const statement = above(source, call, (node) => source.parents.get(node)?.type === 'Program') ?? call
  const given = properties(object)
  const fieldOf = (key: string) => resolve(source, child(given.get(key), 'value'))

  const wallets = readWallets(source, fieldOf('wallets'))
  const networks = writeNetworks(source, fieldOf('chains'))
  const evm = addImport(source, 'latchkey/evm', 'evm')
  const theme = stringOf(fieldOf('theme'))
  const mode = { light: 'light', dark: 'dark', system: 'auto' }[theme ?? '']
  const { quote } = source.style
  const created = writeCreate(source, [`${evm}({ networks: [${networks.written.join(', ')}] })`], {
    metadata: readMetadata(source, fieldOf('appMetadata')),
    projectId: wallets.projectId,
    theme: mode ? [`mode: ${quote}${mode}${quote}`] : [],
    locale: undefined,
    featured: wallets.featured,
    connectors: wallets.connectors,
  })
  removeImport(source, one)
  const isBare = source.parents.get(call)?.type === 'ExpressionStatement'
  const start = isBare ? `export const ${freeName(source, 'kit', 'latchkeyKit')} = ` : ''
  source.edits.overwrite(call.start, call.end, start + created)
  if (!hasProvider) unsure(source, statement, 'the-provider')
  if (!networks.isSure) unsure(source, statement, 'networks')
  if (theme === undefined && given.has('theme')) unsure(source, statement, 'theme')
  for (const reason of wallets.reasons) unsure(source, statement, reason)
  for (const [key, reason] of Object.entries(attended)) if (given.has(key)) unsure(source, statement, reason)
  if (properties(fieldOf('appMetadata')).has('agreement')) unsure(source, statement, 'terms')
  sweep(source, [call], created)
  return true
}

function readMetadata(source: Source, value: Node | undefined): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const given = properties(value)
  for (const key of ['name', 'description']) {
    const text = child(given.get(key), 'value')
    if (text) found.set(key, textOf(source, text))
  }
  // Icons may be SVG text there; here they are addresses.
  const icon = child(given.get('icon'), 'value')
  if (icon && /^(https?:|\/)/.test(stringOf(icon) ?? '')) found.set('icons', `[${textOf(source, icon)}]`)
  return found
}

type Wallets = {
  readonly featured: readonly string[]
  readonly connectors: readonly string[]
  readonly projectId: string | undefined
  readonly reasons: ReadonlySet<ReasonName>
}

/** What the modules of wallets become. */
function readWallets(source: Source, value: Node | undefined): Wallets {
  const featured: string[] = []
  const connectors: string[] = []
  const reasons = new Set<ReasonName>()
  let projectId: string | undefined
  if (value?.type !== 'ArrayExpression') reasons.add('wallets')
  for (const item of list(value, 'elements')) {
    const call = resolve(source, item)
    const name = nameOf(child(call, 'callee'))
    const module = source.imports.find(({ local }) => local === name)?.module ?? ''
    const wallet = module.replace('@web3-onboard/', '')
    if (wallet === 'walletconnect') {
      const options = resolve(source, list(call, 'arguments')[0])
      const project = child(properties(options).get('projectId'), 'value')
      projectId = project && textOf(source, project)
      if (!project) reasons.add('wallets')
    } else if (wallet === 'gnosis')
      connectors.push(
        `${addImport(source, 'latchkey/safe', 'safe', { local: freeName(source, 'safe', 'safeConnector') })}()`,
      )
    else if (listed.includes(wallet)) featured.push(wallet)
    else if (hardware.test(module)) reasons.add('hardware')
    else if (wallet !== 'injected-wallets') reasons.add('wallets')
  }
  return { featured, connectors, projectId, reasons }
}

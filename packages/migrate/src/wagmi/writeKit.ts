import { addImport } from '../engine/imports.ts'
import { bare, child, list, type Node, nameOf } from '../engine/node.ts'
import { freeName, indentAt, type Source, textOf } from '../engine/source.ts'

/** What the old kit was told, as it is written in the app. */
export type KitFacts = {
  /** Expressions by field: `name`, `description`, `url`, `icons`. */
  readonly metadata: ReadonlyMap<string, string>
  /** The project id of the relay, as an expression. */
  readonly projectId?: string | undefined
  /** Entries of `theme`, such as `mode: 'dark'`. */
  readonly theme: readonly string[]
  readonly locale?: string | undefined
  /** Ids of wallets to show first. */
  readonly featured: readonly string[]
  /** Other connectors, as expressions. */
  readonly connectors?: readonly string[]
  /** Entries of `features`. */
  readonly features?: readonly string[]
}

/** The public relay: what the other kits use unless told otherwise. */
const relayUrl = 'wss://relay.walletconnect.com'

/** Writes the kit before a statement; returns its name. `drivers` are expressions. */
export function writeKit(
  source: Source,
  statement: Node,
  drivers: readonly string[],
  facts: KitFacts,
  before: readonly string[] = [],
): string {
  const { newline, end } = source.style
  const call = writeCreate(source, drivers, facts)
  const name = freeName(source, 'kit', 'latchkeyKit')
  const line = `export const ${name} = ${call}${end}`
  source.edits.appendLeft(statement.start, [...before, line].map((one) => one + newline + newline).join(''))
  return name
}

/** The call that creates the kit. */
export function writeCreate(
  source: Source,
  drivers: readonly string[],
  { metadata, projectId, theme, locale, featured, connectors = [], features = [] }: KitFacts,
): string {
  const { quote, newline, indent } = source.style
  const create = addImport(source, 'latchkey', 'createLatchkey')
  const entries = [`drivers: [${drivers.join(', ')}]`]
  const sources = [...connectors]
  if (projectId !== undefined) {
    const walletConnect = addImport(source, 'latchkey/walletconnect', 'walletConnect')
    const relay = `${walletConnect}({ relay: { url: ${quote}${relayUrl}${quote}, ${field('projectId', projectId)} } })`
    sources.unshift(relay)
  }
  if (sources.length) entries.push(`connectors: [${sources.join(', ')}]`)
  if (metadata.size)
    entries.push(`metadata: { ${[...metadata].map(([key, value]) => field(key, value)).join(', ')} }`)
  if (theme.length) entries.push(`theme: { ${theme.join(', ')} }`)
  if (locale) entries.push(`locale: ${locale}`)
  if (featured.length)
    entries.push(`wallets: { featured: [${featured.map((id) => quote + id + quote).join(', ')}] }`)
  if (features.length) entries.push(`features: { ${features.join(', ')} }`)
  const body = entries.map((entry) => `${indent}${entry},${newline}`).join('')
  return `${create}({${newline}${body}})`
}

/** `name: value`, or `name` alone if both are the same. */
export function field(name: string, value: string): string {
  return name === value ? name : `${name}: ${value}`
}

/** The networks of a config, which the kit and wagmi share. */
export type Chains = {
  /** What both are given. */
  readonly name: string
  /** The statement that declares it, if it is new. */
  readonly declaration: string | undefined
  /** Names of the networks, if all are known from the text. */
  readonly known: readonly string[] | undefined
}

export function shareChains(source: Source, value: Node): Chains {
  const inner = bare(value)
  if (inner?.type === 'Identifier')
    return { name: nameOf(inner) ?? 'chains', declaration: undefined, known: undefined }
  const name = freeName(source, 'chains', 'networks')
  const isConst = value.type === 'TSAsExpression' || !source.isTyped
  // Moved to the left, because it leaves the object that it stood in.
  const written = textOf(source, value).replaceAll(`\n${indentAt(source, value.start)}`, '\n')
  const declaration = `const ${name} = ${written}${isConst ? '' : ' as const'}${source.style.end}`
  return { name, declaration, known: inner && knownChains(inner) }
}

/** Names in an array literal, and in the arrays that are spread into it under a condition. */
function knownChains(array: Node): readonly string[] | undefined {
  if (array.type !== 'ArrayExpression') return undefined
  const found: string[] = []
  for (const item of list(array, 'elements')) {
    if (item.type === 'Identifier') {
      found.push(item.name as string)
      continue
    }
    const condition = item.type === 'SpreadElement' ? bare(child(item, 'argument')) : undefined
    if (condition?.type !== 'ConditionalExpression') return undefined
    for (const key of ['consequent', 'alternate']) {
      const arm = bare(child(condition, key))
      const names = arm && knownChains(arm)
      if (!names) return undefined
      found.push(...names)
    }
  }
  return [...new Set(found)]
}

/** wagmi's own nodes, which the old kit has set without being asked. */
export function writeTransports(source: Source, { known }: Chains): string {
  const http = addImport(source, 'wagmi', 'http')
  const { indent } = source.style
  if (known) return `transports: {\n${known.map((name) => `${indent}[${name}.id]: ${http}(),\n`).join('')}}`
  const create = addImport(source, 'viem', 'createClient')
  return `client: ({ chain }) => ${create}({ chain, transport: ${http}() })`
}

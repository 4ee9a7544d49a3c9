import { declarators } from '../engine/app.ts'
import { objectWith } from '../engine/edit.ts'
import { addImport } from '../engine/imports.ts'
import { bare, child, list, type Node, nameOf, properties } from '../engine/node.ts'
import { freeName, type Source, textOf, usesOf } from '../engine/source.ts'
import { type Chains, field, type KitFacts, shareChains, writeKit, writeTransports } from './writeKit.ts'

/** A call whose value is kept at the top of a file. `outer` is the call around it, if there is one. */
export type TopCall = { readonly call: Node; readonly outer: Node | undefined; readonly statement: Node }

/** The only call of a function, directly or inside `createConfig(…)`. */
export function topCallOf(source: Source, local: string): TopCall | undefined {
  const uses = usesOf(source, local)
  const call = uses[0] && source.parents.get(uses[0])
  if (uses.length !== 1 || call?.type !== 'CallExpression') return undefined
  const over = source.parents.get(call)
  const outer =
    over?.type === 'CallExpression' && nameOf(child(over, 'callee')) === 'createConfig' ? over : undefined
  const statement = list(source.program, 'body').find((one) =>
    declarators(one).some(({ init }) => bare(init) === (outer ?? call)),
  )
  return statement && { call, outer, statement }
}

/** How a kit's own function describes the app. */
export type ConfigShape = {
  /** Fields of `metadata` by the options they are written in. */
  readonly metadata: Readonly<Record<string, string>>
  readonly projectId: string
  /** Other options that wagmi's `createConfig` does not have. */
  readonly dropped: readonly string[]
  /** The networks of an app that names none. */
  readonly defaultChains?: readonly string[]
}

/** Writes the kit, and wagmi's `createConfig` in place of the old function. Returns the kit's name. */
export function moveDefaultConfig(
  source: Source,
  { call, outer, statement }: TopCall,
  shape: ConfigShape,
  facts: Omit<KitFacts, 'metadata' | 'projectId'>,
): string | undefined {
  const object = list(call, 'arguments')[0]
  const callee = child(call, 'callee')
  const given = properties(object)
  const chainsProperty = given.get('chains')
  const chainsValue = child(chainsProperty, 'value')
  if (object?.type !== 'ObjectExpression' || !callee || (!chainsValue && !shape.defaultChains))
    return undefined
  if (list(object, 'properties').some(({ type }) => type === 'SpreadElement')) return undefined

  const chains = chainsValue
    ? shareChains(source, chainsValue)
    : writeChains(source, shape.defaultChains ?? [])
  const evm = addImport(source, 'latchkey/evm', 'evm')
  const latchkey = addImport(source, 'latchkey/wagmi', 'latchkey')
  const without = new Set<Node>()
  for (const key of [...Object.keys(shape.metadata), shape.projectId, ...shape.dropped]) {
    const property = given.get(key)
    if (property) without.add(property)
  }
  const kit = writeKit(
    source,
    statement,
    [`${evm}({ ${field('networks', chains.name)} })`],
    { ...readApp(source, given, shape), ...facts },
    chains.declaration ? [chains.declaration] : [],
  )
  const written = field('chains', chains.name)
  const replaced = new Map(chainsProperty ? [[chainsProperty, written]] : [])
  const added = [`connectors: [${latchkey}(${kit})]`, 'multiInjectedProviderDiscovery: false']
  if (!chainsProperty) added.unshift(written)
  if (!given.has('transports')) added.push(writeTransports(source, chains))
  const text = objectWith(source, object, { without, replaced, added })
  if (outer) source.edits.overwrite(call.start, call.end, text)
  else {
    source.edits.overwrite(callee.start, callee.end, addImport(source, 'wagmi', 'createConfig'))
    source.edits.overwrite(object.start, object.end, text)
  }
  return kit
}

/** What the app tells about itself. */
export function readApp(source: Source, given: ReadonlyMap<string, Node>, shape: ConfigShape) {
  const metadata = new Map<string, string>()
  const read = (key: string) => {
    const value = child(given.get(key), 'value')
    return value && textOf(source, value)
  }
  for (const [key, name] of Object.entries(shape.metadata)) {
    const written = read(key)
    if (written) metadata.set(name, name === 'icons' ? `[${written}]` : written)
  }
  return { metadata, projectId: read(shape.projectId) }
}

function writeChains(source: Source, names: readonly string[]): Chains {
  const known = names.map((name) => addImport(source, 'wagmi/chains', name))
  const name = freeName(source, 'chains', 'networks')
  const isConst = source.isTyped ? ' as const' : ''
  return { name, declaration: `const ${name} = [${known.join(', ')}]${isConst}${source.style.end}`, known }
}

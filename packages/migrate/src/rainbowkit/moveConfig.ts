import type { App, KitPlace } from '../engine/app.ts'
import { addImport, importsFrom, removeImport } from '../engine/imports.ts'
import { child, list, type Node, nameOf, properties } from '../engine/node.ts'
import { above, nodesOf, type Source, textOf, usesOf } from '../engine/source.ts'
import {
  type ConfigShape,
  moveDefaultConfig,
  readApp,
  type TopCall,
  topCallOf,
} from '../wagmi/moveDefaultConfig.ts'
import { listedAnyway, walletIds } from '../wagmi/walletIds.ts'
import { writeKit } from '../wagmi/writeKit.ts'
import { isRainbowKit } from './isRainbowKit.ts'
import type { ProviderFacts } from './moveProvider.ts'
import { unsure } from './reasons.ts'

const shape: ConfigShape = {
  metadata: { appName: 'name', appDescription: 'description', appUrl: 'url', appIcon: 'icons' },
  projectId: 'projectId',
  dropped: ['wallets', 'walletConnectParameters'],
}

/** Creates the kit where the app creates its config. `undefined` if that cannot be done. */
export function moveConfig(app: App, facts: ProviderFacts): KitPlace | undefined {
  for (const source of app.sources)
    for (const one of importsFrom(source, isRainbowKit)) {
      if (one.imported === 'getDefaultConfig') {
        const call = topCallOf(source, one.local)
        const name = call && moveOwnConfig(source, call, facts)
        if (name) removeImport(source, one)
        if (name) return { source, name }
      }
      if (one.imported === 'connectorsForWallets') {
        const call = topCallOf(source, one.local)
        const name = call && moveConnectors(source, call, facts)
        if (name) removeImport(source, one)
        if (name) return { source, name }
      }
    }
  return undefined
}

function moveOwnConfig(source: Source, top: TopCall, facts: ProviderFacts): string | undefined {
  const wallets = child(properties(list(top.call, 'arguments')[0]).get('wallets'), 'value')
  const featured = featuredWallets(source, wallets)
  const kit = moveDefaultConfig(source, top, shape, { ...facts, featured })
  if (kit && featured.unsure) unsure(source, top.statement, 'your-own-wallets')
  return kit
}

/** `connectorsForWallets` beside wagmi's own `createConfig`. */
function moveConnectors(
  source: Source,
  { call, statement }: TopCall,
  facts: ProviderFacts,
): string | undefined {
  const config = nodesOf(source, 'CallExpression').find(
    (one) => nameOf(child(one, 'callee')) === 'createConfig',
  )
  const chainsProperty = properties(list(config, 'arguments')[0]).get('chains')
  const value = child(chainsProperty, 'value')
  if (!value || !chainsProperty) return undefined
  // What is declared only further down is not known yet where the kit is written.
  if (value.type === 'Identifier' && isDeclaredAfter(source, nameOf(value) ?? '', statement)) return undefined
  const [groups, app] = list(call, 'arguments')
  const evm = addImport(source, 'latchkey/evm', 'evm')
  const latchkey = addImport(source, 'latchkey/wagmi', 'latchkey')
  const wallets = featuredWallets(source, groups)
  const kit = writeKit(source, statement, [`${evm}({ networks: ${textOf(source, value)} })`], {
    ...readApp(source, properties(app), shape),
    ...facts,
    featured: wallets,
  })
  source.edits.overwrite(call.start, call.end, `[${latchkey}(${kit})]`)
  const object = above(source, value, ({ type }) => type === 'ObjectExpression')
  if (object && !properties(object).has('multiInjectedProviderDiscovery'))
    source.edits.appendLeft(
      chainsProperty.start,
      `multiInjectedProviderDiscovery: false,${source.style.newline}  `,
    )
  if (wallets.unsure) unsure(source, statement, 'your-own-wallets')
  return kit
}

/** The wallets of all groups that Latchkey knows, in their order. */
function featuredWallets(source: Source, value: Node | undefined): readonly string[] & { unsure?: boolean } {
  const found: string[] & { unsure?: boolean } = []
  if (!value) return found
  const groups = value.type === 'ArrayExpression' ? list(value, 'elements') : []
  if (groups.length === 0) found.unsure = true
  for (const group of groups) {
    const wallets = child(properties(group).get('wallets'), 'value')
    if (wallets?.type !== 'ArrayExpression') found.unsure = true
    for (const wallet of list(wallets, 'elements')) {
      const name = nameOf(wallet) ?? ''
      const one = importsFrom(source, isRainbowKit).find(({ local }) => local === name)
      const id = walletIds[one?.imported ?? '']
      if (id) found.push(id)
      else if (!listedAnyway.has(one?.imported ?? '')) found.unsure = true
      if (one && usesOf(source, name).length === 1) removeImport(source, one)
    }
  }
  return found
}

function isDeclaredAfter(source: Source, name: string, statement: Node): boolean {
  return nodesOf(source, 'VariableDeclarator').some(
    (one) => nameOf(child(one, 'id')) === name && one.start > statement.start,
  )
}

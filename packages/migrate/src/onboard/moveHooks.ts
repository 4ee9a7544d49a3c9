import { addImport, importsFrom, removeImport } from '../engine/imports.ts'
import { child, isNode, list, type Node, nameOf } from '../engine/node.ts'
import { freeName, indentAt, type Source, textOf, usesOf } from '../engine/source.ts'
import { isOnboard } from './isOnboard.ts'
import { unsure } from './reasons.ts'

export function moveHooks(source: Source): void {
  for (const one of importsFrom(source, isOnboard)) {
    const move = { useConnectWallet: moveConnect, useSetChain: moveSetChain }[one.imported]
    if (!move) continue
    let left = 0
    for (const use of usesOf(source, one.local)) {
      const call = source.parents.get(use)
      const found = call && readTuple(source, call)
      if (found && move(source, found)) continue
      left++
      unsure(source, call ?? use, one.imported === 'useSetChain' ? 'chains' : 'the-wallet')
    }
    if (left === 0) removeImport(source, one)
  }
}

/** `const [{ a, b: c }, first, second] = useX()`. */
type Tuple = {
  readonly statement: Node
  readonly fields: ReadonlyMap<string, { local: string; own: Node }>
  readonly items: readonly (string | undefined)[]
}

function readTuple(source: Source, call: Node): Tuple | undefined {
  const declarator = source.parents.get(call)
  const statement = declarator && source.parents.get(declarator)
  const pattern = child(declarator, 'id')
  if (pattern?.type !== 'ArrayPattern' || !statement || list(statement, 'declarations').length !== 1)
    return undefined
  const elements = (pattern.elements as readonly unknown[]).map((one) => (isNode(one) ? one : undefined))
  const [first, ...others] = elements
  if (first && first.type !== 'ObjectPattern') return undefined
  if (others.some((one) => one && one.type !== 'Identifier')) return undefined
  const fields = new Map<string, { local: string; own: Node }>()
  for (const property of list(first, 'properties')) {
    const own = child(property, 'value')
    const key = nameOf(child(property, 'key'))
    const local = nameOf(own)
    if (!own || !key || !local) return undefined
    fields.set(key, { local, own })
  }
  return { statement, fields, items: others.map(nameOf) }
}

function replace(source: Source, { statement }: Tuple, lines: readonly string[]): void {
  const { newline, end } = source.style
  const block = lines.map((line) => line + end).join(newline + indentAt(source, statement.start))
  source.edits.overwrite(statement.start, statement.end, block)
}

function moveConnect(source: Source, tuple: Tuple): boolean {
  const { fields, items } = tuple
  const [connect, disconnect, ...more] = items
  if (more.some(Boolean) || [...fields.keys()].some((key) => key !== 'wallet' && key !== 'connecting'))
    return false
  const wallet = fields.get('wallet')
  const calls = [connect, disconnect].flatMap((name) => (name ? callsOf(source, name) : []))
  const uses = wallet
    ? usesOf(source, wallet.local).filter(
        (use) => use !== wallet.own && source.parents.get(use) !== source.parents.get(wallet.own),
      )
    : []
  const reads = uses.filter((use) => !calls.some((call) => use.start > call.start && use.end <= call.end))
  const found = reads.map((use) => readWallet(source, use))
  if (found.some((one) => one === undefined)) return false

  const { quote } = source.style
  const account = freeName(source, 'account', 'walletAccount')
  const lines: string[] = []
  if (fields.size)
    lines.push(
      `const ${account} = ${addImport(source, 'latchkey/react', 'useAccount')}(${quote}eip155${quote})`,
    )
  if (wallet) lines.push(`const ${wallet.local} = ${quote}address${quote} in ${account} ? ${account} : null`)
  const connecting = fields.get('connecting')
  if (connecting) lines.push(`const ${connecting.local} = ${account}.status === ${quote}connecting${quote}`)
  if (connect || disconnect) {
    const kit = freeName(source, 'latchkey', 'modal')
    lines.push(`const ${kit} = ${addImport(source, 'latchkey/react', 'useLatchkey')}()`)
    if (connect) lines.push(`const ${connect} = () => ${kit}.open()`)
    if (disconnect) lines.push(`const ${disconnect} = () => ${kit}.disconnect()`)
  }
  replace(source, tuple, lines)
  for (const call of calls) {
    const callee = child(call, 'callee')
    if (callee) source.edits.overwrite(callee.end, call.end, '()')
  }
  for (const one of found) if (one?.node) source.edits.overwrite(one.node.start, one.node.end, one.written)
  return true
}

function callsOf(source: Source, name: string): readonly Node[] {
  return usesOf(source, name)
    .map((use) => [use, source.parents.get(use)] as const)
    .flatMap(([use, call]) =>
      call?.type === 'CallExpression' && call.callee === use && list(call, 'arguments').length ? [call] : [],
    )
}

/** What a use of the wallet becomes. Without a node it stays. `undefined` if it has no counterpart. */
function readWallet(source: Source, use: Node): { node?: Node; written: string } | undefined {
  const parent = source.parents.get(use)
  if (!parent) return undefined
  if (parent.type === 'MemberExpression' && parent.object === use) {
    const name = textOf(source, use)
    const dot = parent.optional ? '?.' : '.'
    const field = nameOf(child(parent, 'property'))
    if (field === 'label') return { node: parent, written: `${name}${dot}connection.wallet.name` }
    if (field === 'icon') return { node: parent, written: `${name}${dot}connection.wallet.icon` }
    const index = source.parents.get(parent)
    const address = index && source.parents.get(index)
    const isFirst = field === 'accounts' && index?.computed === true && child(index, 'property')?.value === 0
    if (isFirst && address && nameOf(child(address, 'property')) === 'address')
      return { node: address, written: `${name}${dot}address` }
    return undefined
  }
  const isTest =
    parent.type === 'UnaryExpression' ||
    parent.type === 'ArrayExpression' ||
    (parent.type === 'LogicalExpression' && parent.left === use && parent.operator === '&&') ||
    ((parent.type === 'IfStatement' || parent.type === 'ConditionalExpression') && parent.test === use)
  return isTest ? { written: '' } : undefined
}

function moveSetChain(source: Source, tuple: Tuple): boolean {
  const { fields, items } = tuple
  const [setChain, ...more] = items
  if (more.some(Boolean) || [...fields.keys()].some((key) => key !== 'chains' && key !== 'connectedChain'))
    return false
  const network = freeName(source, 'network', 'latchkeyNetwork')
  const lines = [`const ${network} = ${addImport(source, 'latchkey/react', 'useNetwork')}()`]
  const hex = (id: string) => `\`0x\${Number(${id}.slice(7)).toString(16)}\``
  const chains = fields.get('chains')
  if (chains)
    lines.push(
      `const ${chains.local} = ${network}.networks.map(({ id, name }) => ({ id: ${hex('id')}, label: name }))`,
    )
  const connected = fields.get('connectedChain')
  if (connected)
    lines.push(`const ${connected.local} = ${network}.id ? { id: ${hex(`${network}.id`)} } : null`)
  const type = source.isTyped ? ': { chainId: string | number }' : ''
  if (setChain)
    lines.push(
      `const ${setChain} = ({ chainId }${type}) => ${network}.switchNetwork(\`eip155:\${Number(chainId)}\`).then(() => true, () => false)`,
    )
  replace(source, tuple, lines)
  return true
}

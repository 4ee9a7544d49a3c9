import { type Fields, readFields, replaceStatement } from '../engine/fields.ts'
import { addImport, importsFrom, removeImport } from '../engine/imports.ts'
import { child, list, type Node, properties, stringOf } from '../engine/node.ts'
import { freeName, type Source, textOf, usesOf } from '../engine/source.ts'
import { isAppKit } from './isAppKit.ts'
import { unsure } from './reasons.ts'

/** Views by their names there. */
const views: Readonly<Record<string, string>> = {
  Account: 'Account',
  Connect: 'Connect',
  Networks: 'SwitchNetwork',
  AllWallets: 'AllWallets',
  WhatIsAWallet: 'WhatIsAWallet',
  OnRampProviders: 'OnRamp',
  Swap: 'Swap',
  WalletSend: 'Send',
}

const hooks: Readonly<Record<string, (source: Source, fields: Fields) => boolean>> = {
  useAppKit: moveModal,
  useAppKitAccount: moveAccount,
  useAppKitNetwork: moveNetwork,
  useDisconnect: moveDisconnect,
}

export function moveHooks(source: Source): void {
  for (const one of importsFrom(source, isAppKit)) {
    const move = hooks[one.imported]
    if (!move) continue
    const uses = usesOf(source, one.local)
    const left = uses.filter((use) => {
      const fields = readFields(source, use)
      return !(fields && move(source, fields))
    })
    for (const use of left) unsure(source, use, 'hooks')
    if (left.length === 0) removeImport(source, one)
  }
}

function moveModal(source: Source, { statement, names }: Fields): boolean {
  if ([...names.keys()].some((key) => key !== 'open' && key !== 'close')) return false
  const open = names.get('open')
  const uses = open ? usesOf(source, open).filter((use) => source.parents.get(use)?.type !== 'Property') : []
  const calls = uses.map((use) => [use, source.parents.get(use)] as const)
  const edits: { node: Node; written: string }[] = []
  const { quote } = source.style
  for (const [use, parent] of calls) {
    if (parent?.type === 'JSXExpressionContainer') edits.push({ node: use, written: `() => ${open}()` })
    else if (parent?.type !== 'CallExpression') return false
    const [options, more] = parent?.type === 'CallExpression' ? list(parent, 'arguments') : []
    if (!options || !parent) continue
    const given = properties(options)
    const view = views[stringOf(child(given.get('view'), 'value')) ?? '']
    if (more || given.size !== 1 || !view) return false
    edits.push({ node: options, written: `{ name: ${quote}${view}${quote} }` })
  }
  for (const { node, written } of edits) source.edits.overwrite(node.start, node.end, written)
  const taken = [...names].map(([key, local]) => (key === local ? key : `${key}: ${local}`)).join(', ')
  replaceStatement(source, statement, [
    `const { ${taken} } = ${addImport(source, 'latchkey/react', 'useLatchkey')}()`,
  ])
  return true
}

function moveAccount(source: Source, { call, statement, names }: Fields): boolean {
  const [options] = list(call, 'arguments')
  const namespace = child(properties(options).get('namespace'), 'value')
  if (options && !stringOf(namespace)) return false
  const account = freeName(source, 'account', 'walletAccount')
  const isIn = `${source.style.quote}address${source.style.quote} in ${account}`
  const values: Readonly<Record<string, string>> = {
    address: `${isIn} ? ${account}.address : undefined`,
    isConnected: isIn,
    caipAddress: `${isIn} ? ${account}.id : undefined`,
    status: `${account}.status`,
  }
  if ([...names.keys()].some((key) => !values[key])) return false
  const hook = addImport(source, 'latchkey/react', 'useAccount')
  const lines = [`const ${account} = ${hook}(${namespace ? textOf(source, namespace) : ''})`]
  for (const [key, local] of names) lines.push(`const ${local} = ${values[key]}`)
  replaceStatement(source, statement, lines)
  return true
}

function moveNetwork(source: Source, { statement, names }: Fields): boolean {
  const network = freeName(source, 'network', 'walletNetwork')
  const type = source.isTyped ? ': { id: number | string }' : ''
  const values: Readonly<Record<string, string>> = {
    caipNetworkId: `${network}.id`,
    chainId: `${network}.id && Number(${network}.id.split(':')[1])`,
    switchNetwork: `({ id }${type}) => ${network}.switchNetwork(\`eip155:\${id}\`)`,
  }
  if ([...names.keys()].some((key) => !values[key])) return false
  const lines = [`const ${network} = ${addImport(source, 'latchkey/react', 'useNetwork')}()`]
  for (const [key, local] of names) lines.push(`const ${local} = ${values[key]}`)
  replaceStatement(source, statement, lines)
  return true
}

function moveDisconnect(source: Source, { statement, names }: Fields): boolean {
  if ([...names.keys()].some((key) => key !== 'disconnect')) return false
  const modal = freeName(source, 'latchkey', 'modal')
  const local = names.get('disconnect') ?? 'disconnect'
  const hook = addImport(source, 'latchkey/react', 'useLatchkey')
  replaceStatement(source, statement, [
    `const ${modal} = ${hook}()`,
    `const ${local} = () => ${modal}.disconnect()`,
  ])
  return true
}

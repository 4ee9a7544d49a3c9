import { addImport, importsFrom, removeImport } from '../engine/imports.ts'
import { child, list, type Node, nameOf } from '../engine/node.ts'
import { freeName, indentAt, type Source, usesOf } from '../engine/source.ts'
import { moveOpenHook } from '../wagmi/moveOpenHook.ts'
import { isWalletAdapter } from './isWalletAdapter.ts'
import { type ReasonName, unsure } from './reasons.ts'

export function moveHooks(source: Source): void {
  for (const one of importsFrom(source, isWalletAdapter)) {
    if (one.imported === 'useWalletModal') {
      const { left } = moveOpenHook(source, one, { setVisible: 'setOpen', visible: 'isOpen' })
      for (const call of left) unsure(source, call, 'everything-else')
      if (left.length === 0) removeImport(source, one)
    }
    if (one.imported === 'useWallet') {
      const left = usesOf(source, one.local).filter((use) => !moveWallet(source, use))
      if (left.length === 0) removeImport(source, one)
    }
    if (one.imported === 'useAnchorWallet')
      for (const use of usesOf(source, one.local)) unsure(source, use, 'anchor')
  }
}

const moved = ['publicKey', 'connected', 'connecting', 'disconnect']
const transactions = ['sendTransaction', 'signTransaction', 'signAllTransactions', 'signMessage', 'signIn']

/** Rewrites one `const { … } = useWallet()`, if all it takes has a counterpart. */
function moveWallet(source: Source, use: Node): boolean {
  const call = source.parents.get(use)
  const declarator = call && source.parents.get(call)
  const statement = declarator && source.parents.get(declarator)
  const pattern = child(declarator, 'id')
  const items = list(pattern, 'properties')
  const fields = items.map((property) => nameOf(child(property, 'key')) ?? '')
  const isPlain = pattern?.type === 'ObjectPattern' && list(statement, 'declarations').length === 1
  if (!call || !statement || !isPlain || !fields.every((field) => moved.includes(field))) {
    const reason: ReasonName = fields.some((field) => transactions.includes(field))
      ? 'transactions'
      : 'the-wallet'
    unsure(source, call ?? use, isPlain ? reason : 'transactions')
    return false
  }
  const { end, newline, quote } = source.style
  const lines: string[] = []
  const account = freeName(source, 'account', 'walletAccount')
  if (fields.some((field) => field !== 'disconnect'))
    lines.push(
      `const ${account} = ${addImport(source, 'latchkey/react', 'useAccount')}(${quote}solana${quote})${end}`,
    )
  for (const item of items) {
    const field = nameOf(child(item, 'key'))
    const value = child(item, 'value')
    const local = nameOf(value) ?? ''
    if (field === 'publicKey') lines.push(...writeKey(source, account, local, value))
    if (field === 'connected') lines.push(`const ${local} = ${quote}address${quote} in ${account}${end}`)
    if (field === 'connecting')
      lines.push(`const ${local} = ${account}.status === ${quote}connecting${quote}${end}`)
    if (field === 'disconnect') {
      const kit = freeName(source, 'latchkey', 'modal')
      lines.push(`const ${kit} = ${addImport(source, 'latchkey/react', 'useLatchkey')}()${end}`)
      lines.push(`const ${local} = () => ${kit}.disconnect({ namespace: ${quote}solana${quote} })${end}`)
    }
  }
  const { start } = statement
  source.edits.overwrite(start, statement.end, lines.join(newline + indentAt(source, start)))
  return true
}

/** The key as text if the app only shows it, otherwise as the object of web3.js. */
function writeKey(source: Source, account: string, local: string, own: Node | undefined): readonly string[] {
  const { end, quote } = source.style
  const isIn = `${quote}address${quote} in ${account}`
  const uses = usesOf(source, local).filter(
    (use) => use !== own && source.parents.get(use)?.type !== 'Property',
  )
  const texts = uses.map((use) => textCall(source, use))
  const isShown = uses.every((use, index) => texts[index] || isTruthTest(source, use))
  if (isShown && uses.length) {
    for (const call of texts) if (call) source.edits.overwrite(call.start, call.end, local)
    return [`const ${local} = ${isIn} ? ${account}.address : null${end}`]
  }
  const useMemo = addImport(source, 'react', 'useMemo')
  const PublicKey = addImport(source, '@solana/web3.js', 'PublicKey')
  return [
    `const ${local} = ${useMemo}(() => (${isIn} ? new ${PublicKey}(${account}.address) : null), [${account}])${end}`,
  ]
}

/** `key.toBase58()` or `key?.toString()` around a use. */
function textCall(source: Source, use: Node): Node | undefined {
  const member = source.parents.get(use)
  const call = member && source.parents.get(member)
  const method = nameOf(child(member, 'property')) ?? ''
  const isText =
    member?.type === 'MemberExpression' &&
    /^(toBase58|toString)$/.test(method) &&
    call?.type === 'CallExpression'
  if (!isText || !call) return undefined
  const over = source.parents.get(call)
  return over?.type === 'ChainExpression' ? over : call
}

function isTruthTest(source: Source, use: Node): boolean {
  const parent = source.parents.get(use)
  if (parent?.type === 'UnaryExpression' || parent?.type === 'ArrayExpression') return true
  if (parent?.type === 'LogicalExpression') return parent.left === use && parent.operator === '&&'
  return (parent?.type === 'IfStatement' || parent?.type === 'ConditionalExpression') && parent.test === use
}

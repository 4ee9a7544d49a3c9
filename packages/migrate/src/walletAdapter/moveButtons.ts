import { elementsOf } from '../engine/app.ts'
import { removeAttribute, renameElement } from '../engine/edit.ts'
import { addImport, importsFrom, removeImport } from '../engine/imports.ts'
import { attributes, child, nameOf, stringOf } from '../engine/node.ts'
import { nodesOf, type Source } from '../engine/source.ts'
import { isWalletAdapter } from './isWalletAdapter.ts'
import { unsure } from './reasons.ts'

const buttons = ['WalletMultiButton', 'WalletModalButton', 'WalletConnectButton']
const library = '@solana/wallet-adapter-react-ui'

/** One button connects, shows the account and opens it. */
export function moveButtons(source: Source): void {
  for (const one of importsFrom(source, isWalletAdapter)) {
    const elements = elementsOf(source, one.local)
    if (one.imported === 'WalletDisconnectButton')
      for (const element of elements) unsure(source, element, 'disconnect-button')
    if (!buttons.includes(one.imported) || elements.some((element) => child(element, 'closingElement')))
      continue
    removeImport(source, one)
    const button = addImport(source, 'latchkey/react', 'ConnectButton')
    for (const element of elements) {
      renameElement(source, element, button)
      for (const [key, attribute] of attributes(element))
        if (key !== 'className') removeAttribute(source, attribute)
    }
  }
  // `(await import('…')).WalletMultiButton`, which keeps the button off the server.
  for (const load of nodesOf(source, 'ImportExpression')) {
    const module = child(load, 'source')
    if (!module || stringOf(module) !== library) continue
    const awaited = source.parents.get(load)
    let over = awaited && source.parents.get(awaited)
    if (over?.type === 'ParenthesizedExpression') over = source.parents.get(over)
    const field = over?.type === 'MemberExpression' ? child(over, 'property') : undefined
    if (awaited?.type !== 'AwaitExpression' || !field || !buttons.includes(nameOf(field) ?? '')) {
      unsure(source, load, 'everything-else')
      continue
    }
    const { quote } = source.style
    source.edits.overwrite(module.start, module.end, `${quote}latchkey/react${quote}`)
    source.edits.overwrite(field.start, field.end, 'ConnectButton')
  }
}

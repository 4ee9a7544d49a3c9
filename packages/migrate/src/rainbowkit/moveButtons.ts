import { elementName, elementsOf } from '../engine/app.ts'
import { removeAttribute } from '../engine/edit.ts'
import { addImport, importsFrom, removeImport } from '../engine/imports.ts'
import { attributes, attributeValue, type Node, stringOf } from '../engine/node.ts'
import { nodesOf, type Source } from '../engine/source.ts'
import { isRainbowKit } from './isRainbowKit.ts'
import { unsure } from './reasons.ts'

/** Takes the button of Latchkey instead, which has the same name. */
export function moveButtons(source: Source): void {
  for (const one of importsFrom(source, isRainbowKit)) {
    if (one.imported === 'WalletButton')
      for (const element of nodesOf(source, 'JSXElement'))
        if (elementName(element).split('.')[0] === one.local) unsure(source, element, 'wallet-buttons')
    if (one.imported !== 'ConnectButton') continue
    const own = elementsOf(source, `${one.local}.Custom`)
    for (const element of own) unsure(source, element, 'your-own-button')
    // Both kinds in one file stay together: they share a name.
    if (own.length) continue
    for (const element of elementsOf(source, one.local)) moveProps(source, element)
    removeImport(source, one)
    addImport(source, 'latchkey/react', 'ConnectButton', { local: one.local })
  }
}

function moveProps(source: Source, element: Node): void {
  for (const [key, attribute] of attributes(element)) {
    const value = attributeValue(attribute)
    const isPlain = !value || value.type === 'Literal'
    if (key === 'chainStatus') {
      if (!isPlain) unsure(source, element, 'button-props')
      if (stringOf(value) === 'none' || !isPlain) removeAttribute(source, attribute)
      else source.edits.overwrite(attribute.start, attribute.end, 'showNetwork')
    }
    if (key === 'accountStatus') removeAttribute(source, attribute)
    if (key === 'accountStatus' && stringOf(value) !== 'full') unsure(source, element, 'button-props')
    if (key === 'showBalance' && !isPlain) {
      unsure(source, element, 'button-props')
      removeAttribute(source, attribute)
    }
  }
}

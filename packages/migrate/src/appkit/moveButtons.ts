import { elementsOf } from '../engine/app.ts'
import { removeAttribute, renameElement } from '../engine/edit.ts'
import { addImport, importsFrom, removeImport } from '../engine/imports.ts'
import { attributes, attributeValue, stringOf } from '../engine/node.ts'
import type { Source } from '../engine/source.ts'
import { isAppKit } from './isAppKit.ts'

const buttons: Readonly<Record<string, string>> = {
  'appkit-button': 'ConnectButton',
  'appkit-connect-button': 'ConnectButton',
  'appkit-account-button': 'AccountButton',
  'appkit-network-button': 'NetworkButton',
  AppKitButton: 'ConnectButton',
  AppKitConnectButton: 'ConnectButton',
  AppKitAccountButton: 'AccountButton',
  AppKitNetworkButton: 'NetworkButton',
}

/** Elements of the page and components, which are named alike. */
export function moveButtons(source: Source): void {
  for (const [old, name] of Object.entries(buttons)) {
    const one = importsFrom(source, isAppKit).find(({ imported }) => imported === old)
    const elements = elementsOf(source, one?.local ?? old)
    if (elements.length === 0 || (!one && !old.includes('-'))) continue
    if (one) removeImport(source, one)
    const button = addImport(source, 'latchkey/react', name)
    for (const element of elements) {
      renameElement(source, element, button)
      for (const [key, attribute] of attributes(element)) {
        if (name === 'ConnectButton' && key === 'label') continue
        if (name === 'ConnectButton' && key === 'balance' && stringOf(attributeValue(attribute)) === 'show')
          source.edits.overwrite(attribute.start, attribute.end, 'showBalance')
        else removeAttribute(source, attribute)
      }
    }
  }
}

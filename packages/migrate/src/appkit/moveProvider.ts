import { elementsOf, type KitPlace, kitNameIn } from '../engine/app.ts'
import { addImport } from '../engine/imports.ts'
import { attributes, attributeValue, child } from '../engine/node.ts'
import { type Source, textOf } from '../engine/source.ts'

/** AppKit needs no provider beside wagmi's; Latchkey's stands inside of it. */
export function moveProvider(source: Source, kit: KitPlace): void {
  for (const element of elementsOf(source, 'WagmiProvider')) {
    const config = attributeValue(attributes(element).get('config'))
    const opening = child(element, 'openingElement')
    const closing = child(element, 'closingElement')
    const isOurs = config && /wagmiConfig/.test(textOf(source, config))
    if (!isOurs || !opening || !closing || source.text.includes('<LatchkeyProvider')) continue
    const provider = addImport(source, 'latchkey/react', 'LatchkeyProvider')
    source.edits.appendLeft(opening.end, `<${provider} kit={${kitNameIn(source, kit)}}>`)
    source.edits.appendRight(closing.start, `</${provider}>`)
  }
}

import { elementsOf, type KitPlace, kitNameIn } from '../engine/app.ts'
import { addAttribute, removeAttribute, renameElement, unwrapElement } from '../engine/edit.ts'
import { addImport, importsFrom, removeImport, removeLine } from '../engine/imports.ts'
import { attributes, attributeValue, child, list, type Node, nameOf, stringOf } from '../engine/node.ts'
import { nodesOf, type Source } from '../engine/source.ts'
import { sweep } from '../engine/sweep.ts'
import { isWalletAdapter } from './isWalletAdapter.ts'
import { unsure } from './reasons.ts'

/** Three providers become one. */
export function moveProviders(source: Source, kit: KitPlace, needsConnection: boolean): void {
  const removed: Node[] = []
  for (const one of importsFrom(source, isWalletAdapter)) {
    const elements = elementsOf(source, one.local)
    if (/\/styles\.css$/.test(one.module)) removeImport(source, one)
    if (elements.length === 0) continue
    if (
      one.imported === 'WalletModalProvider' ||
      (one.imported === 'ConnectionProvider' && !needsConnection)
    ) {
      for (const element of elements) {
        removed.push(...[...attributes(element).values()])
        unwrapElement(source, element)
      }
      removeImport(source, one)
    }
    if (one.imported === 'ConnectionProvider' && needsConnection)
      for (const element of elements) unsure(source, element, 'the-connection')
    if (one.imported === 'WalletProvider') {
      removeImport(source, one)
      const provider = addImport(source, 'latchkey/react', 'LatchkeyProvider')
      for (const element of elements) {
        renameElement(source, element, provider)
        removed.push(...readAttributes(source, element))
        addAttribute(source, element, `kit={${kitNameIn(source, kit)}}`)
      }
    }
  }
  // The stylesheet, as older guides have it.
  for (const call of nodesOf(source, 'CallExpression')) {
    const module =
      nameOf(child(call, 'callee')) === 'require' ? stringOf(list(call, 'arguments')[0]) : undefined
    const statement = source.parents.get(call)
    if (
      module &&
      isWalletAdapter(module) &&
      module.endsWith('.css') &&
      statement?.type === 'ExpressionStatement'
    )
      removeLine(source, statement)
  }
  sweep(source, removed)
}

/** Removes the attributes; returns those whose values nothing else needs. */
function readAttributes(source: Source, element: Node): readonly Node[] {
  const swept: Node[] = []
  for (const [key, attribute] of attributes(element)) {
    const value = attributeValue(attribute)
    // `autoConnect` alone is what the kit does; a value may sign in.
    const reason =
      key === 'onError'
        ? 'errors'
        : key === 'autoConnect' && value && value.value !== true
          ? 'auto-connect'
          : undefined
    // The app's own functions stay, for the person who reads the mark.
    if (reason) unsure(source, element, reason)
    else swept.push(attribute)
    removeAttribute(source, attribute)
  }
  return swept
}

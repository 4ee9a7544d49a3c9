import { type App, elementsOf, type Recipe } from '../engine/app.ts'
import { removeAttribute, renameElement } from '../engine/edit.ts'
import { addImport, importsFrom, isRemoved, isTypeOnly, removeImport } from '../engine/imports.ts'
import { attributes, child } from '../engine/node.ts'
import type { Source } from '../engine/source.ts'
import { usesOf } from '../engine/source.ts'
import { isOnboard } from './isOnboard.ts'
import { moveHooks } from './moveHooks.ts'
import { moveInit } from './moveInit.ts'
import { type ReasonName, unsure } from './reasons.ts'

/** web3-onboard 2, with React. */
export const onboard: Recipe = { owns: isOnboard, move }

const known: Readonly<Record<string, ReasonName>> = {
  useConnectWallet: 'the-wallet',
  useWallets: 'the-wallet',
  useSetChain: 'chains',
  useAccountCenter: 'account-center',
  useNotifications: 'notify',
  useSetLocale: 'texts',
  useUpdateTheme: 'theme',
}

function move(app: App): void {
  const hasProvider = app.sources.some((source) =>
    importsFrom(source, isOnboard).some(({ imported }) => imported === 'Web3OnboardProvider'),
  )
  const isMoved = app.sources.some(({ text }) => text.includes('createLatchkey('))
  const hasKit = app.sources.map((source) => moveInit(source, hasProvider)).some(Boolean) || isMoved
  for (const source of app.sources) {
    if (hasKit) {
      moveProvider(source)
      moveHooks(source)
    }
    for (const one of importsFrom(source, isOnboard)) {
      if (
        isRemoved(source, one) ||
        isTypeOnly(one) ||
        !one.specifier ||
        usesOf(source, one.local).length === 0
      )
        continue
      // Without React nothing was moved, and one mark says so.
      const isInit = one.imported === 'default' && /\/core$/.test(one.module)
      const reason =
        isInit || one.imported === 'init' ? 'without-react' : (known[one.imported] ?? 'everything-else')
      if (!hasKit && reason !== 'without-react') continue
      if (!source.marks.some((mark) => mark.reason === reason)) unsure(source, one.declaration, reason)
    }
  }
}

function moveProvider(source: Source): void {
  const one = importsFrom(source, isOnboard).find(({ imported }) => imported === 'Web3OnboardProvider')
  const elements = one ? elementsOf(source, one.local) : []
  if (!one || elements.length === 0) return
  removeImport(source, one)
  const provider = addImport(source, 'latchkey/react', 'LatchkeyProvider')
  for (const element of elements) {
    renameElement(source, element, provider)
    for (const [key, attribute] of attributes(element)) {
      const name = child(attribute, 'name')
      if (key === 'web3Onboard' && name) source.edits.overwrite(name.start, name.end, 'kit')
      else removeAttribute(source, attribute)
    }
  }
}

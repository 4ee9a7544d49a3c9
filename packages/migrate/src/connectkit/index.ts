import { type App, elementsOf, findKit, type KitPlace, kitNameIn, type Recipe } from '../engine/app.ts'
import { addAttribute, removeAttribute, renameElement } from '../engine/edit.ts'
import { addImport, importsFrom, isRemoved, isTypeOnly, removeImport } from '../engine/imports.ts'
import { mark } from '../engine/mark.ts'
import { attributes, attributeValue, child, type Node, properties, stringOf } from '../engine/node.ts'
import { type Source, textOf, usesOf } from '../engine/source.ts'
import { type ConfigShape, moveDefaultConfig, topCallOf } from '../wagmi/moveDefaultConfig.ts'
import { moveOpenHook } from '../wagmi/moveOpenHook.ts'

const isConnectKit = (module: string): boolean => /^connectkit(-next-siwe)?(\/|$)/.test(module)

/** ConnectKit 1.9. */
export const connectkit: Recipe = { owns: isConnectKit, move }

const shape: ConfigShape = {
  metadata: { appName: 'name', appDescription: 'description', appUrl: 'url', appIcon: 'icons' },
  projectId: 'walletConnectProjectId',
  dropped: ['enableFamily', 'coinbaseWalletPreference', 'enableAaveAccount'],
  defaultChains: ['mainnet', 'polygon', 'optimism', 'arbitrum'],
}

const reasons = {
  'the-config': 'create the kit where the config is created, and give it to LatchkeyProvider.',
  'your-own-button': 'write this button with useAccount and openProps of latchkey/react.',
  'sign-in': 'pass your backend as `siweConfig` of createLatchkey, and use useSiwx.',
  theme: 'set `theme` of createLatchkey.',
  options: 'options of the provider are options of createLatchkey now.',
  'modal-hooks': 'open and close the modal with useLatchkey.',
  'everything-else': 'this has no counterpart.',
} as const

const known: Readonly<Record<string, keyof typeof reasons>> = {
  getDefaultConfig: 'the-config',
  SIWEProvider: 'sign-in',
  SIWEButton: 'sign-in',
  useSIWE: 'sign-in',
  configureServerSideSIWE: 'sign-in',
  configureClientSIWE: 'sign-in',
  useModal: 'modal-hooks',
}

function unsure(source: Source, node: Node, name: keyof typeof reasons): void {
  mark(source, node, 'migrate-from-connectkit', { says: reasons[name], section: name })
}

function move(app: App): void {
  const kit = findKit(app) ?? moveConfig(app)
  for (const source of app.sources) {
    if (kit) {
      moveProvider(source, kit)
      moveButton(source)
      moveHook(source)
    }
    for (const one of importsFrom(source, isConnectKit)) {
      const reason = known[one.imported] ?? 'everything-else'
      if (isRemoved(source, one) || isTypeOnly(one) || !one.specifier || (!kit && reason !== 'the-config'))
        continue
      if (one.imported !== 'ConnectKitButton' && !source.marks.some((mark) => mark.reason === reason))
        unsure(source, one.declaration, reason)
    }
  }
}

function moveConfig(app: App): KitPlace | undefined {
  const facts = { theme: readMode(app), locale: undefined, featured: [] }
  for (const source of app.sources)
    for (const one of importsFrom(source, isConnectKit)) {
      const top = one.imported === 'getDefaultConfig' ? topCallOf(source, one.local) : undefined
      const name = top?.outer && moveDefaultConfig(source, top, shape, facts)
      if (!name) continue
      removeImport(source, one)
      return { source, name }
    }
  return undefined
}

function providersOf(source: Source): readonly Node[] {
  const one = importsFrom(source, isConnectKit).find(({ imported }) => imported === 'ConnectKitProvider')
  return one ? elementsOf(source, one.local) : []
}

/** Light or dark, wherever the app has its provider. */
function readMode(app: App): readonly string[] {
  for (const source of app.sources)
    for (const element of providersOf(source)) {
      const mode = attributeValue(attributes(element).get('mode'))
      if (stringOf(mode) && mode) return [`mode: ${textOf(source, mode)}`]
    }
  return []
}

function moveProvider(source: Source, kit: KitPlace): void {
  const elements = providersOf(source)
  const one = importsFrom(source, isConnectKit).find(({ imported }) => imported === 'ConnectKitProvider')
  if (!one || elements.length === 0) return
  removeImport(source, one)
  const provider = addImport(source, 'latchkey/react', 'LatchkeyProvider')
  for (const element of elements) {
    renameElement(source, element, provider)
    for (const [key, attribute] of attributes(element)) {
      const value = attributeValue(attribute)
      if (key === 'theme' || key === 'customTheme') {
        if (stringOf(value) !== 'auto') unsure(source, element, 'theme')
      } else if (key === 'mode') {
        if (!stringOf(value)) unsure(source, element, 'theme')
      } else if (key === 'options') {
        // `{}` says nothing.
        if (value?.type !== 'ObjectExpression' || properties(value).size) unsure(source, element, 'options')
      } else if (key !== 'debugMode') unsure(source, element, 'options')
      removeAttribute(source, attribute)
    }
    addAttribute(source, element, `kit={${kitNameIn(source, kit)}}`)
  }
}

function moveButton(source: Source): void {
  const one = importsFrom(source, isConnectKit).find(({ imported }) => imported === 'ConnectKitButton')
  if (!one) return
  const own = elementsOf(source, `${one.local}.Custom`)
  for (const element of own) unsure(source, element, 'your-own-button')
  const elements = elementsOf(source, one.local)
  if (!own.length) removeImport(source, one)
  if (!elements.length) return
  const button = addImport(source, 'latchkey/react', 'ConnectButton')
  for (const element of elements) {
    renameElement(source, element, button)
    for (const [key, attribute] of attributes(element)) {
      if (key === 'theme' || key === 'customTheme' || key === 'mode') unsure(source, element, 'theme')
      const isKept =
        key === 'showBalance' || (key === 'label' && child(attribute, 'value')?.type !== undefined)
      if (!isKept) removeAttribute(source, attribute)
    }
  }
}

const fields = {
  open: 'isOpen',
  setOpen: 'setOpen',
  openAbout: 'open:WhatIsAWallet',
  openProfile: 'open:Account',
  openSwitchNetworks: 'open:SwitchNetwork',
}

function moveHook(source: Source): void {
  for (const one of importsFrom(source, isConnectKit)) {
    if (one.imported !== 'useModal' || usesOf(source, one.local).length === 0) continue
    const { left } = moveOpenHook(source, one, fields)
    for (const call of left) unsure(source, call, 'modal-hooks')
    if (left.length === 0) removeImport(source, one)
  }
}

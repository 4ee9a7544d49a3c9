import { type App, elementsOf, type KitPlace, kitNameIn } from '../engine/app.ts'
import { addAttribute, removeAttribute, renameElement } from '../engine/edit.ts'
import { addImport, importsFrom, removeImport } from '../engine/imports.ts'
import {
  attributes,
  attributeValue,
  child,
  list,
  type Node,
  nameOf,
  properties,
  stringOf,
} from '../engine/node.ts'
import { above, indentAt, type Source, textOf, usesOf } from '../engine/source.ts'
import { isRainbowKit } from './isRainbowKit.ts'
import { type ReasonName, unsure } from './reasons.ts'

/** What RainbowKit's provider is told and Latchkey's kit has to know. */
export type ProviderFacts = { readonly theme: readonly string[]; readonly locale: string | undefined }

const modes: Readonly<Record<string, string>> = {
  darkTheme: 'dark',
  midnightTheme: 'dark',
  lightTheme: 'light',
}

/** Reads theme and language of the provider, wherever the app has it. */
export function readProviders(app: App): ProviderFacts {
  for (const source of app.sources)
    for (const element of providersOf(source)) {
      const given = attributes(element)
      const locale = attributeValue(given.get('locale'))
      return {
        theme: readTheme(source, attributeValue(given.get('theme'))) ?? [],
        locale: locale && stringOf(locale) ? textOf(source, locale) : undefined,
      }
    }
  return { theme: [], locale: undefined }
}

export function moveProvider(source: Source, kit: KitPlace): void {
  for (const one of importsFrom(source, isRainbowKit)) {
    // The same words, under another name.
    if (one.imported === 'Locale') {
      removeImport(source, one)
      addImport(source, 'latchkey', 'LocaleTag', { local: one.local, isType: true })
    }
    if (one.imported !== 'RainbowKitProvider') continue
    const elements = elementsOf(source, one.local)
    // Given to something else, such as a list of providers.
    if (
      usesOf(source, one.local).length !==
      elements.reduce((count, element) => count + (child(element, 'closingElement') ? 2 : 1), 0)
    )
      continue
    removeImport(source, one)
    const provider = addImport(source, 'latchkey/react', 'LatchkeyProvider')
    const name = kitNameIn(source, kit)
    for (const element of elements) moveElement(source, element, provider, name)
  }
}

/** Attributes that need a look of a person, and those that only decorate. */
const attended: Readonly<Record<string, ReasonName>> = {
  appInfo: 'app-info',
  avatar: 'avatars',
  initialChain: 'first-network',
}
const decoration = ['coolMode', 'modalSize', 'showRecentTransactions', 'id']

function moveElement(source: Source, element: Node, provider: string, kit: string): void {
  const given = attributes(element)
  renameElement(source, element, provider)
  for (const [key, attribute] of given) {
    const value = attributeValue(attribute)
    const reason = attended[key]
    if (reason) unsure(source, element, reason)
    if (key === 'theme') {
      if (readTheme(source, value)) dropThemeImports(source, value)
      else {
        unsure(source, element, 'theme')
        dropThemeImports(source, value)
      }
    }
    if (key === 'locale' && value && !stringOf(value)) followLocale(source, element, value, kit)
    if (reason || decoration.includes(key) || key === 'theme' || key === 'locale')
      removeAttribute(source, attribute)
  }
  addAttribute(source, element, `kit={${kit}}`)
}

/** Sets the language of the kit whenever the value of the app changes. */
function followLocale(source: Source, element: Node, value: Node, kit: string): void {
  const statement = above(source, element, ({ type }) => type === 'ReturnStatement')
  const body = statement && source.parents.get(statement)
  const owner = body && source.parents.get(body)
  if (value.type !== 'Identifier' || !statement || !owner || !/Function/.test(owner.type)) {
    unsure(source, element, 'language')
    return
  }
  const react = source.imports.find(({ module, imported }) => module === 'react' && imported === 'useEffect')
  const useEffect = react?.local ?? addImport(source, 'react', 'useEffect')
  const setLocale = addImport(source, 'latchkey', 'setLocale')
  const { end, newline } = source.style
  const name = nameOf(value)
  const line = `${useEffect}(() => ${setLocale}(${kit}, ${name}), [${name}])${end}`
  source.edits.appendLeft(statement.start, line + newline + indentAt(source, statement.start))
}

function providersOf(source: Source): readonly Node[] {
  const one = importsFrom(source, isRainbowKit).find(({ imported }) => imported === 'RainbowKitProvider')
  return one ? elementsOf(source, one.local) : []
}

/** The entries of `theme`; `undefined` if it is not known from the text. */
function readTheme(source: Source, value: Node | undefined): readonly string[] | undefined {
  if (!value) return []
  const { quote } = source.style
  if (value.type === 'ObjectExpression') {
    const arms = properties(value)
    const light = readTheme(source, child(arms.get('lightMode'), 'value'))
    const dark = readTheme(source, child(arms.get('darkMode'), 'value'))
    if (!light || !dark || light.slice(1).join() !== dark.slice(1).join()) return undefined
    return [`mode: ${quote}auto${quote}`, ...light.slice(1)]
  }
  const name = nameOf(child(value, 'callee'))
  const one = source.imports.find(({ local }) => local === name)
  const mode =
    value.type === 'CallExpression' && one && isRainbowKit(one.module) ? modes[one.imported] : undefined
  if (!mode) return undefined
  const given = properties(list(value, 'arguments')[0])
  if (list(value, 'arguments').length > 0 && list(value, 'arguments')[0]?.type !== 'ObjectExpression')
    return undefined
  const entries = [`mode: ${quote}${mode}${quote}`]
  for (const [key, property] of given) {
    const field = child(property, 'value')
    const text = stringOf(field)
    if (key === 'accentColor' && field && text) entries.push(`accent: ${textOf(source, field)}`)
    else if (key === 'borderRadius' && field && /^(none|small|medium|large)$/.test(text ?? ''))
      entries.push(`radius: ${textOf(source, field)}`)
    else if (key === 'overlayBlur' && text)
      entries.push(`overlay: ${quote}${text === 'none' ? 'dim' : 'blur'}${quote}`)
    // Text on the accent is computed, and the system's font is the default.
    else if (key !== 'accentColorForeground' && !(key === 'fontStack' && text === 'system')) return undefined
  }
  return entries
}

function dropThemeImports(source: Source, value: Node | undefined): void {
  for (const one of importsFrom(source, isRainbowKit)) {
    const uses = usesOf(source, one.local)
    const isInside = uses.every((use) => value && use.start >= value.start && use.end <= value.end)
    if (uses.length && isInside) removeImport(source, one)
  }
}

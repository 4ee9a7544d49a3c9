import type { OptionInfo } from './options/option.ts'
import { options } from './options/options.gen.ts'
import {
  type FamilyName,
  familyNames,
  type NetworkName,
  networkNames,
  type SignIn,
  signIns,
} from './options/special.ts'

export type Value = string | boolean | readonly string[]

/** Everything that the playground shows. Lives in the URL. */
export type State = {
  /** Options that differ from their default, by path. */
  readonly values: Readonly<Record<string, Value>>
  readonly networks: readonly NetworkName[]
  readonly families: readonly FamilyName[]
  readonly relay: string
  readonly signIn: SignIn
  readonly code: CodeKind
  readonly screen: Screen
  /** Whose wallets the preview has. */
  readonly wallets: 'test' | 'own'
  readonly devtools: boolean
}

export const codeKinds = ['react', 'next', 'vue', 'svelte', 'script', 'wagmi'] as const
export type CodeKind = (typeof codeKinds)[number]
export const screens = ['desktop', 'phone', 'rtl'] as const
export type Screen = (typeof screens)[number]

export const firstState: State = {
  values: {},
  networks: ['mainnet', 'base'],
  families: [],
  relay: '',
  signIn: 'none',
  code: 'react',
  screen: 'desktop',
  wallets: 'test',
  devtools: false,
}

const most = { url: 6_000, text: 200, items: 12 }
const byPath = new Map(options.map((option) => [option.path, option]))

/** The state of a URL. Anything that is unknown, too long or of the wrong form is left out. */
export function readState(query: string): State {
  const given = new URLSearchParams(query.slice(0, most.url))
  const values: Record<string, Value> = {}
  for (const [path, text] of given) {
    const option = byPath.get(path)
    const value = option && readValue(option, text)
    if (value !== undefined) values[path] = value
  }
  const networks = readItems(given.get('networks'), networkNames)
  const families = readItems(given.get('families'), familyNames)
  const relay = given.get('relay') ?? ''
  return {
    values,
    // A kit needs one.
    networks: networks.length + families.length > 0 ? networks : firstState.networks,
    families,
    relay: /^wss?:\/\/[^\s<>"'`\\]{1,180}$/.test(relay) && URL.canParse(relay) ? relay : '',
    signIn: oneOf(given.get('sign-in'), signIns) ?? firstState.signIn,
    code: oneOf(given.get('code'), codeKinds) ?? firstState.code,
    screen: oneOf(given.get('screen'), screens) ?? firstState.screen,
    wallets: given.get('own-wallets') === '1' ? 'own' : 'test',
    devtools: given.get('devtools') === '1',
  }
}

/** The options with another theme in place of theirs. */
export function withTheme(values: State['values'], theme: Readonly<Record<string, string>>): State['values'] {
  const others = Object.entries(values).filter(([path]) => !path.startsWith('theme.'))
  const named = Object.entries(theme).map(([name, value]) => [`theme.${name}`, value] as const)
  return Object.fromEntries([...others, ...named])
}

/** The query of a state, without what is as at first. */
export function writeState(state: State): string {
  const query = new URLSearchParams()
  for (const { path } of options) {
    const value = state.values[path]
    if (value !== undefined) query.set(path, Array.isArray(value) ? value.join(',') : String(value))
  }
  if (state.networks.join() !== firstState.networks.join() || state.families.length > 0)
    query.set('networks', state.networks.join())
  if (state.families.length > 0) query.set('families', state.families.join())
  if (state.relay) query.set('relay', state.relay)
  for (const [name, value, first] of [
    ['sign-in', state.signIn, firstState.signIn],
    ['code', state.code, firstState.code],
    ['screen', state.screen, firstState.screen],
  ] as const)
    if (value !== first) query.set(name, value)
  if (state.wallets === 'own') query.set('own-wallets', '1')
  if (state.devtools) query.set('devtools', '1')
  return query.toString()
}

/** The value of a control, if it is one that the option can have. */
export function readValue({ kind, path, values = [] }: OptionInfo, text: string): Value | undefined {
  switch (kind) {
    case 'choice':
      return values.includes(text) ? text : undefined
    case 'switch':
      return text === 'true' ? true : text === 'false' ? false : undefined
    case 'text':
      return isText(text) && (shapes[path]?.(text) ?? true) ? text : undefined
    case 'list': {
      const items = itemsOf(text).filter(isText)
      return items.length > 0 ? items : undefined
    }
    case 'order': {
      const items = readItems(text, values)
      return items.length > 0 ? items : undefined
    }
    case 'code':
      return undefined
  }
}

/** Texts that the kit would refuse. */
const shapes: Readonly<Record<string, (text: string) => boolean>> = {
  api: (text) => /^(?:https?:\/\/|\/)/.test(text) && URL.canParse(text, 'http://host'),
  'theme.accent': isColor,
  'theme.font': (text) => /^[\w\s,"'-]+$/.test(text),
  id: (text) => /^[\w-]{1,40}$/.test(text),
  projectId: (text) => /^[\w-]{1,80}$/.test(text),
}

/** Colours that can be typed; the kit reads any. */
export function isColor(text: string): boolean {
  return /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text) || /^(?:rgb|hsl|oklch)\([\d\s.,%/]{5,60}\)$/i.test(text)
}

function isText(text: string): boolean {
  return text.length > 0 && text.length <= most.text && !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text)
}

function itemsOf(text: string): string[] {
  return [...new Set(text.split(',').map((item) => item.trim()))].slice(0, most.items)
}

function readItems<Item extends string>(text: string | null, known: readonly Item[]): Item[] {
  return itemsOf(text ?? '').flatMap((item) => known.find((one) => one === item) ?? [])
}

function oneOf<Item extends string>(text: string | null, known: readonly Item[]): Item | undefined {
  return known.find((one) => one === text)
}

import {
  type Connector,
  createLatchkey,
  external,
  type Features,
  type Latchkey,
  type LocaleTag,
  type PaymentRequest,
} from 'latchkey'
import { localSiwx, serverSiwx } from 'latchkey/siwx'
import { walletConnect } from 'latchkey/walletconnect'
import { readDrivers } from './readDrivers.ts'

/** Query parameters configure the kit, so that one example can show every option. */
export function readSettings(search: string): URLSearchParams {
  return new URLSearchParams(search)
}

/**
 * Creates a kit from the query parameters.
 *
 * Each chain family in `families/` has its own parameter.
 */
export function createKit(
  settings: URLSearchParams,
  id = 'default',
  own: readonly Connector[] = [],
): Latchkey {
  return createLatchkey({
    id,
    drivers: readDrivers(settings),
    metadata: { name: 'Latchkey example', url: 'https://example.com' },
    api: settings.get('api') ?? undefined,
    projectId: settings.get('project') ?? undefined,
    locale: (settings.get('locale') ?? undefined) as LocaleTag | undefined,
    basic: settings.has('basic'),
    allowUnsupportedChain: settings.has('anychain'),
    enableNetworkSwitch: !settings.has('fixed'),
    features: { ...readFeatures(settings.get('off'), false), ...readFeatures(settings.get('on'), true) },
    strictCsp: settings.has('strict'),
    theme: {
      mode: readTheme(settings.get('theme')),
      accent: settings.get('accent') ?? undefined,
      ...readJson(settings.get('look')),
    },
    strings: readJson(settings.get('strings')),
    trusted: readJson(settings.get('trusted')),
    wallets: { exclude: settings.get('exclude')?.split(',') },
    siwx: readSiwx(settings),
    connectors: [...own, ...readConnectors(settings.get('relay')), ...readExternal(settings.get('external'))],
  })
}

/**
 * `?look={"radius":"none"}` sets more of the theme, `?strings={"connect.title":"Hello"}` replaces texts,
 * `?trusted={"nameZones":["example.eth"]}` sets what is believed.
 */
function readJson(text: string | null): object | undefined {
  return text === null ? undefined : JSON.parse(text)
}

/** `?relay=project@ws://127.0.0.1:8080/relay` connects wallets on other devices through that relay. */
function readConnectors(relay: string | null) {
  const [, projectId, url] = /^([^@]*)@(.+)$/.exec(relay ?? '') ?? []
  return projectId !== undefined && url ? [walletConnect({ relay: { url, projectId } })] : []
}

/** `?external=Our SDK` adds `window.ethereum` as an external wallet with that name. */
function readExternal(name: string | null) {
  const { ethereum } = globalThis as { ethereum?: object }
  return name && ethereum ? [external({ id: 'ours', name, providers: { eip155: ethereum } })] : []
}

/** `?off=send,swaps` disables these features, and `?on=smartSessions` enables others. */
function readFeatures(names: string | null, isOn: boolean): Features {
  return Object.fromEntries((names?.split(',') ?? []).map((name) => [name, isOn]))
}

/** `?siwx=server` or `local`, optionally with `optional`, `bearer` and a lifetime in seconds: `server,optional,60`. */
function readSiwx(settings: URLSearchParams) {
  const words = settings.get('siwx')?.split(',') ?? []
  const lifetime = words.map(Number).find((seconds) => seconds > 0)
  const options = { required: !words.includes('optional'), lifetime, statement: 'Sign in to the example.' }
  if (words.includes('local')) return localSiwx(options)
  if (words.includes('server'))
    return serverSiwx({ ...options, transport: words.includes('bearer') ? 'bearer' : 'cookie' })
  return undefined
}

/** `?pay={"amount":"1","asset":"eip155:31337/slip44:60","recipient":"0x…"}` shows a button that requests this payment. */
export function readPayment(settings: URLSearchParams): PaymentRequest | undefined {
  const text = settings.get('pay')
  return text === null ? undefined : JSON.parse(text)
}

function readTheme(value: string | null): 'light' | 'dark' | 'auto' {
  return value === 'light' || value === 'dark' ? value : 'auto'
}

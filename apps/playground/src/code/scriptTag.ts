import type { NetworkName } from '../options/special.ts'
import type { State } from '../state.ts'
import { type OptionsSource, signInOf } from './optionsSource.ts'

/** Chain ids, by which the attribute names networks. */
export const chainIds: Readonly<Record<NetworkName, number>> = {
  mainnet: 1,
  base: 8453,
  arbitrum: 42161,
  optimism: 10,
  polygon: 137,
  sepolia: 11155111,
  foundry: 31337,
}

/** Options that are attributes of `<latchkey-button>`. */
const attributes: Readonly<Record<string, string>> = {
  'theme.mode': 'theme',
  'theme.accent': 'accent',
  'metadata.name': 'name',
  locale: 'locale',
  id: 'kit-id',
  api: 'api',
  projectId: 'project-id',
  strictCsp: 'strict-csp',
}
/** Features that the attribute `off` can name. */
const switches = ['swaps', 'onramp', 'activity', 'branding', 'send', 'receive', 'analytics', 'allWallets']

/** With attributes, if they say everything; otherwise with the whole package in one file. */
export function scriptTag(state: State, options: OptionsSource): string {
  const given = attributesOf(state)
  const body = given ? simple(given) : whole(options)
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>My app</title>
  </head>
  <body>
${body}  </body>
</html>
`
}

function attributesOf(state: State): readonly (readonly [name: string, value: string | true])[] | undefined {
  const networks = [...state.networks.map((name) => chainIds[name]), ...state.families].join(' ')
  const found: (readonly [string, string | true])[] = [['networks', networks]]
  const off: string[] = []
  for (const [path, value] of Object.entries(state.values)) {
    const [first, feature = ''] = path.split('.')
    const name = attributes[path]
    if (first === 'features' && value === false && switches.includes(feature)) off.push(feature)
    else if (path === 'theme.mode' && value === 'auto') continue
    else if (name && typeof value === 'string') found.push([name, value])
    else if (name && value === true) found.push([name, true])
    else return undefined
  }
  if (off.length > 0) found.push(['off', off.join(' ')])
  if (state.relay) found.push(['relay', state.relay])
  // With a relay, `project-id` is read for it too.
  if (state.relay && !state.values.projectId) found.push(['project-id', 'my-app'])
  const signIn = signInOf(state)
  if (signIn) found.push(['sign-in', signIn === 'serverSiwx' ? 'server' : 'local'])
  return found
}

function simple(given: readonly (readonly [string, string | true])[]): string {
  const written = given.map(([name, value]) => (value === true ? name : `${name}="${escapeHtml(value)}"`))
  const line = `<latchkey-button ${written.join(' ')}></latchkey-button>`
  const element =
    line.length <= 84
      ? `    ${line}\n`
      : `    <latchkey-button\n${written.map((text) => `      ${text}\n`).join('')}    ></latchkey-button>\n`
  return `    <script type="module" src="/latchkey/latchkey.js"></script>\n${element}`
}

function whole({ imports, text }: OptionsSource): string {
  const names = [...new Set([...imports.values()].flat()), 'defineButton'].sort()
  const code = `import { ${names.join(', ')} } from '/latchkey/latchkey-kit.js'

const kit = createLatchkey(${text})
defineButton(kit)
`
  const indented = code.replaceAll(/^(?=.)/gm, '      ')
  return `    <latchkey-button></latchkey-button>\n    <script type="module">\n${indented}    </script>\n`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

import type { FamilyName, NetworkName } from '../options/special.ts'
import type { State, Value } from '../state.ts'

/** What the code of every framework is made of. */
export type OptionsSource = {
  /** The argument of `createLatchkey`. */
  readonly text: string
  /** Names by the module that exports them. */
  readonly imports: ReadonlyMap<string, readonly string[]>
  readonly networks: readonly NetworkName[]
  readonly families: readonly FamilyName[]
}

/** The options of a state as code. */
export function optionsSource(state: State): OptionsSource {
  const imports = new Map<string, string[]>()
  const use = (module: string, ...names: string[]) =>
    imports.set(module, [...(imports.get(module) ?? []), ...names])
  use('latchkey', 'createLatchkey')

  const drivers: string[] = []
  if (state.networks.length > 0) {
    use('latchkey/evm', ...[...state.networks, 'evm'].sort())
    drivers.push(`evm({ networks: [${state.networks.join(', ')}] })`)
  }
  for (const family of state.families) {
    use(`latchkey/${family}`, family)
    drivers.push(`${family}()`)
  }

  const lines: (readonly [key: string, text: string])[] = [['drivers', `[${drivers.join(', ')}]`]]
  for (const [key, value] of Object.entries(nest(state.values))) lines.push([key, literal(value, 1)])
  if (state.relay) {
    use('latchkey/walletconnect', 'walletConnect')
    const { projectId } = state.values
    const project = typeof projectId === 'string' ? projectId : 'my-app'
    lines.push([
      'connectors',
      `[walletConnect({ relay: ${literal({ url: state.relay, projectId: project }, 1)} })]`,
    ])
  }
  const signIn = signInOf(state)
  if (signIn) {
    use('latchkey/siwx', signIn)
    lines.push(['siwx', `${signIn}()`])
  }
  const text =
    lines.length === 1 ? `{ ${pair(lines[0])} }` : `{\n${lines.map((line) => `  ${pair(line)},\n`).join('')}}`
  return { text, imports, networks: state.networks, families: state.families }
}

/** Signing in at a server needs one. */
export function signInOf({ signIn, values }: State): 'serverSiwx' | 'localSiwx' | undefined {
  if (signIn === 'server' && values.api && values.projectId) return 'serverSiwx'
  return signIn === 'local' ? 'localSiwx' : undefined
}

export function importLines(imports: OptionsSource['imports']): string {
  return [...imports]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([module, names]) => `import { ${names.join(', ')} } from '${module}'\n`)
    .join('')
}

export type Tree = { [key: string]: Value | Tree }

/** Values by path as an object: `theme.mode` becomes `theme: { mode }`. */
export function nest(values: State['values']): Tree {
  const tree: Tree = {}
  for (const [path, value] of Object.entries(values)) {
    const [first = '', second] = path.split('.')
    if (second === undefined) tree[first] = value
    else tree[first] = { ...(tree[first] as Tree | undefined), [second]: value }
  }
  // The only member that is required.
  if (tree.metadata) tree.metadata = { name: 'My app', ...(tree.metadata as Tree) }
  return tree
}

const lineWidth = 90

function literal(value: Value | Tree, depth: number): string {
  if (typeof value === 'string') return quote(value)
  if (typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return `[${value.map(quote).join(', ')}]`
  const members = Object.entries(value as Tree).map((member) =>
    pair([member[0], literal(member[1], depth + 1)]),
  )
  const line = `{ ${members.join(', ')} }`
  if (line.length <= lineWidth) return line
  const indent = '  '.repeat(depth + 1)
  return `{\n${members.map((member) => `${indent}${member},\n`).join('')}${'  '.repeat(depth)}}`
}

function pair([key, text]: readonly [string, string] = ['', '']): string {
  return `${key}: ${text}`
}

/** A text that is the same in a script, in a template and within `<script>`. */
export function quote(text: string): string {
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "\\'")
    .replaceAll(
      /[\p{Cc}\p{Cs}\u2028\u2029]/gu,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
    .replaceAll('</', '<\\/')
    .replaceAll('<!--', '<\\!--')
  return `'${escaped}'`
}

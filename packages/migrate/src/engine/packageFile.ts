import MagicString from 'magic-string'
import { parseSync } from 'oxc-parser'
import { removeItem } from './edit.ts'
import { child, list, type Node, nameOf, properties, stringOf } from './node.ts'

/** The viem of the kit. With another one in the app there would be two, whose types do not go together. */
export const viemVersion = '2.57.1'
const parcelSetting = '@parcel/resolver-default'
const groups = ['dependencies', 'devDependencies', 'peerDependencies']

/**
 * The text of a `package.json` without the old kit's packages and with Latchkey, an older viem raised
 * to the kit's, and a setting for Parcel, which does not know the `exports` of packages without.
 * Everything else stays as it is written. `undefined` if it cannot be read.
 */
export function changePackages(
  text: string,
  { isOld, version }: { isOld(name: string): boolean; version: string },
): string | undefined {
  const before = '('
  const { program, errors } = parseSync('package.ts', `${before}${text}\n)`)
  const expression = child(list(program as unknown as Node, 'body')[0], 'expression')
  const root = expression?.type === 'ParenthesizedExpression' ? child(expression, 'expression') : expression
  if (errors.length || root?.type !== 'ObjectExpression') return undefined
  const edits = new MagicString(`${before}${text}\n)`)
  const source = { text: `${before}${text}\n)`, edits }
  const given = properties(root)
  let isListed = false
  for (const group of groups) {
    const object = child(given.get(group), 'value')
    for (const item of list(object, 'properties'))
      if (nameOf(child(item, 'key')) === 'latchkey') isListed = true
  }
  for (const group of groups) {
    const object = child(given.get(group), 'value')
    const items = list(object, 'properties')
    const old = items.filter((item) => isOld(nameOf(child(item, 'key')) ?? ''))
    for (const item of old) {
      if (isListed || group === 'peerDependencies') removeOne(source, item, items, old)
      else {
        edits.overwrite(item.start, item.end, `"latchkey": "^${version}"`)
        isListed = true
      }
    }
  }
  if (!isListed) {
    const object = child(given.get('dependencies'), 'value')
    const first = list(object, 'properties')[0]
    if (!first) return undefined
    const space = source.text.slice((object?.start ?? 0) + 1, first.start)
    edits.appendLeft(first.start, `"latchkey": "^${version}",${space || ' '}`)
  }
  for (const group of groups) {
    const viem = child(properties(child(given.get(group), 'value')).get('viem'), 'value')
    if (viem && isOlder(stringOf(viem), viemVersion))
      edits.overwrite(viem.start, viem.end, `"${viemVersion}"`)
  }
  const usesParcel = groups.some((group) => properties(child(given.get(group), 'value')).has('parcel'))
  const items = list(root, 'properties')
  const [first] = items
  const last = items.at(-1)
  if (usesParcel && first && last && !given.has(parcelSetting)) {
    const space = source.text.slice(root.start + 1, first.start)
    edits.appendLeft(last.end, `,${space || ' '}"${parcelSetting}": { "packageExports": true }`)
  }
  return edits.toString().slice(before.length, -2)
}

/** Whether a range begins below a version of the same major. One that cannot be read does not. */
function isOlder(range: string | undefined, version: string): boolean {
  const written = /^[\^~]?(\d+)(?:\.(\d+|x))?(?:\.(\d+|x))?$/.exec(range ?? '')
  const [major, minor = 0, patch = 0] = (written ?? []).slice(1).map((part) => Number(part) || 0)
  const [kitMajor, kitMinor = 0, kitPatch = 0] = version.split('.').map(Number)
  return major === kitMajor && (minor < kitMinor || (minor === kitMinor && patch < kitPatch))
}

/** Removes an entry with one comma, also when all after it go as well. */
function removeOne(
  source: { text: string; edits: MagicString },
  item: Node,
  items: readonly Node[],
  old: readonly Node[],
): void {
  const index = items.indexOf(item)
  const isEnd = items.slice(index).every((one) => old.includes(one))
  const previous = items[index - 1]
  if (isEnd && previous) source.edits.remove(previous.end, item.end)
  else removeItem(source as Parameters<typeof removeItem>[0], item, items)
}

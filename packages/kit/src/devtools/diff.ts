import type { Plain } from './plain.ts'

export type Change = {
  readonly path: string
  readonly before: Plain | undefined
  readonly after: Plain | undefined
}

const mostChanges = 60

/** What differs between two states, deepest paths first found, at most {@link mostChanges}. */
export function diff(before: Plain | undefined, after: Plain | undefined, path = ''): readonly Change[] {
  if (before === after) return []
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after))
    return [{ path: path || '(all)', before, after }]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  const of = (branch: Branch, key: string) =>
    Object.hasOwn(branch, key) ? (branch as Record<string, Plain>)[key] : undefined
  return [...keys]
    .flatMap((key) => diff(of(before, key), of(after, key), path ? `${path}.${key}` : key))
    .slice(0, mostChanges)
}

type Branch = readonly Plain[] | { readonly [key: string]: Plain }

function isBranch(value: Plain | undefined): value is Branch {
  return typeof value === 'object' && value !== null
}

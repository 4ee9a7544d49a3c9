import { isDeepStrictEqual } from 'node:util'
import type { Project } from './project.ts'

/** An entry of the audit log has 16 details, of which four say who, where and what. */
const maxFields = 6
const maxTextLength = 200

/** What the log says anyway, by who, when and which kind of entry. */
const unlisted: readonly (keyof Project)[] = ['version', 'updatedAt', 'updatedBy', 'deletionOrderedAt']

/**
 * What changed, for the audit log: the names of the fields, and of the first six what they were
 * (`was_`) and are (`now_`), in 200 characters at most. Undefined if nothing did.
 *
 * Entries cannot be deleted, so lists of visitors are only counted, and of addresses that may hold
 * a credential only the host is named.
 */
export function describeChanges(before: Project, after: Project): Record<string, string> | undefined {
  const names = (Object.keys(after) as (keyof Project)[]).filter(
    (name) => !unlisted.includes(name) && !isDeepStrictEqual(before[name], after[name]),
  )
  if (names.length === 0) return undefined
  const details: Record<string, string> = { fields: cut(names.join(' ')) }
  for (const name of names.slice(0, maxFields)) {
    const [was, now] = difference(describe(name, before), describe(name, after))
    details[`was_${name}`] = cut(was)
    details[`now_${name}`] = cut(now)
  }
  return details
}

function describe(name: keyof Project, project: Project): string | readonly string[] {
  const { loginRules, tokenLogin } = project
  if (name === 'loginRules') return loginRules ? countRules(loginRules) : 'none'
  if (name === 'tokenLogin') return tokenLogin ? hostOf(tokenLogin.jwksUrl, tokenLogin) : 'none'
  if (name === 'features')
    return (
      project.features?.map(({ id, isEnabled, config }) =>
        isEnabled ? [id, ...(config ?? [])].join(':') : `-${id}`,
      ) ?? 'none'
    )
  if (name === 'origins') return project.origins
  const value = project[name]
  if (value === null) return 'none'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function countRules({ allow, deny }: NonNullable<Project['loginRules']>): string {
  return `${allow ? `${allow.length} allowed` : 'all allowed'}, ${deny?.length ?? 0} denied`
}

function hostOf(url: string, { audience, issuer }: NonNullable<Project['tokenLogin']>): string {
  return `${issuer} for ${audience}, keys on ${new URL(url).host}`
}

/** Lists that are too long are reduced to what the other one lacks. */
function difference(
  was: string | readonly string[],
  now: string | readonly string[],
): readonly [string, string] {
  const list = (value: string | readonly string[]) => (typeof value === 'string' ? [] : value)
  const text = (value: string | readonly string[]) =>
    typeof value === 'string' ? value : value.join(' ') || 'none'
  if (Math.max(text(was).length, text(now).length) <= maxTextLength) return [text(was), text(now)]
  if (typeof was === 'string' && typeof now === 'string') return [was, now]
  const only = (one: string | readonly string[], other: string | readonly string[]) =>
    typeof one === 'string'
      ? one
      : `… ${list(one)
          .filter((item) => !list(other).includes(item))
          .join(' ')}`
  return [only(was, now), only(now, was)]
}

/** PostgreSQL stores neither zero bytes nor halves of surrogate pairs. */
function cut(text: string): string {
  const clean = text.replaceAll('\0', '').toWellFormed()
  return clean.length <= maxTextLength ? clean : `${clean.slice(0, maxTextLength - 1).toWellFormed()}…`
}

import { isRecord } from '../isRecord.ts'
import { maxRecapLength, recapPrefix, type SiwxMessage } from './message.ts'

/**
 * Permissions the signer grants the page: by resource, then by ability such as
 * `request/personal_sign`, with their restrictions.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5573
 */
export type Recap = Readonly<
  Record<string, Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>>
>

const opening = 'I further authorize the stated URI to perform the following actions on my behalf: '
const abilityShape = /^([\w.*-]+)\/([\w.*-]+)$/
const resourceShape = /^[\w\-.~:/?#[\]@!$&()*+,;=%]+$/

/** A message's statement and resources without the recap, and the recap. */
export type Split = {
  readonly statement: string | undefined
  readonly resources: readonly string[]
  readonly recap: Recap | undefined
}

/** Separates a message from its recap; undefined if the readable sentence does not match the recap exactly. */
export function splitRecap({
  statement,
  resources = [],
}: Pick<SiwxMessage, 'statement' | 'resources'>): Split | undefined {
  const opens = statement?.indexOf(opening) ?? -1
  const at = resources.findIndex(isRecap)
  if (at < 0 && opens < 0) return { statement, resources, recap: undefined }
  const recap = readRecap(resources[at])
  // A message has at most one recap, as its last resource.
  if (!recap || statement === undefined || opens < 0 || at !== resources.length - 1) return undefined
  const own = statement.slice(0, opens)
  if (own !== '' && !own.endsWith(' ')) return undefined
  if (!isSaid(recap, statement.slice(opens + opening.length))) return undefined
  return { statement: own.slice(0, -1) || undefined, resources: resources.slice(0, at), recap }
}

/** The statement to sign: with the recap sentence appended, unless it already contains it. */
export function withRecap({ statement, resources }: Pick<SiwxMessage, 'statement' | 'resources'>) {
  const recap = readRecap(resources?.at(-1))
  if (!recap || statement?.includes(opening)) return statement
  const sentences: string[] = []
  for (const [resource, abilities] of Object.entries(recap)) {
    const byKind = new Map<string, string[]>()
    for (const ability of Object.keys(abilities).sort((a, b) => a.localeCompare(b))) {
      const [kind = '', action = ''] = ability.split('/')
      byKind.set(kind, [...(byKind.get(kind) ?? []), `'${action}'`])
    }
    for (const [kind, actions] of byKind)
      sentences.push(`(${sentences.length + 1}) '${kind}': ${actions.join(', ')} for '${resource}'.`)
  }
  return `${statement ? `${statement} ` : ''}${opening}${sentences.join(' ')}`
}

/** Whether the sentence lists exactly the abilities of the recap, in any order: sorting depends on the locale. */
function isSaid(recap: Recap, words: string): boolean {
  const said = new Set<string>()
  const sentence = /\((\d+)\) '([\w.*-]+)': ((?:'[\w.*-]+'(?:, )?)+) for '([^']+)'\.( ?)/y
  let count = 0
  let isMore = true
  while (isMore) {
    const [, number, kind, actions = '', resource, space] = sentence.exec(words) ?? []
    count += 1
    if (Number(number) !== count) return false
    for (const action of actions.split(', ')) {
      const ability = `${resource} ${kind}/${action.slice(1, -1)}`
      if (!/^'[^']+'$/.test(action) || said.has(ability)) return false
      said.add(ability)
    }
    isMore = space === ' '
    if (!isMore && sentence.lastIndex !== words.length) return false
  }
  const meant = Object.entries(recap).flatMap(([resource, abilities]) =>
    Object.keys(abilities).map((ability) => `${resource} ${ability}`),
  )
  return meant.length === said.size && meant.every((ability) => said.has(ability))
}

function isRecap(resource: string): boolean {
  return resource.toLowerCase().startsWith(recapPrefix)
}

function readRecap(resource: string | undefined): Recap | undefined {
  // Longer ones cannot be signed, and a wallet may send one of any length.
  if (!resource?.startsWith(recapPrefix) || resource.length > maxRecapLength) return undefined
  const value = decode(resource.slice(recapPrefix.length))
  if (!isRecord(value) || !isRecord(value.att)) return undefined
  const { att, prf = [], ...others } = value
  // Proofs would delegate permissions granted by another account.
  if (Object.keys(others).length > 0 || !Array.isArray(prf) || prf.length > 0) return undefined
  const isWhole = Object.entries(att).every(
    ([name, abilities]) =>
      resourceShape.test(name) &&
      isRecord(abilities) &&
      Object.keys(abilities).length > 0 &&
      Object.entries(abilities).every(([ability, limits]) => {
        return (
          abilityShape.test(ability) && Array.isArray(limits) && limits.length > 0 && limits.every(isRecord)
        )
      }),
  )
  return isWhole && Object.keys(att).length > 0 ? (att as Recap) : undefined
}

/** Wallets use both base64 alphabets, and some escape slashes. */
function decode(base64: string): unknown {
  try {
    const text = atob(base64.replaceAll('-', '+').replaceAll('_', '/'))
    if (!/^[\x20-\x7e\n]+$/.test(text)) return undefined
    const value: unknown = JSON.parse(text)
    // Rejects duplicate keys, which different parsers resolve differently.
    const plain = text.replaceAll('\\/', '/').replaceAll(/[ \n]/g, '')
    return JSON.stringify(value) === plain ? value : undefined
  } catch {
    return undefined
  }
}

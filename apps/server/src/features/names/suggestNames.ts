import { nameInvalid, nameZoneUnknown } from '@latchkey/protocol/catalogue'
import { Refusal } from '../../refusal.ts'
import type { NamesContext } from './context.ts'
import { formatName, isLabel } from './parseName.ts'
import { isReserved } from './reserved.ts'

export type Suggestion = { readonly name: string; readonly registered: boolean }

const maxFree = 4
const before = ['my', 'the', 'its', 'hey', 'just', 'real']
const after = ['hq', 'io', 'pay', 'one', 'now', 'web', 'eth', 'lab', 'keys', 'here', 'onchain']

/** The requested name, and up to four similar ones that are available. */
export async function suggestNames(
  { db, config }: NamesContext,
  text: string,
  zone = config.zones[0] ?? '',
): Promise<Suggestion[]> {
  if (!config.zones.includes(zone)) throw new Refusal(nameZoneUnknown, { field: 'zone' })
  const asked = text.toLowerCase()
  const label = asked.endsWith(`.${zone}`) ? asked.slice(0, -zone.length - 1) : asked
  if (!/^[a-z\d-]{1,63}$/.test(label)) throw new Refusal(nameInvalid)

  const variants = variantsOf(label)
  const rows = await db
    .selectFrom('names')
    .select('label')
    .where('zone', '=', zone)
    .where('label', 'in', [label, ...variants])
    .execute()
  const taken = new Set(rows.map((row) => row.label))
  const free = variants.filter((variant) => !taken.has(variant)).slice(0, maxFree)
  return [
    // Names that cannot be registered are shown as taken.
    {
      name: formatName({ label, zone }),
      registered: taken.has(label) || !isLabel(label) || isReserved(label),
    },
    ...free.map((variant) => ({ name: formatName({ label: variant, zone }), registered: false })),
  ]
}

/** Deterministic variants of a label. */
export function variantsOf(label: string): string[] {
  const core = label.replace(/-{2,}/g, '-').replace(/^-|-$/g, '').slice(0, 54)
  // Variants of reserved names are not suggested either.
  if (!core || isReserved(core)) return []
  const sum = [...core].reduce((total, character) => (total * 31 + character.charCodeAt(0)) % 9_973, 7)
  const turned = (words: readonly string[]) =>
    words.map((_, index) => words[(index + sum) % words.length] ?? '')
  const ends = turned(after)
  const starts = turned(before)
  const digits = Array.from({ length: 8 }, (_, index) => String((sum + index * 37) % 100).padStart(2, '0'))
  const all = [
    ...ends.slice(0, 2).map((word) => `${core}-${word}`),
    ...starts.slice(0, 2).map((word) => `${word}-${core}`),
    ...digits.map((number) => `${core}${number}`),
    ...ends.slice(2).map((word) => `${core}-${word}`),
    ...starts.slice(2).map((word) => `${word}${core}`),
    `${core}${sum}`,
  ]
  return [...new Set(all)].filter((variant) => variant !== label && isLabel(variant) && !isReserved(variant))
}

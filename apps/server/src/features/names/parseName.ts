import { nameInvalid, nameZoneUnknown } from '@latchkey/protocol/catalogue'
import { isRegistrableName } from '@latchkey/protocol/name'
import { Refusal } from '../../refusal.ts'

/** `alice.example.eth` in two parts. */
export type Name = { readonly label: string; readonly zone: string }

/** Parses a full name in one of the zones, case-insensitively. */
export function parseName(text: string, zones: readonly string[]): Name {
  const name = text.toLowerCase()
  const dot = name.indexOf('.')
  if (dot < 0) throw new Refusal(nameInvalid)
  const label = name.slice(0, dot)
  const zone = name.slice(dot + 1)
  if (!zones.includes(zone)) throw new Refusal(nameZoneUnknown)
  if (!isLabel(label)) throw new Refusal(nameInvalid)
  return { label, zone }
}

/** Double hyphens are reserved: Punycode uses them to encode other scripts (`xn--…`). */
export function isLabel(label: string): boolean {
  return isRegistrableName(label) && label.length <= 63 && /^[a-z\d]+(?:-[a-z\d]+)*$/.test(label)
}

export function formatName({ label, zone }: Name): string {
  return `${label}.${zone}`
}

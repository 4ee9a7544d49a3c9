import { isRawNumber } from './gateway/jsonRpc/exactJson.ts'

/** A value with only one spelling as canonical JSON. */
export type Plain = string | number | boolean

/**
 * Canonical JSON: keys sorted by code unit and exact types, so that equal texts mean equal
 * values. Also for hashes and authenticated data.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'number') return String(value)
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (isRawNumber(value)) return value.rawJSON
  if (Array.isArray(value)) {
    let text = '['
    for (let index = 0; index < value.length; index++)
      text += index === 0 ? canonicalJson(value[index]) : `,${canonicalJson(value[index])}`
    return `${text}]`
  }
  const record = value as Readonly<Record<string, unknown>>
  const keys = Object.keys(record).filter((key) => record[key] !== undefined)
  const members = keys.sort().map((key) => `${JSON.stringify(key)}:${canonicalJson(record[key])}`)
  return `{${members.join(',')}}`
}

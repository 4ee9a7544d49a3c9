/** A value with only one spelling as canonical JSON. */
export type Plain = string | number | boolean

/**
 * The same text for equal records, whatever the order of their keys: for hashes and
 * authenticated data.
 *
 * Written by hand, because objects list keys such as `10` before all others.
 */
export function canonicalJson(record: Readonly<Record<string, Plain>>): string {
  const entries = Object.entries(record)
    // By code unit, which does not depend on the language of the machine.
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
  return `{${entries.join(',')}}`
}

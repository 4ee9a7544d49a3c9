import type { Kit } from './kit.ts'

/** What a feature stores, beside the kit's own document. */
export type Document<Value> = {
  read(kit: Kit): Value
  /** Nothing removes it. */
  write(kit: Kit, value: Value | undefined): void
}

/**
 * Defines the document `latchkey.<id>.<name>`. Storage is anybody's to write:
 * `decode` is given whatever is there, or nothing, and takes only what fits.
 */
export function defineDocument<Value>(name: string, decode: (value: unknown) => Value): Document<Value> {
  return {
    read({ storage }) {
      try {
        return decode(JSON.parse(storage.readText(name) ?? 'null'))
      } catch {
        return decode(undefined)
      }
    },
    write({ storage }, value) {
      storage.writeText(name, value === undefined ? undefined : JSON.stringify(value))
    },
  }
}

import type { Kit } from '../kit.ts'

/** A stored document of a feature, separate from the kit's. */
export type Document<Value> = {
  read(kit: Kit): Value
  /** `undefined` removes it. */
  write(kit: Kit, value: Value | undefined): void
}

/**
 * Defines the document `latchkey.<id>.<name>`. Storage may contain anything:
 * `decode` receives any value, or none, and has to validate it.
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

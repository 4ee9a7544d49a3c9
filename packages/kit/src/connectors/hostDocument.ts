import type { ConnectorHost } from '../core/connections/connector.ts'

/** The document `latchkey.<id>.<name>` of a connector. It may contain anything. */
export type HostDocument = {
  read(): unknown
  /** `undefined` removes it. */
  write(value: object | undefined): void
}

/** If storage is missing, full or blocked, the document lasts until the page is left. */
export function openHostDocument({ id, options }: ConnectorHost, name: string): HostDocument {
  const key = `latchkey.${id}.${name}`
  const backing = () => options.storage ?? localStorage
  let unsaved: object | undefined
  return {
    read() {
      try {
        return JSON.parse(backing().getItem(key) ?? 'null') ?? unsaved
      } catch {
        return unsaved
      }
    },
    write(value) {
      unsaved = undefined
      try {
        if (value) backing().setItem(key, JSON.stringify(value))
        else backing().removeItem(key)
      } catch {
        unsaved = value
      }
    },
  }
}

import { isRecord } from '@latchkey/protocol/isRecord'
import type { HostDocument } from '../hostDocument.ts'

/** Whether the visitor has connected or left the client's wallet in one chain family. */
export type ClientNote = {
  readonly value: 'joined' | 'left' | undefined
  write(value: 'joined' | 'left'): void
}

/** The client knows neither: without the note, a visitor who disconnected would be connected again. */
export function openClientNote(document: HostDocument, family: string): ClientNote {
  const read = () => {
    const stored = document.read()
    return isRecord(stored) ? stored : {}
  }
  return {
    get value() {
      const value = read()[family]
      return value === 'joined' || value === 'left' ? value : undefined
    },
    write: (value) => document.write({ ...read(), [family]: value }),
  }
}

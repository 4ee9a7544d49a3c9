import { randomUUID } from 'node:crypto'
import type { StoredEvent } from './sink.ts'

/** A valid event for tests. */
export function makeEvent(changes: Partial<StoredEvent> = {}): StoredEvent {
  return {
    projectId: 'p',
    eventId: randomUUID(),
    at: Date.UTC(2026, 0, 31, 12),
    type: 'track',
    event: 'MODAL_OPEN',
    account: null,
    domain: 'app.example',
    url: 'https://app.example/',
    sdkType: 'kit',
    sdkVersion: '1.0.0',
    properties: {},
    ...changes,
  }
}

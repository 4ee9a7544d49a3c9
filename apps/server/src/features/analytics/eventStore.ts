import { defineFeature } from '../../feature.ts'
import { type EventStore, openEventStore } from './openEventStore.ts'

declare module '../../feature.ts' {
  interface Parts {
    eventStore: EventStore
  }
}

/** Where events are stored: `analytics` adds to it, charts read it. */
export const eventStore = defineFeature({
  name: 'eventStore',
  needs: ['chains', 'clock', 'config', 'db'],
  open: openEventStore,
  close: ({ eventStore: store }) => store.close(),
})

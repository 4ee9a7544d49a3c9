import { describe, expect, test } from 'vitest'
import { type PairingEvent, type PairingState, pairing, transition } from './pairing.ts'

const states: Record<PairingState['status'], PairingState> = {
  idle: { status: 'idle' },
  preparing: { status: 'preparing' },
  ready: { status: 'ready', uri: 'wc:a', expiresAt: 240_000 },
  expired: { status: 'expired' },
  linking: { status: 'linking' },
  done: { status: 'done' },
  stopped: { status: 'stopped', cause: 'declined' },
}
const events: Record<PairingEvent['type'], PairingEvent> = {
  prepare: { type: 'prepare' },
  code: { type: 'code', uri: 'wc:b', expiresAt: 480_000 },
  expire: { type: 'expire' },
  grant: { type: 'grant' },
  succeed: { type: 'succeed' },
  stop: { type: 'stop', cause: 'failed' },
  leave: { type: 'leave' },
}
type Status = PairingState['status']

describe('what changes what', () => {
  // For each event the states it changes, and into what; every other pair changes nothing.
  const table: Record<PairingEvent['type'], Partial<Record<Status, Status>>> = {
    prepare: {
      idle: 'preparing',
      preparing: 'preparing',
      ready: 'preparing',
      expired: 'preparing',
      stopped: 'preparing',
    },
    code: { preparing: 'ready' },
    expire: { ready: 'expired' },
    grant: { preparing: 'linking', ready: 'linking', expired: 'linking' },
    succeed: { linking: 'done' },
    stop: { preparing: 'stopped', ready: 'stopped', expired: 'stopped', linking: 'stopped' },
    leave: {
      idle: 'idle',
      preparing: 'idle',
      ready: 'idle',
      expired: 'idle',
      linking: 'idle',
      done: 'idle',
      stopped: 'idle',
    },
  }
  const rows = Object.values(events).flatMap((event) =>
    Object.values(states).map((state) => ({ event, state, to: table[event.type][state.status] })),
  )
  test.each(rows)('behavior: $event.type in $state.status leads to $to', ({ event, state, to }) => {
    const after = transition(state, event)
    if (to === undefined) expect(after).toBe(state)
    else expect(after.status).toBe(to)
  })
})

test('behavior: a code is carried only while it can be scanned [4.38b]', () => {
  expect(transition(states.preparing, events.code)).toEqual({
    status: 'ready',
    uri: 'wc:b',
    expiresAt: 480_000,
  })
  for (const type of ['expire', 'grant', 'stop', 'leave', 'prepare'] as const)
    expect(transition(states.ready, events[type])).not.toHaveProperty('uri')
})

test('behavior: starts idle', () => {
  expect(pairing.initial).toEqual({ status: 'idle' })
})

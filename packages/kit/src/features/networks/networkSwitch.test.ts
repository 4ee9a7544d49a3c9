import { expect, test } from 'vitest'
import { type NetworkSwitchState, networkSwitch, transition } from './networkSwitch.ts'

const idle = networkSwitch.initial
const waiting: NetworkSwitchState = { status: 'waiting', network: 'eip155:10' }
const stopped: NetworkSwitchState = { status: 'stopped', network: 'eip155:10', cause: 'declined' }

test.each([idle, waiting, stopped])('behavior: from $status a switch may start, or be forgotten', (state) => {
  expect(transition(state, { type: 'start', network: 'eip155:1' })).toEqual({
    status: 'waiting',
    network: 'eip155:1',
  })
  expect(transition(state, { type: 'clear' })).toBe(idle)
})

test.each(['declined', 'unsupported', 'failed'] as const)(
  'behavior: a wait may end as %s [2.11]',
  (cause) => {
    expect(transition(waiting, { type: 'stop', network: 'eip155:10', cause })).toEqual({ ...stopped, cause })
  },
)

test.each([idle, stopped])('behavior: an end without a wait changes nothing in $status', (state) => {
  expect(transition(state, { type: 'stop', network: 'eip155:10', cause: 'failed' })).toBe(state)
})

test('behavior: the end of another switch changes nothing', () => {
  expect(transition(waiting, { type: 'stop', network: 'eip155:1', cause: 'failed' })).toBe(waiting)
})

import { expect, test } from 'vitest'
import { type RevocationEvent, type RevocationState, transition } from './smartSessions.ts'

const revoking: RevocationState = { status: 'revoking', pci: '0x1' }

test.each<[RevocationState, RevocationEvent, RevocationState]>([
  [{ status: 'idle' }, { type: 'start', pci: '0x1' }, revoking],
  [{ status: 'idle', failed: '0x1' }, { type: 'start', pci: '0x1' }, revoking],
  [revoking, { type: 'start', pci: '0x2' }, revoking],
  [revoking, { type: 'done' }, { status: 'idle' }],
  [revoking, { type: 'fail' }, { status: 'idle', failed: '0x1' }],
  [{ status: 'idle' }, { type: 'fail' }, { status: 'idle' }],
])('behavior: %j, after %j, is %j', (state, event, next) => {
  expect(transition(state, event)).toEqual(next)
})

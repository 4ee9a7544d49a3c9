import { configServerError, networkNotFound, originNotAllowed } from '@latchkey/protocol/catalogue'
import { afterEach, expect, test, vi } from 'vitest'
import { createKit } from '../kit.ts'
import { type Alert, alerts, showAlert, transition } from './alerts.ts'

const alert: Alert = { code: 'session/expired', title: 'Title', body: 'Body' }
const shown = { shown: alert, seen: ['session/expired'] }
const seen = { shown: undefined, seen: ['session/expired'] }

afterEach(() => vi.restoreAllMocks())

test('behavior: shows and dismisses an alert', () => {
  expect(transition(alerts.initial, { type: 'show', alert })).toEqual(shown)
  expect(transition(shown, { type: 'dismiss' })).toEqual(seen)
  const other = { ...alert, code: 'network/not_found' } as const
  expect(transition(shown, { type: 'show', alert: other })).toEqual({
    shown: other,
    seen: ['session/expired', 'network/not_found'],
  })
})

test('behavior: each kind once, dismissed or not [8.14]', () => {
  expect(transition(shown, { type: 'show', alert })).toBe(shown)
  expect(transition(seen, { type: 'show', alert })).toBe(seen)
})

test('behavior: dismissing twice changes nothing [8.14]', () => {
  expect(transition(seen, { type: 'dismiss' })).toBe(seen)
  expect(transition(alerts.initial, { type: 'dismiss' })).toBe(alerts.initial)
})

test('behavior: shows title and text in the modal and the console, once per code and kit [8.02, 8.03a, 8.08, 8.14]', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const kit = createKit({ drivers: [] }, [])
  showAlert(kit, networkNotFound)
  showAlert(kit, networkNotFound)
  expect(alerts.of(kit).get().shown).toEqual({
    code: networkNotFound.code,
    title: 'Network Not Found',
    body: expect.stringContaining("'networks' array"),
  })
  showAlert(kit, originNotAllowed, { origin: 'https://evil.example' })
  expect(alerts.of(kit).get().shown).toMatchObject({
    title: 'Invalid App Configuration',
    body: expect.stringContaining('https://evil.example'),
  })
  showAlert(kit, configServerError, { reason: 'the server answered 503' })
  expect(alerts.of(kit).get().shown?.body).toBe('Failed to get App Configuration: the server answered 503')
  expect(log.mock.calls.map(([line]) => line)).toEqual([
    expect.stringMatching(/^\[latchkey\] Network Not Found: /),
    expect.stringMatching(/^\[latchkey\] Invalid App Configuration: /),
    expect.stringMatching(/^\[latchkey\] Server Error: /),
  ])
  const other = createKit({ drivers: [] }, [])
  showAlert(other, networkNotFound)
  expect(alerts.of(other).get().shown?.code).toBe(networkNotFound.code)
})

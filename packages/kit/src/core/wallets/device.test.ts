import { afterEach, expect, test, vi } from 'vitest'
import { readDevice } from './device.ts'

afterEach(() => void vi.unstubAllGlobals())

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'

test.each([
  ['a Mac', { userAgent: mac, maxTouchPoints: 0 }, { mobile: false, os: 'mac' }],
  ['an iPad, which calls itself a Mac', { userAgent: mac, maxTouchPoints: 5 }, { mobile: true, os: 'ios' }],
  [
    'an iPhone',
    { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', maxTouchPoints: 5 },
    { mobile: true, os: 'ios' },
  ],
  [
    'an Android phone',
    { userAgent: 'Mozilla/5.0 (Linux; Android 15)', maxTouchPoints: 5 },
    { mobile: true, os: 'android' },
  ],
  [
    'a Windows tablet',
    { userAgent: 'Mozilla/5.0 (Windows NT 10.0)', maxTouchPoints: 10 },
    { mobile: false, os: 'other' },
  ],
])('behavior: knows %s', (_, navigator, expected) => {
  expect(readDevice(navigator)).toEqual({ telegram: false, ...expected })
})

test('behavior: detects Telegram by the global it injects', () => {
  vi.stubGlobal('TelegramWebviewProxy', {})
  expect(readDevice({ userAgent: '', maxTouchPoints: 0 }).telegram).toBe(true)
})

test('behavior: a server is not a mobile device', () => {
  vi.stubGlobal('navigator', undefined)
  expect(readDevice()).toEqual({ mobile: false, telegram: false, os: 'other' })
})

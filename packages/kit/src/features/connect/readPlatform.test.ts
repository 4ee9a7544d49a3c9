import { afterEach, expect, test, vi } from 'vitest'
import { isPhone, type Platform, readPlatform } from './readPlatform.ts'

afterEach(() => void vi.unstubAllGlobals())

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const iphone = `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${webkit}`
const pixel = (view = '') =>
  `Mozilla/5.0 (Linux; Android 15; Pixel 9${view}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36`

const agents: [Platform, string, touch?: number][] = [
  [
    'desktop',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
  ],
  ['desktop', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/19.0 Safari/605.1.15`],
  ['ios', `${iphone} Version/19.0 Mobile/15E148 Safari/604.1`],
  ['ios', `${iphone} CriOS/140.0 Mobile/15E148 Safari/604.1`],
  ['ios', `${iphone} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`],
  ['ios', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/19.0 Safari/605.1.15`, 5],
  ['iosInApp', `${iphone} Mobile/15E148`],
  ['iosInApp', `${iphone} Mobile/15E148 Instagram 300.0`],
  ['iosInApp', `${iphone} Mobile/15E148 Safari/604.1 [FBAN/FBIOS;FBAV/450.0]`],
  ['android', pixel()],
  ['androidInApp', pixel('; wv')],
  ['androidInApp', `${pixel()} [FB_IAB/FB4A;FBAV/450.0]`],
  ['androidInApp', `${pixel()} MicroMessenger/8.0`],
]

test.each(agents)('behavior: %s is %s', (platform, userAgent, maxTouchPoints = 0) => {
  expect(readPlatform({ userAgent, maxTouchPoints })).toBe(platform)
})

test.each([
  ['telegramIos', `${iphone} Mobile/15E148`],
  ['telegramAndroid', pixel('; wv')],
  ['telegramDesktop', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36'],
] as const)('behavior: within Telegram, %s', (platform, userAgent) => {
  vi.stubGlobal('TelegramWebviewProxy', {})
  expect(readPlatform({ userAgent, maxTouchPoints: 0 })).toBe(platform)
})

test('behavior: on a server it is a desktop, where nothing is opened by itself', () => {
  expect(readPlatform(undefined)).toBe('desktop')
  expect(isPhone('desktop')).toBe(false)
  expect(isPhone('telegramDesktop')).toBe(false)
  expect(isPhone('androidInApp')).toBe(true)
})

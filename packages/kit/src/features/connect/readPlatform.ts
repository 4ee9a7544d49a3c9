import { readDevice } from '../../core/wallets/device.ts'

/** Where the page runs, as far as links to apps behave differently there. */
export type Platform =
  | 'desktop'
  | 'ios'
  | 'android'
  /** The browser within another app, which keeps links to itself. */
  | 'iosInApp'
  | 'androidInApp'
  | 'telegramIos'
  | 'telegramAndroid'
  | 'telegramDesktop'

type Agent = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>

// Apps that show web pages in a view of their own say so by these names.
const apps =
  /\b(FBAN|FBAV|FB_IAB|Instagram|Line\/|MicroMessenger|Twitter|LinkedInApp|Snapchat|TikTok|musical_ly|GSA\/)/

export function readPlatform(nav: Agent | undefined = globalThis.navigator): Platform {
  const { os, mobile, telegram } = readDevice(nav)
  const agent = nav?.userAgent ?? ''
  if (telegram) return os === 'ios' ? 'telegramIos' : os === 'android' ? 'telegramAndroid' : 'telegramDesktop'
  if (!mobile) return 'desktop'
  if (os === 'android') return /; wv\)/.test(agent) || apps.test(agent) ? 'androidInApp' : 'android'
  // Every browser of its own on iOS calls itself Safari as well; a view within an app does not.
  return apps.test(agent) || !/Safari\//.test(agent) ? 'iosInApp' : 'ios'
}

/** Whether wallets are apps beside this page, and not on another device. */
export function isPhone(platform: Platform): boolean {
  return platform !== 'desktop' && platform !== 'telegramDesktop'
}

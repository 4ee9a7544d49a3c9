/** The device and browser of the visitor. */
export type Device = {
  readonly mobile: boolean
  readonly telegram: boolean
  readonly os: 'ios' | 'android' | 'mac' | 'other'
}

export function readDevice(
  nav: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> | undefined = globalThis.navigator,
): Device {
  const agent = nav?.userAgent ?? ''
  // iPads report a Mac user agent, but have a touch screen.
  const ios = /iPhone|iPad|iPod/.test(agent) || (/Macintosh/.test(agent) && (nav?.maxTouchPoints ?? 0) > 1)
  const android = /Android/.test(agent)
  const os = ios ? 'ios' : android ? 'android' : /Macintosh/.test(agent) ? 'mac' : 'other'
  return { mobile: ios || android, telegram: 'TelegramWebviewProxy' in globalThis, os }
}

import { join } from 'node:path'
import puppeteer, { type Browser } from 'puppeteer-core'
import { chromium, headlessChromium, motion as usualMotion } from '../settings.ts'

export const engines = ['chromium', 'firefox'] as const
export type Engine = (typeof engines)[number]

/** Of journeys that the other engine repeats by `EXHAUSTIVE=1` only: `frame`, `emailLogin` and `embeddedLogin` always run in both. */
export const gateEngines: readonly Engine[] = process.env.EXHAUSTIVE ? engines : ['chromium']

/**
 * A browser as a visitor has it: storage is partitioned by site, popups need a click, and
 * the profile is kept in `folder`. Tools for tests start browsers with these switched off.
 */
export function openBrowser(engine: Engine, options: openBrowser.Options): Promise<Browser> {
  return engine === 'chromium' ? openChromium(options) : openFirefox(options)
}

export declare namespace openBrowser {
  type Options = {
    /** The profile. Opening it again is a later visit. */
    readonly folder: string
    readonly proxyPort: number
    readonly spki: string
    /**
     * The browser that visitors have, of which the headless build lacks the blocking of
     * windows. It takes nearly twice the processor time.
     */
    readonly isWhole?: boolean | undefined
    /** Which motion the visitor prefers. @default that of most journeys */
    readonly motion?: 'reduce' | 'no-preference' | undefined
  }
}

function openChromium({
  folder,
  proxyPort,
  spki,
  isWhole,
  motion = usualMotion,
}: openBrowser.Options): Promise<Browser> {
  const { executablePath } = isWhole ? chromium : headlessChromium
  return puppeteer.launch({
    executablePath,
    // None of the defaults: they turn off popup blocking, among others.
    ignoreDefaultArgs: true,
    defaultViewport: null,
    args: [
      `--user-data-dir=${join(folder, 'chromium')}`,
      `--proxy-server=http://127.0.0.1:${proxyPort}`,
      `--ignore-certificate-errors-spki-list=${spki}`,
      '--remote-debugging-port=0',
      '--headless=new',
      '--no-sandbox',
      '--no-first-run',
      '--no-default-browser-check',
      '--disable-gpu',
      ...(isWhole ? [] : ['--in-process-gpu']),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--window-size=1280,900',
      ...(motion === 'reduce' ? ['--force-prefers-reduced-motion'] : []),
      // The headless build opens no page by itself.
      'about:blank',
    ],
  })
}

function openFirefox({ folder, proxyPort, motion = usualMotion }: openBrowser.Options): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    acceptInsecureCerts: true,
    defaultViewport: null,
    userDataDir: join(folder, 'firefox'),
    args: ['--width=1280', '--height=900'],
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': proxyPort,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': proxyPort,
      'ui.prefersReducedMotion': motion === 'reduce' ? 1 : 0,
      // As in a new profile; the tool that starts it changes these.
      'dom.disable_open_during_load': true,
      'network.cookie.cookieBehavior': 5,
    },
  })
}

import { randomBytes } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { expect, test } from '@playwright/test'
import type { Browser, Frame, Page } from 'puppeteer-core'
import { fromFrame, fromPage } from '../../packages/protocol/src/frame/directions.ts'
import { approveInWindow, askRpc, decline, find, openWindow, walletFrame } from '../rig/approvals.ts'
import { changedBy } from '../rig/changedBy.ts'
import { exampleApp, visitExample } from '../rig/exampleApp.ts'
import { ask, heard, hostPage, page as html, visitHost } from '../rig/hostPage.ts'
import { logIn } from '../rig/logIn.ts'
import { names, originOf } from '../rig/names.ts'
import { gateEngines } from '../rig/openBrowser.ts'
import { openedBy } from '../rig/openedBy.ts'
import { readContrasts } from '../rig/readContrasts.ts'
import { readSecrets, wordsOf } from '../rig/readSecrets.ts'
import { countCopies, dumpRenderers, readHeaps } from '../rig/searchMemory.ts'
import { trySinks } from '../rig/sinks.ts'
import { dumpPage, spyOnPage } from '../rig/spyOnPage.ts'
import { forward } from '../rig/startNames.ts'
import { type Rig, startRig } from '../rig/startRig.ts'
import { type WalletFrame, walletFrame as walletIn } from '../rig/walletFrame.ts'

/** What a test tried, for the table of `pnpm threats`. */
const size = (description: string) => test.info().annotations.push({ type: 'size', description })

for (const engine of gateEngines)
  test.describe(`in ${engine}`, () => {
    // One after another: the browser and the server start once.
    test.describe.configure({ mode: 'default' })
    let rig: Rig
    test.beforeAll(async () => {
      rig = await startRig(engine)
      rig.sites.serve(names.shop, hostPage(rig.projectId))
    })
    test.afterAll(() => rig?.stop())

    test('hostile: no text becomes a script, in the frame or in the window of the wallet (threat 32)', async () => {
      const { browser, sites } = rig
      const asked: string[] = []
      const evil: RequestListener = (request, response) => {
        const { pathname, search } = new URL(request.url ?? '', originOf(names.evil))
        if (pathname !== '/script.js') return html('<!doctype html><title>evil</title>')(request, response)
        asked.push(decodeURIComponent(search))
        const headers = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' }
        response.writeHead(200, headers).end(decodeURIComponent(search.slice(1)))
      }
      sites.serve(names.evil, evil)
      const page = await browser.newPage()

      await page.goto(originOf(names.evil))
      const [count, ...ran] = await page.evaluate(trySinks, originOf(names.evil))
      expect(ran.length, 'where nothing forbids it').toBeGreaterThanOrEqual(30)

      asked.length = 0
      await visitHost(page, names.shop)
      expect(await walletFrame(page).evaluate(trySinks, originOf(names.evil)), 'the frame').toEqual([count])
      await page.goto(`${originOf(names.wallet)}/popup`)
      expect(await page.evaluate(trySinks, originOf(names.evil)), 'the window').toEqual([count])
      expect(asked).toEqual([])
      await page.close()
      size(`${count} sinks`)
    })

    test('error: a script of the frame that is not the one of the build is not run (threat 31)', async () => {
      const { browser, server, sites } = rig
      sites.serve(names.wallet, (request, response) => {
        const isScript = /^\/assets\/frame-[^/]+\.js$/.test(request.url ?? '')
        forward(request, isScript ? changedBy(response) : response, server.url)
      })
      /** A visitor whose browser has none of its files. */
      const greetings = async () => {
        const device = await browser.createBrowserContext()
        const page = await device.newPage()
        await page.goto(originOf(names.shop))
        await page
          .waitForFunction(() => (window as unknown as { heard: unknown[] }).heard.length > 0, {
            timeout: 3_000,
          })
          .catch(() => undefined)
        const said = await heard(page, 0)
        await device.close()
        return said.length
      }
      expect(await greetings()).toBe(0)
      sites.serve(names.wallet, server.url)
      expect(await greetings()).toBeGreaterThan(0)
    })

    test('hostile: a window that opened the app is not heard by the frame, whatever it sends (threat 3)', async () => {
      const { browser, sites } = rig
      const packets = [...Object.keys(fromPage), ...Object.keys(fromFrame)].map((type) => ({
        v: 4,
        id: crypto.randomUUID(),
        type,
        payload: null,
      }))
      const everything = [
        { latchkey: 'init', version: 4, nonce: '0'.repeat(32) },
        { latchkey: 'ready', versions: [4, 4], nonce: '0'.repeat(32) },
        'latchkey:review',
        ...packets,
        ...packets.map((packet) => JSON.stringify(packet)),
      ]
      sites.serve(
        names.evil,
        html(`<!doctype html><title>evil</title><button>Open</button><script>
          const everything = ${JSON.stringify(everything)}
          window.got = []
          addEventListener('message', ({ data }) => got.push(data))
          let opened
          let sent = 0
          document.querySelector('button').onclick = () => { opened = open(${JSON.stringify(originOf(names.shop))}) }
          setInterval(() => {
            // From before the frame is there until after it has its port. Browsers slow the timers of hidden pages down.
            for (let time = 0; time < (opened?.frames.length ?? 0) * 10; time++)
              for (const message of everything) {
                const { port1, port2 } = new MessageChannel()
                port1.onmessage = ({ data }) => got.push(data)
                opened.frames[0].postMessage(message, '*', [port2])
                window.sent = ++sent
              }
          }, 20)
        </script>`),
      )
      const page = await browser.newPage()
      await page.goto(originOf(names.evil))
      const shop = await openedBy(browser, () => page.click('button'))
      await heard(shop, 2)
      await shop.waitForFunction(() => 'ask' in window)
      const look = () =>
        page.evaluate(() => {
          const { got, sent } = window as unknown as { got: unknown[]; sent: number }
          return { got, sent }
        })
      await expect.poll(async () => (await look()).sent).toBeGreaterThan(everything.length * 20)
      expect((await ask(shop, 'isConnected')).payload).toEqual({ isConnected: false })
      expect((await heard(shop, 3)).slice(1)).toEqual([
        expect.objectContaining({ type: 'hello' }),
        expect.objectContaining({ type: 'isConnected/success' }),
      ])
      const seen = await look()
      expect(seen.got).toEqual([])
      size(`${seen.sent.toLocaleString('en')} messages of an opener`)
      await shop.close()
      await page.close()
    })

    test('hostile: a frame beside the wallet answers in its place, and knows every id (threat 2)', async () => {
      test.setTimeout(300_000)
      const { browser, mail, projectId, sites } = rig
      const count = process.env.EXHAUSTIVE ? 1_000_000 : 20_000
      sites.serve(names.game, exampleApp())
      sites.serve(names.evil, html(`<!doctype html><title>evil</title><script>${spray}</script>`))
      const email = `spray-${engine}@mail.test`
      const page = await browser.newPage()
      await page.evaluateOnNewDocument(spyOnPage, names.game)
      await visitExample(page, names.game, { project: projectId, locale: 'en' })
      await enterEmail(page, email)
      const wallet = await walletIn(page)
      await wallet.says('Check your email')
      // A page that gives away all it says and hears: only the window that says something is left to tell them apart.
      const given = await page.evaluate((evil) => {
        const frame = document.createElement('iframe')
        frame.src = evil
        document.body.append(frame)
        return (window as unknown as { loot: string[] }).loot
      }, originOf(names.evil))
      const evil = await page.waitForFrame((frame) => frame.url().startsWith(originOf(names.evil)))
      await evil.waitForFunction(() => 'spray' in window)
      const ids = [...new Set(given.join(' ').match(/[\da-f]{8}-[\da-f]{4}-4[\da-f-]{21}/g))]
      const nonces = [...new Set(given.join(' ').match(/\b[\da-f]{32}\b/g))]
      expect(ids.length, 'ids of calls').toBeGreaterThan(2)
      expect(nonces.length, 'the nonce').toBeGreaterThan(0)
      await evil.evaluate(
        (ids, nonces, types, count) =>
          (window as unknown as { spray(...args: unknown[]): Promise<void> }).spray(
            ids,
            nonces,
            types,
            count,
          ),
        ids,
        nonces,
        Object.keys(fromFrame),
        count,
      )
      expect(await status(page)).toBe('disconnected')
      expect(await wallet.text()).toContain('Check your email')
      // The frame itself is heard as before.
      await followMail(page, wallet, { browser, email, mail })
      await becomes(page, 'connected as 0x')
      expect(await status(page)).not.toContain('0x1111')
      await page.close()
      size(`${count.toLocaleString('en')} forged answers`)
    })

    // The rest is about the code of the wallet, which is the same in both; `EXHAUSTIVE=1` has it in both.
    if (engine === 'firefox' && !process.env.EXHAUSTIVE) return

    test('hostile: a script in the page sees no token, half or code, and what it saw is worth nothing (threat 12)', async () => {
      const { browser, mail, projectId, server, sites } = rig
      sites.serve(names.game, exampleApp())
      const traffic = record(sites, server.url)
      const email = `robbed-${engine}@mail.test`
      const page = await browser.newPage()
      await page.evaluateOnNewDocument(spyOnPage, names.game)
      await visitExample(page, names.game, { project: projectId, locale: 'en' })
      await page.evaluate(() => localStorage.clear())
      await page.reload()
      await enterEmail(page, email)
      const wallet = await walletIn(page)
      const { code, link } = await followMail(page, wallet, { browser, email, mail })
      await becomes(page, 'connected as 0x')
      await page.waitForFunction(
        () => !document.querySelector('latchkey-modal')?.shadowRoot?.querySelector('dialog')?.open,
      )
      const signed = page.evaluate(signHello)
      // A press on something that moves would miss it.
      let place = ''
      await expect
        .poll(
          async () => {
            const before = place
            const button = await find(walletFrame(page), '.approval .button.primary')
            place = JSON.stringify(await button.boundingBox())
            return place === before
          },
          { intervals: [500] },
        )
        .toBe(true)
      await approveInWindow(browser, page)
      expect(await signed).toMatch(/^0x[\da-f]{130}$/)

      // With the port of the app it asks for all it can think of.
      const answers = await page.evaluate(
        async (types) => {
          const { loot, ports } = window as unknown as { loot: string[]; ports: Set<MessagePort> }
          const before = loot.length
          for (const port of ports)
            for (const type of types)
              for (const payload of [null, {}])
                port.postMessage(JSON.stringify({ v: 4, id: crypto.randomUUID(), type, payload }))
          await new Promise((resolve) => setTimeout(resolve, 1_000))
          return loot.length - before
        },
        ['isConnected', 'getUser', 'exportKey', 'getSession', 'session', 'unlock', 'createKitCode', 'sign'],
      )
      expect(answers).toBeGreaterThan(16)
      const loot = (await page.evaluate(dumpPage)).join('\n')
      expect(loot, 'the spy works').toContain('connectEmail')
      expect(loot).toContain('getUser/success')
      expect(loot).toContain(email)

      const secrets = await readSecrets(walletFrame(page), rig)
      const forms = secrets.flatMap((secret) => {
        const raw = Buffer.from(secret, 'hex')
        return [secret, raw.toString('base64'), raw.toString('base64url'), [...raw].join(',')]
      })
      const known = [...traffic.secrets(), ...forms, code, new URL(link).pathname]
      expect(known.length).toBeGreaterThan(40)
      expect(known.filter((one) => loot.includes(one))).toEqual([])
      // The keys that it typed were not the page's to see.
      expect(loot).not.toMatch(/key(down|up|press) \d/)
      sites.serve(names.wallet, server.url)

      // On a machine of the attacker, in the same app: all that the page said, again.
      const said = [...new Set(loot.split('\n').filter((line) => line.startsWith('{"v":4,')))]
      expect(said.length).toBeGreaterThan(5)
      const machine = await browser.createBrowserContext()
      const theirs = await machine.newPage()
      await visitHost(theirs, names.shop)
      await theirs.evaluate(async (said) => {
        for (const line of said) {
          const { id, payload, type } = JSON.parse(line)
          const { send } = window as unknown as { send(type: string, payload: unknown, id?: string): void }
          send(type, payload, id)
          send(type, payload)
          await new Promise((resolve) => setTimeout(resolve, 60))
        }
      }, said)
      expect((await ask(theirs, 'isConnected')).payload).toEqual({ isConnected: false })
      expect((await ask(theirs, 'getUser', {})).payload).toMatchObject({ code: 'login/required' })

      // A code that the visitor gave to the page, before it was used: worth nothing on that machine.
      const victim = `careless-${engine}@mail.test`
      const careless = await browser.newPage()
      await visitHost(careless, names.shop)
      await ask(careless, 'signOut')
      const { payload } = await ask(careless, 'connectEmail', { email: victim })
      const first = await mail.next(victim, 1)
      await choose(browser, first.link ?? '', payload?.match)
      await ask(careless, 'connectDevice')
      await ask(theirs, 'connectEmail', { email: victim })
      const tries = [await ask(theirs, 'connectOtp', { otp: first.code }), await ask(theirs, 'isConnected')]
      expect(tries).toMatchObject([{ type: 'connectOtp/error' }, { payload: { isConnected: false } }])
      expect(await ask(careless, 'connectOtp', { otp: first.code })).toMatchObject({
        type: 'connectOtp/success',
      })
      await machine.close()
      await careless.close()
      await page.close()
      size(`${loot.length.toLocaleString('en')} characters of loot, ${known.length} secrets`)
    })

    // Snapshots of the heap, and pixels of texts, are of one engine.
    if (engine === 'firefox') return

    test('hostile: whatever theme the page sends, texts can be read and warnings look the same (threat 8)', async () => {
      test.setTimeout(process.env.EXHAUSTIVE ? 600_000 : 90_000)
      const { browser, mail } = rig
      const page = await browser.newPage()
      await page.setViewport({ width: 440, height: 760 })
      await visitHost(page, names.shop)
      await ask(page, 'signOut')
      const wear = (themeMode: string, themeVariables: object) =>
        ask(page, 'syncTheme', { themeMode, themeVariables, language: 'en' })
      const unreadable = async (place: Frame | Page) => {
        const all = await place.evaluate(readContrasts)
        expect(all.length).toBeGreaterThan(3)
        return all.filter(({ ratio }) => ratio < 4.5)
      }
      const modes = ['light', 'dark']
      const themes = process.env.EXHAUSTIVE ? hostileThemes : hostileThemes.slice(0, 3)
      const frame = () => walletFrame(page)
      const everyTheme = async (check: (mode: string, variables: object) => Promise<void>) => {
        for (const mode of modes)
          for (const variables of themes) {
            expect(await wear(mode, variables)).toMatchObject({ type: 'syncTheme/success' })
            await check(mode, variables)
          }
      }

      await logIn(page, { browser, email: 'themes@mail.test', mail, mails: 1 })
      const { payload: user } = await ask(page, 'getUser', { chainId: 'eip155:1' })
      await page.bringToFront()
      // Bytes that may be a hash: two warnings, one of them grave.
      const asked = askRpc(page, 'eip155:1', 'personal_sign', [`0x${'a1'.repeat(32)}`, user?.address])
      await find(frame(), '.approval-warnings')
      const all = await frame().$$('>>> .approval-warnings > li')
      expect(all).toHaveLength(2)
      const warnings = all.slice(0, process.env.EXHAUSTIVE ? 2 : 1)
      /** Without the corners, where the card shows through. */
      const look = async () => {
        const shots = warnings.map(async (warning) => {
          const { height = 0, width = 0 } = (await warning.boundingBox()) ?? {}
          return warning.screenshot({ clip: { x: 16, y: 0, width: width - 32, height }, encoding: 'base64' })
        })
        return (await Promise.all(shots)).join(' ')
      }
      const plain = new Map<string, string>()
      for (const mode of modes) {
        await wear(mode, {})
        // A frame that has a process of its own is drawn a moment later.
        await expect.poll(look).toMatch(/.{2000}/)
        await expect
          .poll(async () => {
            const before = plain.get(mode)
            // On a busy machine two pictures in a row can both be from before.
            await pause(300)
            plain.set(mode, await look())
            return plain.get(mode) === before
          })
          .toBe(true)
      }
      expect(plain.get('dark')).not.toBe(plain.get('light'))
      await everyTheme(async (mode, variables) => {
        const worn = JSON.stringify({ mode, variables })
        expect(await unreadable(frame()), worn).toEqual([])
        await expect.poll(async () => (await look()) === plain.get(mode), worn).toBe(true)
      })
      const many = process.env.EXHAUSTIVE ? 1_000 : 0
      for (let index = 0; index < many; index++) {
        // As fast as a page may call.
        await pause(55)
        const accent = `#${Math.floor(Math.random() * 2 ** 24)
          .toString(16)
          .padStart(6, '0')}`
        const tone = ['cool', 'neutral', 'warm'][index % 3]
        expect(await wear(modes[index % 2] ?? '', { accent, tone })).toMatchObject({
          type: 'syncTheme/success',
        })
        expect(await unreadable(frame()), accent).toEqual([])
      }
      for (const variables of [{ accent: 'red' }, { accent: '#fff' }, { font: 'x' }, { accent: '#ffffff;' }])
        await page.evaluate(
          (payload) => {
            ;(window as unknown as { send(type: string, payload: unknown): void }).send('syncTheme', payload)
          },
          { themeMode: 'light', themeVariables: variables, language: 'en' },
        )
      await wear('light', hostileThemes[1] ?? {})
      // The window of the wallet has the theme that the app had when it was opened.
      const popup = await openWindow(browser, page)
      await find(popup, '.approval .button.primary')
      expect(await unreadable(popup), 'the window').toEqual([])
      await (await find(popup, '.approval .button.primary')).hover()
      await page.bringToFront()
      await find(popup, '.approval .button.primary.idle:hover')
      expect(await unreadable(popup), 'under the pointer').toEqual([])
      await popup.bringToFront()
      expect(await popup.$eval('>>> .approval-origin bdi', ({ textContent }) => textContent)).toBe(names.shop)
      await find(popup, '.approval .button.primary:not(.idle)')
      expect(await unreadable(popup), 'once it can be pressed').toEqual([])
      await decline(popup)
      await asked.answer

      // The login, in the same themes.
      await ask(page, 'signOut')
      const email = 'themes-login@mail.test'
      const { payload } = await ask(page, 'connectEmail', { email })
      const device = ask(page, 'connectDevice')
      await (await walletIn(page)).says('Check your email')
      await everyTheme(async (mode, variables) => {
        expect(await unreadable(frame()), JSON.stringify({ mode, variables })).toEqual([])
      })
      const { link = '' } = await mail.next(email, 1)
      await choose(browser, link, payload?.match)
      await device
      await page.bringToFront()
      ask(page, 'connectOtp', {}).catch(() => undefined)
      await (await walletIn(page)).says('Enter the code')
      await page.keyboard.type('00000000')
      await (await walletIn(page)).says('tries left')
      await everyTheme(async (mode, variables) => {
        expect(await unreadable(frame()), JSON.stringify({ mode, variables })).toEqual([])
      })
      await page.close()
      size(`${2 * themes.length + many} themes in a browser`)
    })

    test('behavior: five seconds after a signature no text of a secret is left in the page or its worker (threat 26)', async () => {
      const { browser, mail } = rig
      const page = await browser.newPage()
      await visitHost(page, names.shop)
      await ask(page, 'signOut')
      await logIn(page, { browser, email: 'heap@mail.test', mail, mails: 1 })
      const { payload: user } = await ask(page, 'getUser', { chainId: 'eip155:1' })
      await page.bringToFront()
      const asked = askRpc(page, 'eip155:1', 'personal_sign', ['0x48656c6c6f', user?.address])
      await approveInWindow(browser, page)
      expect((await asked.answer).type).toBe('rpcRequest/success')
      await pause(5_000)
      // Before the secrets are known: reading them leaves copies.
      const canary = randomBytes(32)
      const heaps = await readHeaps(browser, canary)
      const dump = dumpRenderers(browser)

      const secrets = await readSecrets(walletFrame(page), rig)
      const raw = secrets.map((secret) => Buffer.from(secret, 'hex'))
      const texts = [
        wordsOf(secrets[4] ?? ''),
        ...secrets,
        ...raw.flatMap((bytes) => [
          bytes.toString('base64'),
          bytes.toString('base64url'),
          [...bytes].join(','),
        ]),
      ]
      for (const heap of [heaps.page, heaps.worker]) {
        expect(heap).toContain(canary.toString('hex'))
        expect(texts.filter((text) => heap.includes(text)).length).toBe(0)
      }
      // Bytes are counted only: what a browser copied or freed, a script cannot overwrite.
      const copies = raw.map((bytes) => countCopies(dump, bytes))
      if (dump.length > 0) expect(countCopies(dump, canary)).toBeGreaterThan(1)
      size(
        `${texts.length} texts of ${raw.length} secrets: 0 in strings; ${dump.length > 0 ? `as bytes: ${copies.join(' ')}` : 'bytes not read'}`,
      )
      await page.close()
    })
  })

/** Accents at the ends of what is possible, and the colours of warnings themselves. */
const hostileThemes = [
  { accent: '#ffffff', tone: 'warm', radius: 'none' },
  { accent: '#000000', tone: 'neutral', radius: 'large', density: 'compact' },
  { accent: '#fff3d6', tone: 'warm' },
  { accent: '#ffe600', radius: 'small' },
  { accent: '#7f7f7f', tone: 'cool', density: 'comfortable' },
  { accent: '#00ff00' },
]

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const status = (page: Page) => page.$eval('output', ({ textContent }) => textContent)
/** Waits until the app says that. */
const becomes = (page: Page, start: string) =>
  page.waitForFunction((start) => document.querySelector('output')?.textContent?.startsWith(start), {}, start)

/** Types an address into the modal of the example. */
async function enterEmail(page: Page, email: string): Promise<void> {
  const field = '>>> input[type=email]'
  await page.click('#open')
  await page.waitForSelector(field, { visible: true })
  // It is drawn again when the rest of the modal has loaded: only the one on screen takes the focus.
  await expect
    .poll(async () => {
      await page.focus(field)
      return page.$eval(field, (input) => (input.getRootNode() as ShadowRoot).activeElement === input)
    })
    .toBe(true)
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
}

type Mailbox = { readonly browser: Browser; readonly email: string; readonly mail: Rig['mail'] }

/** As a visitor does: the number behind the link, then the code, typed into the frame. */
async function followMail(page: Page, wallet: WalletFrame, { browser, email, mail }: Mailbox) {
  await wallet.says('Waiting for you to choose')
  const match = Number(/choose (\d\d)/.exec(await wallet.text())?.[1])
  const { code = '', link = '' } = await mail.next(email, 1)
  await choose(browser, link, match)
  await page.bringToFront()
  await wallet.says('Enter the code')
  await (await wallet.frame.waitForSelector('>>> input'))?.focus()
  await page.keyboard.type(code)
  return { code, link }
}

/** Opens the link of a mail elsewhere, and chooses a number there. */
async function choose(browser: Browser, link: string, match: unknown): Promise<void> {
  const other = await browser.newPage()
  await other.goto(link)
  // Closed before it has been sent, the answer would be lost.
  await Promise.all([other.waitForNavigation(), other.click(`button[value="${match}"]`)])
  await other.close()
}

/** Runs in the example. */
async function signHello(): Promise<unknown> {
  type Example = {
    kit: {
      connection(namespace: string): {
        connection: { address: string }
        session: { provider: { request(args: object): Promise<unknown> } }
      }
    }
  }
  const { kit } = (window as unknown as { latchkeyExample: Example }).latchkeyExample
  const { connection, session } = kit.connection('eip155')
  return session.provider.request({ method: 'personal_sign', params: ['0x48656c6c6f', connection.address] })
}

/** Forges every message of the frame, with every id, as text and as an object; as fast as it can. */
const spray = `
  window.spray = async (ids, nonces, types, count) => {
    const user = { address: '0x1111111111111111111111111111111111111111', chainId: 'eip155:1', accounts: [], families: [] }
    const payloads = [null, {}, user, { isConnected: true }, { result: '0x' }, { action: 'CONNECT' }, { chainId: 'eip155:1' }]
    for (let index = 0; index < count; index++) {
      const id = ids[index % ids.length]
      const type = types[Math.floor(index / ids.length) % types.length]
      const payload = payloads[index % payloads.length]
      const packet = { v: 4, id, type, payload }
      const nonce = nonces[index % nonces.length]
      const message = index % 3 === 0 ? JSON.stringify(packet)
        : index % 3 === 1 ? packet
        : { latchkey: index % 2 ? 'ready' : 'init', versions: [4, 4], nonce }
      const { port2 } = index % 50 ? {} : new MessageChannel()
      parent.postMessage(message, '*', port2 ? [port2] : [])
      // Lets the page work them off.
      if (index % 2_000 === 0) await new Promise((resolve) => setTimeout(resolve))
    }
  }
`

/** Keeps what goes between the wallet and its server. */
function record(sites: Rig['sites'], target: string) {
  const texts: string[] = []
  const take = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array)
      texts.push(String(Buffer.from(chunk as Buffer)))
  }
  sites.serve(names.wallet, (request, response) => {
    if (request.url?.startsWith('/v1/')) {
      for (const name of ['authorization', 'dpop'])
        take(
          String(request.headers[name] ?? '')
            .split(' ')
            .at(-1),
        )
      request.on('data', take)
      const { end, write } = response
      response.write = (...args: unknown[]) => {
        take(args[0])
        return Reflect.apply(write, response, args)
      }
      response.end = (...args: unknown[]) => {
        take(args[0])
        return Reflect.apply(end, response, args)
      }
    }
    forward(request, response, target)
  })
  return {
    /** Values that are long enough to be one. Addresses, and what else the page is told, are not. */
    secrets: () => [
      ...new Set(
        texts
          .flatMap((text) => text.match(/[\w+/=.-]{22,}/g) ?? [])
          .filter((text) => !text.startsWith('0x') && !text.includes('mail.test')),
      ),
    ],
  }
}

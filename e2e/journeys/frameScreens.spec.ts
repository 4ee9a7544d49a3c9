import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import type { LoginTables } from '../../apps/server/src/features/login/tables.ts'
import { ask, type FramePacket, hostPage, visitHost } from '../rig/hostPage.ts'
import { names } from '../rig/names.ts'
import { gateEngines } from '../rig/openBrowser.ts'
import { type Rig, startRig } from '../rig/startRig.ts'
import { type WalletFrame, walletFrame } from '../rig/walletFrame.ts'

for (const engine of gateEngines)
  test.describe(`in ${engine}`, () => {
    // One after another: the browser and the server start once.
    test.describe.configure({ mode: 'default' })
    let rig: Rig
    let page: Page
    let wallet: WalletFrame
    test.beforeAll(async () => {
      rig = await startRig(engine)
      rig.sites.serve(names.shop, hostPage(rig.projectId))
    })
    test.afterAll(() => rig.stop())
    test.beforeEach(async () => {
      page = await rig.browser.newPage()
      await page.setViewport({ width: 440, height: 640 })
      await visitHost(page, names.shop)
      wallet = await walletFrame(page)
    })
    test.afterEach(() => page.close())

    /** A screenshot, if `SHOTS` names a folder. */
    async function shoot(name: string) {
      if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, `${engine}-${name}.png`) })
    }
    const wear = (theme: object) =>
      ask(page, 'syncTheme', { themeMode: 'light', themeVariables: {}, language: 'en', ...theme })

    async function start(email: string): Promise<string> {
      const { payload } = await ask(page, 'connectEmail', { email })
      return `${payload?.match}`.padStart(2, '0')
    }
    /** Opens the link of a mail elsewhere, and chooses a number there. */
    async function choose(email: string, match: string, { mails = 1, isRight = true } = {}) {
      const { code = '', link = '' } = await rig.mail.next(email, mails)
      const other = await rig.browser.newPage()
      await other.goto(link)
      const choices = await other.$$eval('button', (all) => all.map(({ value }) => value))
      const value = choices.find((one) => (Number(one) === Number(match)) === isRight)
      // Closed before it has been sent, the answer would be lost.
      await Promise.all([other.waitForNavigation(), other.click(`button[value="${value}"]`)])
      await other.close()
      await page.bringToFront()
      return code
    }
    /** As far as the entry of the code, which the page waits for. */
    async function reachCode(email: string): Promise<{ code: string; answer: Promise<FramePacket> }> {
      const match = await start(email)
      const device = open('connectDevice')
      const code = await choose(email, match)
      expect(await device).toMatchObject({ type: 'connectDevice/success' })
      const answer = open('connectOtp', {})
      await wallet.says('Enter the code')
      return { code, answer }
    }
    /** Asks for a screen; the answer may never come. */
    function open(call: string, payload: unknown = null): Promise<FramePacket> {
      const answer = ask(page, call, payload)
      answer.catch(() => undefined)
      return answer
    }
    const events = (...types: string[]) =>
      page.evaluate(
        (types) =>
          (window as unknown as { heard: FramePacket[] }).heard
            .filter(({ type }) => types.includes(type))
            .map(({ payload, type }) => [type, payload?.title ?? null]),
        types,
      )
    const wrongFor = (code: string) => (code === '00000000' ? '00000001' : '00000000')

    test('behavior: a visitor logs in with link, number and code, all inside the frame', async () => {
      const email = `screens-${engine}@mail.test`
      const match = await start(email)
      const device = open('connectDevice')
      await wallet.says('Check your email')
      expect(await wallet.text()).toContain(`Open the link in our mail to ${email}`)
      expect(await wallet.text()).toContain(`Waiting for you to choose ${match}`)
      expect(await wallet.text()).toContain('For your wallet at shop.test')
      const code = await choose(email, match)
      expect(await device).toMatchObject({ type: 'connectDevice/success' })

      const answer = open('connectOtp', {})
      await wallet.says('Enter the code')
      expect(await wallet.focused()).toBe('Code from the mail')
      await page.keyboard.type(wrongFor(code))
      await wallet.says('That code isn’t right. You have 4 tries left.')
      await shoot('wrong')
      expect(await wallet.focused()).toBe('Code from the mail')
      await page.keyboard.type(`${code.slice(0, 4)} ${code.slice(4)}`)
      await wallet.says('You’re logged in')
      await shoot('done')
      expect(await answer).toMatchObject({ type: 'connectOtp/success' })
      // A slow machine hides it between the two screens.
      await expect
        .poll(async () => (await events('show', 'hide')).map(([type]) => type).join(' '))
        .toMatch(/^show (?:hide )?show hide$/)
      expect((await ask(page, 'isConnected')).payload?.isConnected).toBe(true)
      await ask(page, 'signOut')
    })

    test('behavior: another mail can be sent after the cool-down, with a number of its own', async () => {
      const email = `again-${engine}@mail.test`
      await start(email)
      const device = open('connectDevice')
      await wallet.says('Send another mail in 30 seconds')
      await wallet.press(/^Send another mail in [12]\d seconds$/)
      expect(rig.mail.received.filter(({ to }) => to === email).length).toBeLessThan(2)
      await wallet.skip(30_000)
      await wallet.press('Send another mail')
      await wallet.says('We sent another mail. It asks for this new number.')
      await wallet.says('Send another mail in')
      await shoot('renewed')
      const number = /there: .*?(\d\d) /.exec(await wallet.text())?.[1] ?? ''
      await choose(email, number, { mails: 2 })
      expect(await device).toMatchObject({ type: 'connectDevice/success' })
    })

    test('error: another number in the mail stops the login, and says how to go on', async () => {
      const email = `other-${engine}@mail.test`
      const match = await start(email)
      const device = open('connectDevice')
      await choose(email, match, { isRight: false })
      await wallet.says('That was a different number')
      await shoot('refused')
      expect(await wallet.axe()).toEqual([])
      await wallet.press('Use another email')
      expect(await device).toMatchObject({ payload: { code: 'login/cancelled' } })
    })

    test('error: a mail that was not accepted is not waited for', async () => {
      const email = `nobox-${engine}@mail.test`
      rig.mail.refuse({ status: 550, to: email })
      await start(email)
      const device = open('connectDevice')
      await wallet.says('The mail didn’t get through')
      expect(await wallet.text()).toContain(email)
      await shoot('mail-failed')
      rig.mail.refuse(undefined)
      await wallet.skip(30_000)
      await wallet.press('Send another mail')
      await wallet.says('Check your email')
      const number = /there: .*?(\d\d) /.exec(await wallet.text())?.[1] ?? ''
      await choose(email, number)
      expect(await device).toMatchObject({ type: 'connectDevice/success' })
    })

    test('error: after five wrong codes the visitor starts again without leaving the frame', async () => {
      const email = `five-${engine}@mail.test`
      const { answer, code } = await reachCode(email)
      for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
        await page.keyboard.type(wrongFor(code))
        await wallet.says(`You have ${left} left.`)
      }
      await page.keyboard.type(wrongFor(code))
      await wallet.says('Too many wrong codes')
      await shoot('too-many')
      expect(await wallet.axe()).toEqual([])
      await wallet.skip(30_000)
      await wallet.press('Send a new code')
      // The device is still new, so the link comes first again.
      await wallet.says('Check your email')
      const number = /there: .*?(\d\d) /.exec(await wallet.text())?.[1] ?? ''
      const next = await choose(email, number, { mails: 2 })
      await wallet.says('Enter the code')
      await page.keyboard.type(next)
      expect(await answer).toMatchObject({ type: 'connectOtp/success' })
      await ask(page, 'signOut')
    })

    test('error: a late code is refused, a new one logs in, and only once', async () => {
      const email = `expired-${engine}@mail.test`
      const { answer, code } = await reachCode(email)
      await expireCodes(rig)
      await page.keyboard.type(code)
      await wallet.says('The code has expired')
      await shoot('expired')
      expect(await wallet.axe()).toEqual([])
      await wallet.skip(30_000)
      await wallet.press('Send a new code')
      await wallet.says('Check your email')
      const number = /there: .*?(\d\d) /.exec(await wallet.text())?.[1] ?? ''
      const next = await choose(email, number, { mails: 2 })
      await wallet.says('Enter the code')
      await page.keyboard.type(next)
      expect(await answer).toMatchObject({ type: 'connectOtp/success' })
      expect(await ask(page, 'connectOtp', { otp: next }), 'again').toMatchObject({
        payload: { code: 'login/attempt_ended' },
      })
      await ask(page, 'signOut')
    })

    test('error: without a connection the frame keeps trying, and keeps the code', async () => {
      const email = `away-${engine}@mail.test`
      const { answer, code } = await reachCode(email)
      rig.sites.serve(names.wallet, undefined)
      await page.keyboard.type(code)
      await wallet.says('We couldn’t check the code.')
      await shoot('offline')
      rig.sites.serve(names.wallet, rig.server.url)
      await page.keyboard.press('Enter')
      expect(await answer).toMatchObject({ type: 'connectOtp/success' })
      await ask(page, 'signOut')
    })

    test('behavior: a page that no longer waits takes its screen away', async () => {
      await start(`gone-${engine}@mail.test`)
      const device = open('connectDevice')
      await wallet.says('Check your email')
      await page.evaluate(() => (window as unknown as { abort(): void }).abort())
      expect(await device).toMatchObject({ payload: { code: 'request/aborted' } })
      await expect.poll(() => events('hide')).toHaveLength(1)
      expect(await wallet.text()).toBe('')
    })

    test('error: one screen and five that wait; the next call is refused', async () => {
      await start(`many-${engine}@mail.test`)
      const answers = Array.from({ length: 7 }, () => open('connectDevice'))
      expect(await Promise.any(answers)).toMatchObject({ payload: { code: 'frame/busy' } })
      await expect.poll(() => events('show')).toHaveLength(1)
    })

    test('behavior: everything works by keyboard', async () => {
      const email = `keys-${engine}@mail.test`
      await start(email)
      const device = open('connectDevice')
      await wallet.says('Check your email')
      await expect.poll(() => wallet.focused()).toBe('Check your email')
      await page.keyboard.press('Tab')
      expect(await wallet.focused()).toMatch(/^Send another mail in/)
      await page.keyboard.press('Tab')
      expect(await wallet.focused()).toBe('Use another email')
      await page.keyboard.press('Enter')
      expect(await device).toMatchObject({ payload: { code: 'login/cancelled' } })

      const again = open('connectDevice')
      await expect.poll(() => events('show')).toHaveLength(2)
      await page.keyboard.press('Escape')
      expect(await again).toMatchObject({ payload: { code: 'login/cancelled' } })
    })

    test('behavior: themes, languages and sizes: no axe violation, nothing cut off', async () => {
      const looks = [
        { name: 'light', width: 440, theme: {} },
        { name: 'dark', width: 360, theme: { themeMode: 'dark', themeVariables: { accent: '#3b0764' } } },
        {
          name: 'yellow',
          lang: ['es', 'ltr'],
          width: 320,
          theme: { language: 'es-MX', themeVariables: { accent: '#ffe600', radius: 'none', tone: 'warm' } },
        },
        { name: 'rtl', lang: ['ar', 'rtl'], width: 320, theme: { themeMode: 'dark', language: 'ar' } },
        // As on a screen of 440 px at 200 %.
        { name: 'zoomed', lang: ['zh-Hans', 'ltr'], width: 220, theme: { language: 'zh-Hans' } },
      ]
      const email = `a-rather-long-address.with+a-tag-${engine}@mail.test`
      const language = () =>
        wallet.frame.evaluate(() => {
          const { dir, lang } = document.documentElement
          return [lang, dir]
        })
      async function lookOver(step: string) {
        for (const { name, lang = ['en', 'ltr'], theme, width } of looks) {
          await page.setViewport({ width, height: 640 })
          await wear(theme)
          await expect.poll(language).toEqual(lang)
          await wallet.settle()
          await expect.poll(() => wallet.cutOff(), `${step} ${name}`).toEqual([])
          await shoot(`${step}-${name}`)
          expect(await wallet.axe(), `${step} ${name}`).toEqual([])
        }
        await page.setViewport({ width: 440, height: 640 })
        await wear({})
      }
      const match = await start(email)
      const device = open('connectDevice')
      await wallet.says('Check your email')
      await lookOver('link')
      await choose(email, match)
      await device
      void open('connectOtp', {})
      await wallet.says('Enter the code')
      await lookOver('code')
    })

    test('behavior: the email of the account changes with two codes, and the visitor learns how to undo it', async () => {
      const [email, next] = [`old-${engine}@mail.test`, `new-${engine}@mail.test`]
      const login = await reachCode(email)
      await page.keyboard.type(login.code)
      await login.answer

      expect(await ask(page, 'updateEmail', { email: next })).toMatchObject({
        payload: { action: 'VERIFY_PRIMARY_OTP' },
      })
      const primary = open('updateEmailPrimaryOtp', {})
      await wallet.says('Confirm it’s you')
      expect(await wallet.text()).toContain(
        `To change your email to ${next}, enter the code we sent to ${email}.`,
      )
      const first = await rig.mail.next(email, 2)
      await page.keyboard.type(wrongFor(first.code ?? ''))
      await wallet.says('You have 4 tries left.')
      await page.keyboard.type(first.code ?? '')
      expect(await primary).toMatchObject({ payload: { action: 'VERIFY_SECONDARY_OTP' } })

      const secondary = open('updateEmailSecondaryOtp', {})
      await wallet.says('Confirm the new email')
      await page.keyboard.type((await rig.mail.next(next)).code ?? '')
      await wallet.says('Your email has changed')
      expect(await wallet.text()).toContain(
        `We sent a mail to ${email}. The link in it can undo the change for 24 hours.`,
      )
      await shoot('changed')
      expect(await wallet.axe()).toEqual([])
      await wallet.press('Done')
      expect(await secondary).toMatchObject({ payload: { newEmail: next } })

      // A page may also send the codes itself.
      await ask(page, 'updateEmail', { email })
      expect(await ask(page, 'updateEmailSecondaryOtp', { otp: '12345678' })).toMatchObject({
        payload: { code: 'login/attempt_ended' },
      })
      const { code: otp } = await rig.mail.next(next, 2)
      expect(await ask(page, 'updateEmailPrimaryOtp', { otp })).toMatchObject({
        payload: { action: 'VERIFY_SECONDARY_OTP' },
      })
      await ask(page, 'signOut')
      expect(await ask(page, 'updateEmail', { email: next })).toMatchObject({
        payload: { code: 'login/required' },
      })
    })
  })

/** Makes it later for codes than it is. */
async function expireCodes({ database }: Rig): Promise<void> {
  const late = new Date(Date.now() - 1_000)
  await database.db
    .withTables<LoginTables>()
    .updateTable('login_attempts')
    .set({ code_expires_at: late })
    .execute()
}

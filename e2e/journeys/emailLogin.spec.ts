import { expect, test } from '@playwright/test'
import { ask, hostPage, visitHost } from '../rig/hostPage.ts'
import { names } from '../rig/names.ts'
import { engines } from '../rig/openBrowser.ts'
import { type Rig, startRig } from '../rig/startRig.ts'

for (const engine of engines)
  test.describe(`in ${engine}`, () => {
    // One after another: the browser and the server start once.
    test.describe.configure({ mode: 'default' })
    let rig: Rig
    test.beforeAll(async () => {
      rig = await startRig(engine)
      for (const name of [names.shop, names.game]) rig.sites.serve(name, hostPage(rig.projectId))
    })
    test.afterAll(() => rig.stop())

    test('behavior: link, number and code log a new device in, for this app on this device only', async () => {
      const { browser, mail } = rig
      const email = `new-${engine}@mail.test`
      const page = await browser.newPage()
      await visitHost(page, names.shop)
      const started = await ask(page, 'connectEmail', { email })
      expect(started).toMatchObject({ type: 'connectEmail/success', payload: { action: 'VERIFY_DEVICE' } })
      const { code, link } = await mail.next(email, 1)

      // The code alone is not enough.
      expect(await ask(page, 'connectOtp', { otp: code })).toMatchObject({
        payload: { code: 'login/device_unapproved' },
      })
      const approved = ask(page, 'connectDevice')
      const other = await browser.newPage()
      await other.goto(link ?? '')
      await other.click(`button[value="${started.payload?.match}"]`)
      expect(await approved).toMatchObject({ type: 'connectDevice/success' })
      await other.close()
      expect(await ask(page, 'connectOtp', { otp: code })).toMatchObject({ type: 'connectOtp/success' })

      const isConnected = async () => (await ask(page, 'isConnected')).payload?.isConnected
      expect(await isConnected()).toBe(true)
      await visitHost(page, names.shop)
      expect(await isConnected(), 'after a reload, without a code').toBe(true)
      await visitHost(page, names.game)
      expect(await isConnected(), 'in another app').toBe(false)

      await visitHost(page, names.shop)
      expect(await ask(page, 'signOut')).toMatchObject({ type: 'signOut/success' })
      expect(await isConnected()).toBe(false)
      // The device is known now: the code is enough.
      expect(await ask(page, 'connectEmail', { email })).toMatchObject({ payload: { action: 'VERIFY_OTP' } })
      const again = await mail.next(email, 2)
      expect(await ask(page, 'connectOtp', { otp: again.code })).toMatchObject({ type: 'connectOtp/success' })
      expect(await isConnected()).toBe(true)
      await page.close()
    })

    test('error: wrong codes are refused, and after five of them the right one too', async () => {
      const { browser, mail } = rig
      const email = `wrong-${engine}@mail.test`
      const page = await browser.newPage()
      await visitHost(page, names.game)
      const { payload } = await ask(page, 'connectEmail', { email })
      const { code, link } = await mail.next(email, 1)
      const other = await browser.newPage()
      await other.goto(link ?? '')
      await other.click(`button[value="${payload?.match}"]`)
      await ask(page, 'connectDevice')
      // Not before: a tab that is closed at once takes its request with it.
      await other.close()
      const wrong = code === '00000000' ? '00000001' : '00000000'
      for (let time = 1; time <= 5; time++)
        expect(await ask(page, 'connectOtp', { otp: wrong })).toMatchObject({
          type: 'connectOtp/error',
          payload: { code: time < 5 ? 'login/code_wrong' : 'login/too_many_tries' },
        })
      expect(await ask(page, 'connectOtp', { otp: code })).toMatchObject({
        payload: { code: 'login/too_many_tries' },
      })
      expect((await ask(page, 'isConnected')).payload?.isConnected).toBe(false)
      await page.close()
    })
  })

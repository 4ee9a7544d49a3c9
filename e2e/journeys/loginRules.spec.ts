import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startIssuer, type TestIssuer } from '../../apps/server/src/features/login/testing/startIssuer.ts'
import {
  startProviders,
  type TestProviders,
} from '../../apps/server/src/features/login/testing/startProviders.ts'
import { createLatchkey } from '../../packages/node/src/index.ts'
import { looks } from '../looks.ts'
import {
  becomes,
  enterEmail,
  focusField,
  followMail,
  modalText,
  pressInModal,
  readIdToken,
  status,
} from '../rig/embeddedModal.ts'
import { exampleApp, visitExample } from '../rig/exampleApp.ts'
import { axeIn, looksFor, wear } from '../rig/looksOfWallet.ts'
import { names, originOf } from '../rig/names.ts'
import { answerAt, openSocials, pressProvider, seeCard } from '../rig/socialVisit.ts'
import { type Rig, startRig } from '../rig/startRig.ts'
import { adminToken, setProject } from '../server/startServer.ts'

let rig: Rig
let issuer: TestIssuer
let providers: TestProviders
test.beforeAll(async () => {
  issuer = await startIssuer()
  providers = await startProviders({ authUrl: originOf(names.wallet) })
  rig = await startRig('chromium', { TOKEN_LOGIN_HOSTS: issuer.host, ...providers.env })
  const loginRules = { allow: ['@team.test', 'token:ana'], deny: ['eve@team.test'] }
  await setProject(rig.server.url, rig.projectId, { tokenLogin: issuer.tokenLogin, loginRules })
  rig.sites.serve(names.shop, exampleApp())
})
test.afterAll(async () => {
  await rig?.stop()
  await issuer?.stop()
  await providers?.stop()
})

test('behavior: who is not on the list of a project learns so after the code, and another address gets in, as the user that the app has made ahead', async () => {
  test.setTimeout(120_000)
  const page = await rig.browser.newPage()
  for (const email of ['ben@mail.test', 'eve@team.test']) {
    await enterEmail(rig, page, email)
    // As for every address: nothing tells who is listed before the mail was read.
    await followMail(rig, page, email)
    await expect.poll(() => modalText(page)).toContain('No access for this account')
    expect(await modalText(page)).not.toContain('Try again')
  }
  for (const look of looksFor('no access')) {
    await wear(page, look)
    expect(await axeIn(page)).toEqual([])
    if (process.env.SHOTS)
      await page.screenshot({
        path: join(process.env.SHOTS, `no-access-${look.locale}.png`) as `${string}.png`,
      })
  }
  await wear(page, looks.large)
  expect(await status(page)).toBe('disconnected')
  await pressInModal(page, 'button::-p-text(Use another email)')
  await focusField(page)

  // The app has made her ahead, and finds her again by its own id.
  const users = createLatchkey({ url: rig.server.url, projectId: rig.projectId, key: adminToken }).users
  const { user } = await users.create({ email: 'ana@team.test', ownId: 'c-1', metadata: { plan: 'pro' } })
  await enterEmail(rig, page, 'ana@team.test')
  await followMail(rig, page, 'ana@team.test')
  await becomes(page, 'connected as 0x')
  expect((await readIdToken(page)).sub).toBe(user.id)
  expect(await users.find({ ownId: 'c-1' })).toMatchObject({ id: user.id, firstLoginAt: expect.any(Date) })

  await test.step('an account at a provider whose address is not listed reads the same, and may choose another', async () => {
    const other = await (await rig.browser.createBrowserContext()).newPage()
    providers.next({ name: 'Cleo', email: 'cleo@mail.test' })
    await openSocials(rig, other)
    await answerAt(await pressProvider(rig, other, 'google'), 'continue')
    await seeCard(other, /No access for this account.*Try again.*Use another way/)
    await other.bringToFront()
    await wear(other, looks.narrow)
    expect(await axeIn(other)).toEqual([])
    if (process.env.SHOTS)
      await other.screenshot({ path: join(process.env.SHOTS, 'no-access-google.png') as `${string}.png` })
    expect(await status(other)).toBe('disconnected')
    await other.close()
  })

  await test.step('an app that logs its own users in is told', async () => {
    const other = await (await rig.browser.createBrowserContext()).newPage()
    await visitExample(other, names.shop, { project: rig.projectId, locale: 'en' })
    await other.waitForFunction(() => 'latchkeyExample' in globalThis)
    const logIn = async (subject: string) =>
      other.evaluate(
        (token) =>
          (globalThis as unknown as Handed).latchkeyExample.logInWithToken(token).then(
            () => 'in',
            ({ code }: { code: string }) => code,
          ),
        await issuer.sign(subject),
      )
    expect(await logIn('ben')).toBe('login/not_allowed')
    expect(await status(other)).toBe('disconnected')
    expect(await logIn('ana')).toBe('in')
    await becomes(other, 'connected as 0x')
  })
})
type Handed = { latchkeyExample: { logInWithToken(token: string): Promise<void> } }

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import { changedBy } from '../rig/changedBy.ts'
import { ask, heard, hostPage, visitHost } from '../rig/hostPage.ts'
import { logIn } from '../rig/logIn.ts'
import { names, originOf } from '../rig/names.ts'
import { gateEngines } from '../rig/openBrowser.ts'
import { dumpStorage, readSecrets } from '../rig/readSecrets.ts'
import { forward } from '../rig/startNames.ts'
import { type Rig, startRig } from '../rig/startRig.ts'

const getUser = async (page: Page, chainId?: string) => {
  const { payload, type } = await ask(page, 'getUser', chainId === undefined ? {} : { chainId })
  return { type, ...payload } as {
    type: string
    code?: string
    address?: string
    email?: string
    chainId?: string
    families?: { namespace: string; address: string }[]
  }
}

for (const engine of gateEngines)
  test.describe(`in ${engine}`, () => {
    // One after another: the browser and the server start once.
    test.describe.configure({ mode: 'default' })
    let rig: Rig
    test.beforeAll(async () => {
      rig = await startRig(engine)
      for (const name of [names.shop, names.game]) rig.sites.serve(name, hostPage(rig.projectId))
    })
    test.afterAll(() => rig.stop())

    test('behavior: a new address gets a wallet, which is the same after a reload and in another app [3.26]', async () => {
      const { browser, mail } = rig
      const email = `wallet-${engine}@mail.test`
      const page = await browser.newPage()
      await visitHost(page, names.shop)
      expect(await getUser(page)).toMatchObject({ code: 'login/required' })
      await logIn(page, { browser, email, mail, mails: 1 })
      const user = await getUser(page)
      expect(user).toEqual({
        type: 'getUser/success',
        email,
        address: user.address,
        chainId: 'eip155:1',
        accounts: [{ address: user.address, type: 'eoa' }],
        preferredAccountType: 'eoa',
        security: { level: 'assisted', next: 'kit' },
        families: user.families,
      })
      expect(user.families?.map(({ namespace }) => namespace)).toEqual([
        'eip155',
        'solana',
        'bip122',
        'cosmos',
        'polkadot',
      ])
      expect(user.address).toMatch(/^0x[\da-fA-F]{40}$/)
      const solana = await getUser(page, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
      expect(solana.address).toBe(user.families?.[1]?.address)
      expect((await getUser(page, 'cosmos:cosmoshub-4')).address).toBe(user.families?.[3]?.address)

      await visitHost(page, names.shop)
      expect((await getUser(page)).families, 'after a reload, without a code').toEqual(user.families)
      expect(await ask(page, 'switchNetwork', { chainId: 'eip155:137' })).toMatchObject({
        payload: { chainId: 'eip155:137' },
      })
      expect(await getUser(page)).toMatchObject({ chainId: 'eip155:137', address: user.address })
      expect(await ask(page, 'setPreferredAccount', { type: 'smartAccount' })).toMatchObject({
        payload: { code: 'embedded/account_type_unsupported' },
      })
      expect(await ask(page, 'setPreferredAccount', { type: 'eoa' })).toMatchObject({
        payload: { type: 'eoa', address: user.address },
      })

      await visitHost(page, names.game)
      expect(await getUser(page), 'in another app').toMatchObject({ code: 'login/required' })
      await logIn(page, { browser, email, mail, mails: 2 })
      expect((await getUser(page)).families).toEqual(user.families)
      await page.close()
    })

    test('behavior: link and code open the wallet on a new device', async () => {
      const { browser, mail } = rig
      const email = `device-${engine}@mail.test`
      const page = await browser.newPage()
      await visitHost(page, names.shop)
      await logIn(page, { browser, email, mail, mails: 1 })
      const { families } = await getUser(page)
      const device = await browser.createBrowserContext()
      const other = await device.newPage()
      await visitHost(other, names.shop)
      expect(await getUser(other)).toMatchObject({ code: 'login/required' })
      await logIn(other, { browser, email, mail, mails: 2 })
      expect((await getUser(other)).families).toEqual(families)
      await visitHost(other, names.shop)
      expect((await getUser(other)).families, 'after a reload').toEqual(families)
      await device.close()
      await page.close()
    })

    test('behavior: tabs share a login and a wallet, and sign out together', async () => {
      const { browser, mail } = rig
      const email = `tabs-${engine}@mail.test`
      const [one, two] = [await browser.newPage(), await browser.newPage()]
      await visitHost(one, names.shop)
      await ask(one, 'signOut')
      await visitHost(two, names.shop)
      expect((await ask(two, 'isConnected')).payload).toEqual({ isConnected: false })
      await logIn(one, { browser, email, mail, mails: 1 })
      // Both ask at once, while the wallet is being created.
      const users = await Promise.all([getUser(one), getUser(two)])
      expect(users[0]).toMatchObject({ type: 'getUser/success', email })
      expect(users[1]).toEqual(users[0])
      expect(await sessionsOf(two)).toEqual([{ isConnected: true }])
      expect(await ask(one, 'signOut')).toMatchObject({ type: 'signOut/success' })
      expect(await getUser(two)).toMatchObject({ code: 'login/required' })
      expect(await sessionsOf(two)).toEqual([{ isConnected: true }, { isConnected: false }])
      expect(await sessionsOf(one), 'what it did itself is not news').toEqual([])
      await one.close()
      await two.close()
    })

    test('behavior: nothing secret is in the storage of the browser, its files, or the log of the server (threat 25)', async () => {
      const { browser, folder, mail } = rig
      const email = `canary-${engine}@mail.test`
      const page = await browser.newPage()
      await visitHost(page, names.shop)
      await ask(page, 'signOut')
      await logIn(page, { browser, email, mail, mails: 1 })
      expect(await getUser(page)).toMatchObject({ type: 'getUser/success' })
      const frame = page.frames().find((one) => one.url().startsWith(originOf(names.wallet)))
      if (!frame) throw new Error('The page has a wallet.')
      const secrets = await readSecrets(frame, rig)
      // Six of the wallet, and a key of each family.
      expect(secrets).toHaveLength(11)
      const storage = await dumpStorage(frame)
      expect(storage).toContain('secret key, false')
      const texts = [Buffer.from(storage), ...filesIn(folder)]
      expect(texts.length).toBeGreaterThan(20)
      for (const secret of secrets) {
        const raw = Buffer.from(secret, 'hex')
        const forms = [raw, secret, secret.toUpperCase(), raw.toString('base64'), raw.toString('base64url')]
        for (const form of forms) expect(texts.filter((text) => text.includes(form))).toHaveLength(0)
      }
      // The same search finds what is there: the id of the account.
      const account = /record\|[^|]+\|([^|]+)/.exec(storage)?.[1] ?? 'none'
      expect(texts.filter((text) => text.includes(account)).length).toBeGreaterThan(0)
      await page.close()
    })

    test('error: without the vault the app learns that the wallet cannot be reached', async () => {
      const { browser, mail, server, sites } = rig
      const email = `down-${engine}@mail.test`
      const page = await browser.newPage()
      sites.serve(names.wallet, (request, response) =>
        request.url?.startsWith('/v1/vault') ? response.destroy() : forward(request, response, server.url),
      )
      await visitHost(page, names.game)
      await ask(page, 'signOut')
      await logIn(page, { browser, email, mail, mails: 1 })
      expect(await getUser(page)).toMatchObject({ code: 'embedded/unreachable' })
      expect((await ask(page, 'isConnected')).payload).toEqual({ isConnected: true })
      sites.serve(names.wallet, server.url)
      expect(await getUser(page), 'once it is back').toMatchObject({ type: 'getUser/success', email })
      await page.close()
    })

    test('error: a worker that is not the one of the build is not run (threat 31)', async () => {
      const { browser, mail, server, sites } = rig
      const email = `changed-${engine}@mail.test`
      const device = await browser.createBrowserContext()
      const page = await device.newPage()
      const loads: string[] = []
      let isChanged = (_: string) => true
      sites.serve(names.wallet, (request, response) => {
        const path = request.url ?? ''
        if (!path.startsWith('/assets/worker-')) return forward(request, response, server.url)
        const answer = isChanged(path) ? changedBy(response) : response
        loads.push(path)
        forward(request, answer, server.url)
      })
      await visitHost(page, names.game)
      await logIn(page, { browser, email, mail, mails: 1 })
      expect(await getUser(page)).toMatchObject({ code: 'embedded/untrusted' })
      expect(await getUser(page), 'again').toMatchObject({ code: 'embedded/untrusted' })

      // Firefox keeps the files of workers in embedded pages in another cache: a server that
      // answers the worker differently is not noticed there.
      if (engine === 'firefox') isChanged = () => false
      // The right file when the page checks it, and another when the worker loads it: it comes from the cache.
      else isChanged = (path) => loads.includes(path)
      const fresh = await browser.createBrowserContext()
      const other = await fresh.newPage()
      loads.length = 0
      await visitHost(other, names.game)
      await logIn(other, { browser, email, mail, mails: 2 })
      expect(await getUser(other)).toMatchObject({ type: 'getUser/success' })
      expect(loads.length).toBeGreaterThan(1)
      if (engine === 'chromium') expect(new Set(loads).size, 'each file was loaded once').toBe(loads.length)
      sites.serve(names.wallet, server.url)
      await device.close()
      await fresh.close()
    })
  })

/** What the app heard of logins that it did not start. */
async function sessionsOf(page: Page): Promise<unknown[]> {
  const said = (await heard(page, 1)) as { type?: string; payload?: unknown }[]
  return said.filter(({ type }) => type === 'session').map(({ payload }) => payload)
}

/** Contents of every file in a folder, such as a profile. Files that the browser deletes meanwhile are left out. */
function filesIn(folder: string): Buffer[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return files.flatMap(({ name, parentPath }) => {
    try {
      return [readFileSync(join(parentPath, name))]
    } catch {
      return []
    }
  })
}

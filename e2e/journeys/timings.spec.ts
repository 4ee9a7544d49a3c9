import type { Page } from '@playwright/test'
import { secondWallet, seeReact } from '../host.ts'
import { expect, test } from '../world/world.ts'

type Recorded = { recorded: { height: boolean; moves: boolean; duration: number }[] }

/** Records script animations and their durations. */
function recordAnimations(page: Page) {
  return page.addInitScript(() => {
    const recorded: Recorded['recorded'] = []
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, options) {
      const text = JSON.stringify(frames)
      const { duration } = options as { duration: number }
      recorded.push({ height: text.includes('height'), moves: text.includes('trans'), duration })
      return animate.call(this, frames, options)
    }
    Object.assign(globalThis, { recorded })
  })
}

const animations = (page: Page) => page.evaluate(() => (globalThis as unknown as Recorded).recorded)

test('behavior: the title changes in 120 ms, the height and the view in 150 ms [9.06j-l]', async ({
  host,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await recordAnimations(page)
  await host.visit()
  await host.open()
  await seeReact(page)
  const titles = await host.modal.evaluateHandle((dialog) => {
    const durations: string[] = []
    dialog.addEventListener('animationstart', (event) => {
      const { animationName, target } = event as AnimationEvent
      if (animationName !== 'lk-title') return
      // A busy machine reports the start after the end, when the card no longer moves.
      const card = (target as Element).closest('.card')
      const wasMoving = card?.hasAttribute('data-moving') ?? false
      card?.toggleAttribute('data-moving', true)
      durations.push(getComputedStyle(target as Element).animationDuration)
      card?.toggleAttribute('data-moving', wasMoving)
    })
    return durations
  })
  await host.button('What is a wallet?').click()
  await expect.poll(() => titles.jsonValue()).toContain('0.12s')
  await expect.poll(async () => (await animations(page)).some(({ height }) => height)).toBe(true)
  const recorded = await animations(page)
  expect(new Set(recorded.map(({ duration }) => duration))).toEqual(new Set([150]))
  expect(recorded.some(({ moves }) => moves)).toBe(true)
})

test('behavior: with reduced motion nothing moves or grows', async ({ host, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await recordAnimations(page)
  await host.visit()
  await host.open()
  await host.button('What is a wallet?').click()
  await expect.poll(() => animations(page)).not.toEqual([])
  await page.waitForTimeout(300)
  const recorded = await animations(page)
  expect(recorded.filter(({ height, moves }) => height || moves)).toEqual([])
})

test('behavior: an image is waited for up to 2 s, and shown when it arrives later [9.06i]', async ({
  addWallet,
  host,
  page,
  visitWithServer,
  world,
}) => {
  await addWallet()
  const slow = Promise.withResolvers<void>()
  await page.route(`${world.api}/v1/identity/**`, (route) =>
    route.fulfill({ json: { name: 'ada.example.eth', avatar: '/v1/image/slow', resolvedAt: null } }),
  )
  await page.route(`${world.api}/v1/image/slow*`, async (route) => {
    await slow.promise
    await route.fulfill({
      contentType: 'image/png',
      body: pixel,
      headers: { 'access-control-allow-origin': '*' },
    })
  })
  await page.clock.install()
  await visitWithServer()
  await host.connect('Test Wallet')
  await host.open()
  const picture = host.modal.locator('.account-face > slot > .picture')
  await expect(picture).toHaveAttribute('data-status', /loading|slow/)
  await page.clock.runFor(2_000)
  await expect(picture).toHaveAttribute('data-status', 'slow')
  slow.resolve()
  await expect(picture).toHaveAttribute('data-status', 'shown')
})

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('behavior: back on the account, its balances are refreshed after 100 ms [9.06g]', async ({
  addWallet,
  host,
  page,
  visitWithServer,
  world,
}) => {
  await addWallet()
  let asked = 0
  await page.route(`${world.api}/v1/account/*/balance*`, (route) => {
    asked++
    return route.fulfill({ json: { balances: [] } })
  })
  await page.clock.install()
  await visitWithServer()
  await host.connect('Test Wallet')
  await host.open()
  await expect.poll(() => asked).toBe(1)
  await host.button('Receive').click()
  await host.seeView('Receive')
  await page.clock.fastForward(31_000)
  const back = Date.now()
  await page.clock.pauseAt(back + 120_000)
  await host.button('Back').click()
  await host.seeView('Account')
  await page.clock.runFor(90)
  expect(asked).toBe(1)
  await page.clock.runFor(20)
  await expect.poll(() => asked).toBe(2)
})

type Handed = {
  latchkeyExample: {
    showToast(message: string, options?: { variant?: string; icon?: string }): () => void
  }
}

test('behavior: a host shows a toast in the modal, loading until it hides it, then with its own icon [3.18a, 3.18c, 3.18e-g]', async ({
  host,
  page,
}) => {
  await host.visit()
  await host.open()
  const toast = host.modal.locator('.toast')
  await page.evaluate(() => {
    const { latchkeyExample } = globalThis as unknown as Handed
    Object.assign(globalThis, {
      hide: latchkeyExample.showToast('Authenticating...', { variant: 'loading' }),
    })
  })
  await expect(host.modal.getByRole('status').filter({ hasText: 'Authenticating...' })).toBeVisible()
  await expect(toast.locator('.spinner')).toBeVisible()
  await page.evaluate(() => (globalThis as unknown as { hide(): void }).hide())
  await expect(toast).toBeHidden()
  await page.evaluate(() =>
    (globalThis as unknown as Handed).latchkeyExample.showToast('Copied', { icon: 'copy' }),
  )
  await expect(toast).toHaveText('Copied')
  await expect(toast.locator('svg')).toBeVisible()
  await expect(toast).toBeHidden()
})

test('behavior: switching to a slow wallet shows a waiting screen [3.18c]', async ({ addWallet, host }) => {
  const [first] = [await addWallet(), await addWallet(secondWallet())]
  await host.visit()
  await host.connect('Test Wallet')
  await host.open()
  await host.button('Switch wallet').click()
  await host.button('Add another wallet').click()
  await host.button('Second Wallet').click()
  await host.seeView('Account')
  await host.button('Switch wallet').click()
  const answer = Promise.withResolvers<void>()
  const { request } = first.provider
  first.provider.request = async (args) => {
    if (args.method === 'eth_requestAccounts') await answer.promise
    return request(args)
  }
  await host.modal
    .getByRole('region', { name: 'Test Wallet' })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .click()
  const toast = host.modal.locator('.toast')
  await expect(toast).toHaveText('Open Test Wallet and approve')
  await expect(toast.locator('.spinner')).toBeVisible()
  answer.resolve()
  await expect(toast).toHaveText('Now using Test Wallet')
})

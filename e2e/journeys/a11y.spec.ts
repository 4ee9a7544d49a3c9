import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { languageTags } from '../../packages/protocol/src/languages.ts'
import { boxOf } from '../boxOf.ts'
import { everyView } from '../everyView.ts'
import { expect, type Host, test } from '../host.ts'
import { englishIn } from '../lookOver.ts'
import { lookOverIn, looks } from '../looks.ts'
import { standStill, wordsOf } from '../walk.ts'

test('behavior: every view and state look by look: no axe violations, all translated, in tab order and reachable', async ({
  addWallet,
  host,
}) => {
  test.setTimeout(process.env.EXHAUSTIVE ? 1_200_000 : 300_000)
  const { found, onView, settings } = await lookOverIn(host, looks.phone)
  const seen = await everyView({ addWallet, host, onView, settings })
  expect(found).toEqual([])
  expect(seen).toHaveLength(25)
})

test('behavior: axe finds no violations on a host’s page, nor in an embedded card', async ({
  host,
  addWallet,
  page,
}) => {
  await addWallet()
  for (const path of ['/index.html', '/embedded.html']) {
    await host.visit({}, path)
    await expect(page.getByRole('button').first()).toBeVisible()
    await standStill(host)
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  }
})

test('behavior: an alert for developers is translated too', async ({ host }) => {
  const words = await wordsOf('ar')
  await host.visit({ api: 'http://api.test', locale: 'ar' })
  await host.open()
  await expect(host.alert).toContainText(words['alert.project/missing_id.title'] ?? '')
  await expect(host.alert).not.toContainText(/[a-z]{3}/i)
})

const otherLanguages = languageTags.filter((tag) => tag !== 'en')
for (const locale of process.env.EXHAUSTIVE ? otherLanguages : (['ur', 'zh-Hant', 'pt-BR'] as const))
  test(`behavior: it opens in the host’s language, and declares that language look by look (${locale})`, async ({
    host,
  }) => {
    const words = await wordsOf(locale)
    const english = await englishIn(locale)
    await host.visit({ locale })
    await host.open()
    await host.seeView(words['connect.title'] ?? '')
    expect(await english(host)).toEqual([])
    const spoken = await host.modal.evaluate((dialog) => {
      const { lang, dir } = (dialog.getRootNode() as ShadowRoot).host as HTMLElement
      return { lang, dir }
    })
    expect(spoken).toEqual({ lang: locale, dir: ['ar', 'fa', 'ur'].includes(locale) ? 'rtl' : 'ltr' })
  })

test('behavior: a page language with an underscore is accepted', async ({ addWallet, host }) => {
  const words = await wordsOf('es')
  await addWallet()
  await host.visit({ locale: 'es_MX' })
  await host.open()
  await host.seeView(words['connect.title'] ?? '')
  await host.button('Test Wallet').click()
  await expect(host.modal).toBeHidden()
  await host.open()
  await host.seeView(words['account.title'] ?? '')
  // Amounts are formatted with the language tag, so an invalid one would throw here first.
  await expect(host.modal.getByText(/\d.*ETH/).first()).toBeVisible()
  await expect(host.modal.getByText(words['error.general/unexpected'] ?? '')).toHaveCount(0)
})

test('behavior: with reduced motion, nothing slides, grows or shakes', async ({ host, addWallet, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await recordMotion(page)
  const wallet = await addWallet({
    chains: [...walletChainsOf(host), { id: 999, rpcUrl: host.chains.local.url }],
  })
  await host.visit()
  await host.open()
  await host.button('All wallets').click()
  await host.button('Back').click()
  wallet.hold()
  await host.button('Test Wallet').click()
  await page.waitForTimeout(300)
  wallet.release()
  await expect(host.modal).toBeHidden()
  wallet.switchChain(999)
  await host.button('Close').click()
  await page.waitForTimeout(600)
  await host.button('Foundry').click()
  await expect(host.modal).toBeHidden()
  expect(await motionOf(page)).toEqual([])
})

test('behavior: with motion, views slide: proves that the check above can fail', async ({ host, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await recordMotion(page)
  await host.visit()
  await host.open()
  await host.button('All wallets').click()
  await host.seeView('All wallets')
  expect(await motionOf(page)).not.toEqual([])
})

test('behavior: in right-to-left languages the layout is mirrored', async ({ host, addWallet, page }) => {
  await addWallet()
  const words = await wordsOf('ar')
  await host.visit({ locale: 'ar' })
  await host.open()
  await host.button(words['connect.allWallets'] ?? '').click()
  await expect(host.modal.getByRole('heading', { level: 1 })).toHaveText(words['allWallets.title'] ?? '')
  await standStill(host)
  const middle = await page.evaluate(() => innerWidth / 2)
  expect((await boxOf(host.button(words['a11y.back'] ?? ''))).x).toBeGreaterThan(middle)
  expect((await boxOf(host.button(words['a11y.close'] ?? ''))).x).toBeLessThan(middle)
  // The start is on the right here, for arrow keys too.
  const tiles = host.modal.getByRole('gridcell').getByRole('button')
  await tiles.first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tiles.nth(1)).toBeFocused()
  const [first, next] = [await boxOf(tiles.nth(0)), await boxOf(tiles.nth(1))]
  expect(first.x).toBeGreaterThan(next.x)
  await host.button(words['a11y.back'] ?? '').click()
  await host.seeView(words['connect.title'] ?? '')
  await standStill(host)
  const row = host.button('Test Wallet')
  const [box, badge] = [await boxOf(row), await boxOf(row.getByText(words['badge.installed'] ?? ''))]
  expect(badge.x).toBeLessThan(box.x + box.width / 2)
})

test('behavior: connecting, the account, switching the network and disconnecting work by keyboard alone', async ({
  host,
  addWallet,
  page,
}) => {
  const wallet = await addWallet()
  await host.visit()
  const press = async (name: string) => {
    await tabTo(host, name)
    await page.keyboard.press('Enter')
  }
  await page.getByTestId('latchkey-connect').focus()
  await page.keyboard.press('Enter')
  await host.seeView('Connect wallet')
  await press('Test Wallet')
  await expect(host.address).toHaveText(wallet.addresses[0] ?? '')
  await expect(host.modal).toBeHidden()

  await expect(page.getByTestId('latchkey-connect')).toBeFocused()
  await page.keyboard.press('Enter')
  await host.seeView('Account')
  await press('Foundry')
  await host.seeView('Switch network')
  await press('Base')
  await expect(host.network).toHaveText('Base')
  await host.seeView('Account')
  await press('Disconnect')
  await expect(host.status).toHaveText('disconnected')
  await expect(host.modal).toBeHidden()
  await expect(page.getByTestId('latchkey-connect')).toBeFocused()
})

test('behavior: the focus is trapped in the dialog in both directions, and returns to the control that opened it', async ({
  host,
  page,
}) => {
  await host.visit()
  const opener = page.getByTestId('latchkey-network')
  await opener.focus()
  await page.keyboard.press('Enter')
  await host.seeView('Switch network')
  for (const key of ['Tab', 'Shift+Tab'])
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press(key)
      expect(await focusPlace(page)).not.toBe('page')
    }
  await page.keyboard.press('Escape')
  await expect(host.modal).toBeHidden()
  await expect(opener).toBeFocused()
})

test('behavior: each view’s title receives the focus and labels the dialog', async ({
  host,
  addWallet,
  page,
}) => {
  const wallet = await addWallet()
  await host.visit()
  const seeTitle = async (title: string) => {
    await expect(host.modal.getByRole('heading', { level: 1, name: title, exact: true })).toBeFocused()
    await expect(host.modal).toHaveAccessibleName(title)
  }
  await host.open()
  await seeTitle('Connect wallet')
  await host.button('All wallets').click()
  await seeTitle('All wallets')
  await page.keyboard.press('Escape')
  await seeTitle('Connect wallet')
  wallet.hold()
  await host.button('Test Wallet').click()
  await seeTitle('Test Wallet')
  // Changes within a view are announced in a live region instead.
  await expect(
    host.modal.getByRole('status').filter({ hasText: 'Open Test Wallet and approve' }),
  ).toHaveCount(1)
  wallet.decline()
  wallet.release()
  await expect(host.alert).toContainText('Request declined')
  await seeTitle('Test Wallet')
})

function walletChainsOf({ chains }: Host) {
  return [
    { id: 31337, rpcUrl: chains.local.url },
    { id: 8453, rpcUrl: chains.base.url },
  ]
}

/** Presses Tab until the control is focused. */
async function tabTo(host: Host, name: string): Promise<void> {
  const control = host.button(name)
  await expect(control).toBeVisible()
  await standStill(host)
  for (let press = 0; press < 30; press++) {
    await host.page.keyboard.press('Tab')
    if (await control.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element))
      return
  }
  throw new Error(`Tab does not reach "${name}".`)
}

/** Whether the focus is in the modal, on the page, or in the browser's own UI. */
function focusPlace(page: Page): Promise<'modal' | 'page' | 'nothing'> {
  return page.evaluate(() => {
    const active = document.activeElement
    if (!active || active === document.body || active === document.documentElement) return 'nothing'
    return active.localName === 'latchkey-modal' ? 'modal' : 'page'
  })
}

/** Records animations that move something, from now on. */
async function recordMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const motion = new Set<string>()
    Object.assign(globalThis, { motion })
    const look = () => {
      const roots = [
        document,
        ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
      ]
      for (const { effect } of roots.flatMap((root) => root.getAnimations())) {
        if (!(effect instanceof KeyframeEffect)) continue
        const moved = ['transform', 'translate', 'scale', 'rotate', 'height', 'width', 'top', 'left']
        const values = effect
          .getKeyframes()
          .map((frame) => moved.map((name) => frame[name] ?? 'none').join(' '))
        // A transition between equal values moves nothing.
        if (new Set(values).size > 1)
          motion.add(`${effect.target?.className}: ${[...new Set(values)].join(' → ')}`)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

function motionOf(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(globalThis as unknown as { motion: Set<string> }).motion])
}

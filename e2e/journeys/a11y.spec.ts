import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { everyView, standStill, wordsOf } from '../everyView.ts'
import { expect, type Host, test } from '../host.ts'

// Each walk sees some two dozen screens.
const walkTime = 120_000

for (const theme of ['light', 'dark'] as const)
  test(`behavior: axe finds nothing in any view or state (${theme})`, async ({ host, addWallet, page }) => {
    test.setTimeout(walkTime)
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    const found: string[] = []
    const seen = await everyView({
      host,
      addWallet,
      settings: { theme },
      async onView(name) {
        // The page has no frames, for whose sake the other mode opens a tab each time.
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
        for (const { id, nodes } of violations)
          found.push(`${name}: ${id}\n${nodes.map(({ target, html }) => `  ${target} ${html}`).join('\n')}`)
      },
    })
    expect(seen).toHaveLength(25)
    expect(found).toEqual([])
  })

test('behavior: axe finds nothing on a host’s page, nor in a card that is part of one', async ({
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

test('behavior: an alert to the developer speaks the visitor’s language too', async ({ host }) => {
  const words = await wordsOf('ar')
  await host.visit({ api: 'http://api.test', locale: 'ar' })
  await host.open()
  await expect(host.alert).toContainText(words['alert.project/missing_id.title'] ?? '')
  await expect(host.alert).not.toContainText(/[a-z]{3}/i)
})

for (const locale of ['ar', 'zh', 'es'])
  test(`behavior: no English is left in any view (${locale})`, async ({ host, addWallet, page }) => {
    test.setTimeout(walkTime)
    const [english, own] = await Promise.all([wordsOf('en'), wordsOf(locale)])
    const foreign = Object.entries(english).flatMap(([key, text]) =>
      own[key] === text ? [] : sentences(text),
    )
    const found: string[] = []
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await everyView({
      host,
      addWallet,
      settings: { locale },
      async onView(name) {
        for (const text of await textsOf(host)) {
          if (foreign.some((pattern) => pattern.test(text))) found.push(`${name}: ${text}`)
          // Chinese and Arabic share no letter with English: what is Latin there must be a name.
          else if (locale !== 'es' && /[a-z]{3}/i.test(withoutNames(text))) found.push(`${name}: ${text}`)
        }
      },
    })
    expect(found).toEqual([])
    const spoken = await host.modal.evaluate((dialog) => {
      const { lang, dir } = (dialog.getRootNode() as ShadowRoot).host as HTMLElement
      return { lang, dir }
    })
    expect(spoken).toEqual({ lang: locale, dir: locale === 'ar' ? 'rtl' : 'ltr' })
  })

for (const [what, viewport, locale] of [
  // Spanish has the longest words of the four languages.
  ['320 px wide', { width: 320, height: 640 }, 'es'],
  ['at 200 % zoom', { width: 450, height: 410 }, 'ar'],
] as const)
  test(`behavior: ${what}, nothing is cut off and every control can be reached`, async ({
    host,
    addWallet,
    page,
  }) => {
    test.setTimeout(walkTime)
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const found: string[] = []
    await everyView({
      host,
      addWallet,
      settings: { locale },
      async onView(name) {
        for (const text of await cutOff(host)) found.push(`${name}: ${text} is cut off`)
        for (const text of await outOfReach(host)) found.push(`${name}: ${text} is out of reach`)
      },
    })
    expect(found).toEqual([])
  })

test('behavior: without motion, nothing slides, grows or shakes', async ({ host, addWallet, page }) => {
  test.setTimeout(walkTime)
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

test('behavior: with motion, views do slide: the check above can fail', async ({ host, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await recordMotion(page)
  await host.visit()
  await host.open()
  await host.button('All wallets').click()
  await host.seeView('All wallets')
  expect(await motionOf(page)).not.toEqual([])
})

test('behavior: written from right to left, the layout is mirrored', async ({ host, addWallet, page }) => {
  await addWallet()
  const words = await wordsOf('ar')
  await host.visit({ locale: 'ar' })
  await host.open()
  await host.button(words['connect.allWallets'] ?? '').click()
  await expect(host.modal.getByRole('heading', { level: 1 })).toHaveText(words['allWallets.title'] ?? '')
  await standStill(host)
  const middle = (page.viewportSize()?.width ?? 0) / 2
  const x = async (name: string | undefined) => (await host.button(name ?? '').boundingBox())?.x ?? 0
  expect(await x(words['a11y.back'])).toBeGreaterThan(middle)
  expect(await x(words['a11y.close'])).toBeLessThan(middle)
  // Towards the start is to the right here, for arrows too.
  const tiles = host.modal.getByRole('gridcell').getByRole('button')
  await tiles.first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tiles.nth(1)).toBeFocused()
  const [first, next] = [await tiles.nth(0).boundingBox(), await tiles.nth(1).boundingBox()]
  expect(first?.x ?? 0).toBeGreaterThan(next?.x ?? 0)
  await host.button(words['a11y.back'] ?? '').click()
  const row = host.button('Test Wallet')
  const [box, badge] = [
    await row.boundingBox(),
    await row.getByText(words['badge.installed'] ?? '').boundingBox(),
  ]
  expect(badge?.x ?? 0).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0) / 2)
})

test('behavior: connecting, the account, another network and leaving work by keyboard alone', async ({
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

test('behavior: the focus stays in the dialog both ways round, and returns to what opened it', async ({
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

test('behavior: each view’s title takes the focus and names the dialog', async ({
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
  // What changes within a view is announced instead.
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

/** Presses Tab until the control has the focus. */
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

/** Whether the focus is in the modal, on something of the page, or on nothing: the browser's own bar. */
function focusPlace(page: Page): Promise<'modal' | 'page' | 'nothing'> {
  return page.evaluate(() => {
    const active = document.activeElement
    if (!active || active === document.body || active === document.documentElement) return 'nothing'
    return active.localName === 'latchkey-modal' ? 'modal' : 'page'
  })
}

/** Texts and controls of the modal that reach beyond the page's sides. */
function cutOff(host: Host): Promise<string[]> {
  return host.modal.evaluate((dialog) => {
    const wide = [...dialog.querySelectorAll('*')].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      // What only a screen reader sees is one pixel large.
      if (width <= 1 || height <= 1 || element.closest('[aria-hidden=true]')) return false
      return left < -0.5 || right > innerWidth + 0.5
    })
    const clipped = [...dialog.querySelectorAll('button, a, p, h1, h2')].filter(
      ({ scrollWidth, clientWidth, textContent }) =>
        clientWidth > 1 && textContent && scrollWidth > clientWidth + 1,
    )
    return [...wide, ...clipped].map((element) => `<${element.localName}> ${element.textContent}`)
  })
}

/** Controls that no scrolling brings into view, or that something else covers there. */
function outOfReach(host: Host): Promise<string[]> {
  return host.modal.evaluate((dialog) => {
    const root = dialog.getRootNode() as ShadowRoot
    const missed: string[] = []
    for (const control of dialog.querySelectorAll('button, a, input')) {
      if (control.closest('[inert]')) continue
      control.scrollIntoView({ block: 'nearest' })
      const { left, top, width, height } = control.getBoundingClientRect()
      const hit = root.elementFromPoint(left + width / 2, top + height / 2)
      // Script can scroll what a visitor cannot.
      let hidden = false
      for (let parent = control.parentElement; parent; parent = parent.parentElement)
        hidden ||= parent.scrollTop > 0 && !/auto|scroll/.test(getComputedStyle(parent).overflowY)
      if (hidden || !hit || !control.contains(hit))
        missed.push(control.ariaLabel || control.textContent || control.localName)
    }
    return missed
  })
}

/** Everything the modal says, aloud or in print. */
function textsOf(host: Host): Promise<string[]> {
  return host.modal.evaluate((dialog) => {
    const texts: string[] = []
    const walk = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) {
      const { data, parentElement } = walk.currentNode as Text
      if (data.trim() && !parentElement?.closest('[aria-hidden=true]')) texts.push(data.trim())
    }
    for (const element of dialog.querySelectorAll('[aria-label], [placeholder], [title]'))
      for (const name of ['aria-label', 'placeholder', 'title']) {
        const text = element.getAttribute(name)
        if (text) texts.push(text)
      }
    return texts
  })
}

/** The forms a message can take as patterns: its values may be anything. */
function sentences(message: string): RegExp[] {
  const plural = /^\{\w+, plural,(.*)\}$/.exec(message)?.[1]
  const forms = plural ? [...plural.matchAll(/\{([^{}]+)\}/g)].map(([, form = '']) => form) : [message]
  return forms.flatMap((form) => {
    const parts = form.split(/\{[^{}]*\}|#/)
    if (!parts.some((part) => /[a-z]{2}/i.test(part))) return []
    return [new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`)]
  })
}

/** Without addresses, symbols, and the names of wallets and networks. */
function withoutNames(text: string): string {
  const names =
    /0x[\da-f…]+|zzzz|ETH|QR|(Test|Second|Broken|Rabby|Coinbase|Trust|OKX|Uniswap|Binance|Bitget|Brave|Ambire|Bybit|Ctrl|Gate|Kraken|1inch|Ronin|Unstoppable) Wallet|Foundry|Base|MetaMask|Rainbow|Phantom|Zerion|Ledger Live|Safe(Pal)?|imToken|TokenPocket|Exodus|Backpack|Ready|Coin98|Core|Crypto\.com Onchain|Enkrypt|Family|Fireblocks|Frame|Frontier|Keplr|Leap|MathWallet|MEW|Nightly|Omni|Status|SubWallet|Taho|Talisman|Tangem|Zengo/gi
  return text.replace(names, '')
}

/** Notes whatever is moved by an animation, from now on. */
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
        // A transition between two equal values moves nothing.
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

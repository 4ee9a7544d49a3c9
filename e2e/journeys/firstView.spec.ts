import type { BrowserContext, Page } from '@playwright/test'
import { expect, type Host, secondWallet, seeReact, test } from '../host.ts'

// The wallet list is drawn without React, and replaced by React’s as soon as that is loaded.

/** Holds back everything but the first view. Returns a function that lets it load. */
async function holdViews(context: BrowserContext): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await context.route('**/views*', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Keeps a copy of what is on the card. */
async function copyCard(page: Page): Promise<void> {
  await page.evaluate(() => {
    const card = document.querySelector('latchkey-modal')?.shadowRoot?.querySelector('.card')
    Object.assign(globalThis, { copied: card?.cloneNode(true) })
  })
}

/** What React drew that is not what was there before; nothing if both are the same. */
function difference(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // React gives the ids of drawings a start of their own.
    const plain = (root: Element | null | undefined) => {
      const copy = root?.cloneNode(true) as Element
      for (const { attributes } of copy.querySelectorAll('svg *'))
        for (const one of attributes) one.value = one.value.replace(/(^|#)[^#]*?lk-/, '$1lk-')
      return copy
    }
    const modal = document.querySelector('latchkey-modal')?.shadowRoot
    const copied = plain((globalThis as unknown as { copied: Element }).copied)
    const card = plain(modal?.querySelector('.card'))
    const lines = (root: Element) => root.innerHTML.replaceAll('><', '>\n<').split('\n')
    const same = copied.childNodes.length === card.childNodes.length
    const equal = [...copied.children].every((child, index) =>
      child.isEqualNode(card.children[index] ?? null),
    )
    return same && equal
      ? []
      : [
          ...lines(copied).filter((line) => !lines(card).includes(line)),
          '→',
          ...lines(card).filter((line) => !lines(copied).includes(line)),
        ]
  })
}

for (const { locale, wallets } of [
  { locale: 'en', wallets: 2 },
  { locale: 'ar', wallets: 1 },
  { locale: 'zh-Hans', wallets: 0 },
])
  test(`behavior: React draws the same as was there before it (${locale}, ${wallets} wallets)`, async ({
    addWallet,
    context,
    host,
    page,
  }) => {
    if (wallets > 0) await addWallet()
    if (wallets > 1) await addWallet(secondWallet())
    const release = await holdViews(context)
    await host.visit({ locale })
    await host.open()
    await page.waitForTimeout(500)
    await copyCard(page)
    release()
    await seeReact(page)
    expect(await difference(page)).toEqual([])
  })

test('behavior: a wallet that is chosen before React is there is connected', async ({
  addWallet,
  context,
  host,
}) => {
  await addWallet()
  const release = await holdViews(context)
  await host.visit()
  await host.open()
  await host.button('Test Wallet').click()
  await expect(host.status).toHaveText('connected')
  await expect(host.modal).toBeHidden()
  release()
  await host.open()
  await expect(host.button('Disconnect')).toBeVisible()
})

test('behavior: focus and a press outlast the change to React', async ({
  addWallet,
  context,
  host,
  page,
}) => {
  const wallet = await addWallet()
  await addWallet(secondWallet())
  wallet.hold()
  const release = await holdViews(context)
  await host.visit()
  await host.open()
  await expect(host.modal.getByRole('heading', { level: 1 })).toBeFocused()
  await host.button('Second Wallet').focus()
  await press(host, 'Test Wallet')
  release()
  await page.waitForTimeout(1_000)
  await page.mouse.up()
  await expect(host.modal).toContainText('Open Test Wallet and approve')
})

test('behavior: the focused row keeps the focus when React comes', async ({
  addWallet,
  context,
  host,
  page,
}) => {
  await addWallet()
  await addWallet(secondWallet())
  const release = await holdViews(context)
  await host.visit()
  await host.open()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const name = () =>
    page.evaluate(() => document.querySelector('latchkey-modal')?.shadowRoot?.activeElement?.textContent)
  const focused = await name()
  release()
  await seeReact(page)
  expect(await name()).toBe(focused)
})

async function press(host: Host, name: string): Promise<void> {
  const box = await host.button(name).boundingBox()
  if (!box) throw new Error(`${name} is not on screen`)
  await host.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await host.page.mouse.down()
}

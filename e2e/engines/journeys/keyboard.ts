import { equal, notEqual } from 'node:assert/strict'
import type { Journey } from '../journey.ts'
import { type Tab, until } from '../tab.ts'

const connectButton = { testId: 'latchkey-connect', where: 'page' } as const

export const keyboard: readonly Journey[] = [
  {
    title: 'connecting, switching the network and disconnecting work by keyboard alone',
    async run({ addWallet, goto, tab }) {
      const wallet = await addWallet()
      const press = async (name: string) => {
        await tab.tabTo(name)
        await tab.press('Enter')
      }
      await goto()
      await focusOnPage(tab, 'latchkey-connect')
      await tab.press('Enter')
      await tab.seeView('Connect wallet')
      await press('Test Wallet')
      await tab.seeOnPage('address', wallet.addresses[0])
      await tab.seeClosed()
      await seeFocus(tab, connectButton)
      await tab.press('Enter')
      await tab.seeView('Account')
      await press('Foundry')
      await tab.seeView('Switch network')
      await press('Base')
      await tab.seeOnPage('network', 'Base')
      await tab.seeView('Account')
      await press('Disconnect')
      await tab.seeOnPage('status', 'disconnected')
      await tab.seeClosed()
      await seeFocus(tab, connectButton)
    },
  },
  {
    title: 'the focus stays in the dialog in both directions, and returns to what opened it',
    async run({ goto, tab }) {
      await goto()
      await focusOnPage(tab, 'latchkey-network')
      await tab.press('Enter')
      await tab.seeView('Switch network')
      for (const key of ['Tab', 'Shift+Tab'])
        for (let presses = 0; presses < 12; presses++) {
          await tab.press(key)
          notEqual(await focusPlace(tab), 'page')
        }
      await tab.press('Escape')
      await tab.seeClosed()
      await seeFocus(tab, { testId: 'latchkey-network', where: 'page' })
    },
  },
  {
    title: 'Escape and Back go through the views, and Escape closes from the first',
    async run({ goto, tab }) {
      await goto()
      await tab.open()
      await tab.click('What is a wallet?')
      await tab.seeView('What is a wallet?')
      await tab.click('Get a wallet')
      await tab.seeView('Get a wallet')
      await tab.click('Back')
      await tab.seeView('What is a wallet?')
      await tab.press('Escape')
      await tab.seeView('Connect wallet')
      await tab.press('Escape')
      await tab.seeClosed()
    },
  },
  {
    title: 'arrow keys move in the grid of wallets, and Enter opens one',
    async run({ goto, tab }) {
      await goto()
      await tab.open()
      await tab.click('All wallets')
      await tab.click({ role: 'searchbox' })
      const focused = async () =>
        (await tab.find({ css: '[role=gridcell] button' })).findIndex((one) => one.isFocused)
      await tab.press('Tab')
      equal(await focused(), 0)
      await tab.press('ArrowRight')
      equal(await focused(), 1)
      await tab.press('Home')
      equal(await focused(), 0)
      await tab.press('Shift+Tab')
      await seeFocus(tab, { role: 'searchbox' })
      await tab.press('Tab')
      await tab.press('Enter')
      await tab.see({ role: 'link' })
    },
  },
  {
    title: 'a click beside the card closes it',
    async run({ goto, tab }) {
      await goto()
      await tab.open()
      await tab.see({ role: 'button', name: 'All wallets' })
      await tab.clickBeside()
      await tab.seeClosed()
    },
  },
]

async function focusOnPage(tab: Tab, testId: string): Promise<void> {
  await tab.see({ testId, where: 'page' })
  await tab.engine.evaluate((testId) => {
    document.querySelector<HTMLElement>(`[data-testid=${testId}]`)?.focus()
  }, testId)
}

async function seeFocus(tab: Tab, query: Parameters<Tab['find']>[0]): Promise<void> {
  await until(
    `the focus is on ${JSON.stringify(query)}`,
    async () => (await tab.find(query))[0]?.isFocused || undefined,
    { tab },
  )
}

/** Whether the focus is in the modal, on the page, or in the browser's own controls. */
function focusPlace(tab: Tab): Promise<'modal' | 'page' | 'nothing'> {
  return tab.engine.evaluate(() => {
    const active = document.activeElement
    if (!active || active === document.body || active === document.documentElement) return 'nothing'
    return active.localName === 'latchkey-modal' ? 'modal' : 'page'
  }, undefined)
}

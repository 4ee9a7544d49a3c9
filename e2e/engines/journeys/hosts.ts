import { deepEqual, equal, ok } from 'node:assert/strict'
import type { Journey } from '../journey.ts'
import { type Tab, until } from '../tab.ts'

export const hosts: readonly Journey[] = [
  {
    title: 'the button of the script tag connects, and a reload stays connected',
    async run({ addWallet, chains, goto, tab }) {
      const wallet = await addWallet()
      await goto({ rpc: chains.local.url }, '/script.html')
      await tab.clickOnPage('Connect wallet')
      await tab.seeView('Connect wallet')
      await tab.click('Test Wallet')
      await tab.seeClosed()
      const seeState = async () => {
        await until('the element says that it is connected', async () => {
          const { text } = await tab.see({ css: 'output', where: 'page' })
          return JSON.parse(text).address === wallet.addresses[0] || undefined
        })
      }
      await seeState()
      await tab.engine.reload()
      await seeState()
    },
  },
  {
    title: 'an element of a page without React follows its kit',
    async run({ addWallet, goto, tab }) {
      const wallet = await addWallet()
      await goto({ element: '', strings: '{"button.connect":"Join"}' }, '/mount.html')
      await tab.clickOnPage('Join')
      await tab.click('Test Wallet')
      await tab.seeClosed()
      const short = wallet.addresses[0]?.slice(0, 6) ?? ''
      await tab.see({ role: 'button', name: short, where: 'page' })
    },
  },
  {
    title: 'a page with a strict policy connects, without a violation',
    async run({ addWallet, goto, site, tab }) {
      site.addScript(() => {
        const found: string[] = []
        Object.assign(globalThis, { violations: found })
        document.addEventListener('securitypolicyviolation', ({ blockedURI, sample, violatedDirective }) =>
          found.push(`${violatedDirective} ${blockedURI} ${sample}`),
        )
      })
      await addWallet()
      await goto({ strict: '' }, '/csp.html')
      await tab.open()
      await tab.click('All wallets')
      await tab.see({ role: 'gridcell' })
      await tab.click('Back')
      await tab.click('Test Wallet')
      await tab.seeOnPage('status', 'connected')
      await tab.open()
      await tab.seeInModal(/\d ETH/)
      deepEqual(
        await tab.engine.evaluate(
          () => (globalThis as unknown as { violations: string[] }).violations,
          undefined,
        ),
        [],
      )
    },
  },
  {
    title: 'two kits on one page share nothing',
    async run({ addWallet, goto, tab }) {
      const first = await addWallet()
      await addWallet({
        name: 'Second Wallet',
        rdns: 'dev.latchkey.second',
        privateKeys: [`0x${'5'.repeat(64)}`],
      })
      await goto({}, '/two.html')
      const press = (kit: string) => tab.click({ testId: 'latchkey-connect', inside: kit, where: 'page' })
      await press('first')
      await tab.click('Test Wallet')
      await tab.seeOnPage('address', first.addresses[0], 'first')
      await tab.seeClosed()
      await tab.seeOnPage('status', 'disconnected', 'second')
      await press('second')
      await tab.click('Second Wallet')
      await tab.seeOnPage('status', 'connected', 'second')
      await tab.seeClosed()
      await press('first')
      await tab.click('Disconnect')
      await tab.seeOnPage('status', 'disconnected', 'first')
      await tab.seeOnPage('status', 'connected', 'second')
    },
  },
  {
    title: 'a card in the page connects and shows the account, without a dialog',
    async run({ addWallet, goto, tab }) {
      await addWallet()
      await goto({}, '/embedded.html')
      const seeTitle = (title: string) =>
        until(`the card says "${title}"`, async () =>
          (await tab.find({ css: 'h1' })).find(({ text }) => text === title),
        )
      await seeTitle('Connect wallet')
      await tab.click('Test Wallet')
      await seeTitle('Account')
      await tab.seeOnPage('profile', /^You: \d+(\.\d+)? ETH$/)
      await tab.engine.reload()
      await seeTitle('Account')
      await tab.click('Disconnect')
      await seeTitle('Connect wallet')
      equal((await tab.find({ role: 'dialog' })).length, 0)
    },
  },
  {
    title: 'a page rendered on a server hydrates, connects, and stays connected',
    async run({ addWallet, goto, site, tab }) {
      site.addScript(recordErrors)
      const wallet = await addWallet()
      await goto({}, '/ssr.html')
      await tab.connect()
      await tab.seeOnPage('address', wallet.addresses[0])
      await tab.engine.reload()
      await tab.seeOnPage('status', 'connected')
      deepEqual(await errorsOf(tab), [])
    },
  },
  {
    title: 'wagmi follows the modal, and signs through the kit',
    async run({ addWallet, goto, tab }) {
      await addWallet()
      await goto({}, '/wagmi.html')
      await tab.connect()
      await tab.seeOnPage('chain', '31337')
      await tab.clickOnPage('wagmi sign')
      await tab.seeOnPage('signature', /^0x[0-9a-f]{130}$/)
      await tab.clickOnPage('wagmi disconnect')
      await tab.seeOnPage('status', 'disconnected')
    },
  },
  {
    title: 'from a dialog of the page the modal opens above it, and Escape closes only the modal',
    async run({ addWallet, goto, tab }) {
      const wallet = await addWallet()
      await goto()
      await tab.see({ testId: 'latchkey-connect', where: 'page' })
      await tab.engine.evaluate(() => {
        const dialog = document.createElement('dialog')
        dialog.id = 'of-page'
        document.body.append(dialog)
        dialog.append(document.getElementById('root') as HTMLElement)
        dialog.showModal()
      }, undefined)
      const isOpen = () =>
        tab.engine.evaluate(() => document.querySelector<HTMLDialogElement>('#of-page')?.open, undefined)
      await tab.open()
      await tab.click('All wallets')
      await tab.seeView('All wallets')
      await tab.press('Escape')
      await tab.press('Escape')
      await tab.seeClosed()
      ok(await isOpen())
      await tab.connect()
      await tab.seeOnPage('address', wallet.addresses[0])
      ok(await isOpen())
    },
  },
]

/** Collects errors, and what is written to the console as one. Runs in the page. */
function recordErrors(): void {
  const errors: string[] = []
  Object.assign(globalThis, { errors })
  addEventListener('error', ({ message }) => errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
  const { error } = console
  console.error = (...words: unknown[]) => {
    errors.push(words.map(String).join(' '))
    error(...words)
  }
}

function errorsOf(tab: Tab): Promise<string[]> {
  return tab.engine.evaluate(() => (globalThis as unknown as { errors: string[] }).errors, undefined)
}

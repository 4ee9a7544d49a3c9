import { equal, ok } from 'node:assert/strict'
import { promptsOf } from '../../host.ts'
import type { Journey } from '../journey.ts'

export const staying: readonly Journey[] = [
  {
    title: 'a reload stays connected, without a prompt',
    async run({ addWallet, goto, tab }) {
      const wallet = await addWallet()
      await goto()
      await tab.connect()
      const before = promptsOf(wallet).length
      await tab.engine.reload()
      await tab.seeOnPage('status', 'connected')
      await tab.seeOnPage('address', wallet.addresses[0])
      equal(promptsOf(wallet).length, before)
      await tab.seeClosed()
    },
  },
  {
    title: 'a second tab follows connecting and disconnecting',
    async run({ addWallet, goto, openTab, tab }) {
      const wallet = await addWallet()
      await goto()
      const other = await openTab()
      await goto({}, '/index.html', other)
      await other.seeOnPage('status', 'disconnected')
      await tab.connect()
      await other.seeOnPage('address', wallet.addresses[0])
      await other.open()
      await other.click('Disconnect')
      await other.seeOnPage('status', 'disconnected')
      await tab.seeOnPage('status', 'disconnected')
    },
  },
  {
    title: 'disconnecting revokes the permission, and outlasts a reload',
    async run({ addWallet, goto, tab }) {
      const wallet = await addWallet()
      await goto()
      await tab.connect()
      await tab.open()
      await tab.click('Disconnect')
      await tab.seeOnPage('status', 'disconnected')
      await tab.seeClosed()
      ok(promptsOf(wallet).includes('wallet_revokePermissions'))
      await tab.engine.reload()
      await tab.seeOnPage('status', 'disconnected')
      await tab.seeOnPage('address', '–')
    },
  },
  {
    title: 'the account selected in the wallet is that of the page',
    async run({ addWallet, goto, tab }) {
      const wallet = await addWallet()
      const [first = '', second = ''] = wallet.addresses
      await goto()
      await tab.connect()
      await tab.open()
      await tab.seeInModal(first.slice(-4))
      wallet.switchAccount(1)
      await tab.seeOnPage('address', second)
      await tab.seeInModal(second.slice(-4))
      await tab.engine.reload()
      await tab.seeOnPage('address', second)
    },
  },
  {
    title: 'the network selected in the wallet is that of the page',
    async run({ addWallet, goto, tab }) {
      const wallet = await addWallet()
      await goto()
      await tab.connect()
      await tab.open()
      await tab.see({ role: 'button', name: 'Foundry' })
      wallet.switchChain(8453)
      await tab.seeOnPage('network', 'Base')
      await tab.see({ role: 'button', name: 'Base' })
      await tab.engine.reload()
      await tab.seeOnPage('network', 'Base')
    },
  },
  {
    title: 'a network chosen in the modal is switched in the wallet',
    async run({ addWallet, goto, tab }) {
      const wallet = await addWallet()
      await goto()
      await tab.connect()
      await tab.open()
      await tab.click('Foundry')
      await tab.seeView('Switch network')
      await tab.click('Base')
      await tab.seeOnPage('network', 'Base')
      equal(await wallet.provider.request({ method: 'eth_chainId' }), '0x2105')
    },
  },
  {
    title: 'a wallet that vanishes takes its account off the screen',
    async run({ addWallet, goto, tab }) {
      const wallet = await addWallet()
      await goto()
      await tab.connect()
      await tab.open()
      await tab.seeView('Account')
      wallet.vanish()
      await tab.seeOnPage('status', 'disconnected')
      await tab.seeOnPage('address', '–')
      await tab.seeView('Connect wallet')
      ok(!(await tab.modalText()).includes(wallet.addresses[0]?.slice(-4) ?? ''))
    },
  },
  {
    title: 'where the browser refuses storage, a wallet connects all the same',
    async run({ addWallet, goto, tab }) {
      const wallet = await addWallet()
      await goto({}, '/sandbox/index.html')
      const isRefused = await tab.engine.evaluate(() => {
        try {
          return window.localStorage === null
        } catch {
          return true
        }
      }, undefined)
      ok(isRefused)
      await tab.connect()
      await tab.seeOnPage('address', wallet.addresses[0])
      await tab.open()
      await tab.click('Disconnect')
      await tab.seeOnPage('status', 'disconnected')
    },
  },
]

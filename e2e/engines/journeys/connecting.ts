import { deepEqual, equal, match } from 'node:assert/strict'
import { promptsOf } from '../../host.ts'
import type { Journey } from '../journey.ts'
import { until } from '../tab.ts'

export const connecting: readonly Journey[] = [
  {
    title: 'an installed wallet connects, and its account is shown',
    async run({ addWallet, goto, tab }) {
      const wallet = await addWallet()
      await goto()
      await tab.seeOnPage('status', 'disconnected')
      await tab.connect()
      await tab.seeOnPage('address', wallet.addresses[0])
      await tab.seeOnPage('network', 'Foundry')
      deepEqual(promptsOf(wallet), ['eth_requestAccounts'])
    },
  },
  {
    title: 'a declined request says so, and the next one connects',
    async run({ addWallet, goto, tab }) {
      const wallet = await addWallet()
      await goto()
      wallet.decline()
      await tab.open()
      await tab.click('Test Wallet')
      match((await tab.see({ role: 'alert' })).text, /Request declined/)
      await tab.seeOnPage('status', 'disconnected')
      await tab.click('Try again')
      await tab.seeOnPage('status', 'connected')
      await tab.seeClosed()
    },
  },
  {
    title: 'Back cancels a request that is open, and a late approval changes nothing',
    async run({ addWallet, goto, tab }) {
      const wallet = await addWallet()
      await goto()
      wallet.hold()
      await tab.open()
      await tab.click('Test Wallet')
      await tab.seeInModal('Open Test Wallet and approve')
      await tab.seeOnPage('status', 'connecting')
      await until('the wallet is asked', async () => promptsOf(wallet)[0])
      await tab.click('Back')
      await tab.seeView('Connect wallet')
      await tab.seeOnPage('status', 'disconnected')
      wallet.release()
      await until('the wallet has approved', async () => {
        const accounts = await wallet.provider.request({ method: 'eth_accounts' })
        return (accounts as string[])[0]
      })
      await tab.engine.reload()
      await tab.seeOnPage('status', 'disconnected')
      await tab.connect()
    },
  },
  {
    title: 'a locked wallet is waited for until it is unlocked',
    async run({ addWallet, goto, tab }) {
      const wallet = await addWallet()
      wallet.lock()
      await goto()
      await tab.open()
      await tab.click('Test Wallet')
      await tab.seeInModal('Open Test Wallet and approve')
      await tab.seeOnPage('status', 'connecting')
      wallet.unlock()
      await tab.seeOnPage('status', 'connected')
    },
  },
  {
    title: 'a wallet that only sets window.ethereum is listed by the name it reports, and connects',
    async run({ addWallet, goto, site, tab }) {
      const wallet = await addWallet({ legacy: 'only' })
      site.addScript(() =>
        Object.assign((window as never as { ethereum: object }).ethereum, { isRabby: true }),
      )
      await goto()
      await tab.open()
      await tab.click('Rabby Wallet')
      await tab.seeOnPage('address', wallet.addresses[0])
      await tab.seeOnPage('wallets', 'Rabby Wallet')
    },
  },
  {
    title: 'a wallet is found by its name among all wallets',
    async run({ goto, tab }) {
      await goto()
      await tab.open()
      await tab.click('All wallets')
      await tab.seeView('All wallets')
      await tab.fill({ role: 'searchbox' }, 'rAb')
      const tiles = { role: 'gridcell' }
      await until('one tile is left', async () => (await tab.find(tiles)).length === 1 || undefined, { tab })
      match((await tab.see(tiles)).text, /Rabby Wallet/)
      await tab.fill({ role: 'searchbox' }, 'zzzz')
      await tab.seeInModal('No wallets found')
    },
  },
  {
    title: 'a wallet that is not installed has a page with its link, and leads back',
    async run({ goto, tab }) {
      await goto()
      await tab.open()
      await tab.click('MetaMask')
      await tab.seeInModal('MetaMask is not installed')
      // Each engine has a store of its own, or the page of the wallet.
      match((await tab.see({ role: 'link', name: 'Install MetaMask' })).href, /^https:\/\//)
      await tab.click('Choose another wallet')
      await tab.seeView('Connect wallet')
      await tab.seeOnPage('status', 'disconnected')
    },
  },
  {
    title: 'a second wallet is added, and the first stays connected',
    async run({ addWallet, goto, tab }) {
      await addWallet()
      const { addresses } = await addWallet({
        name: 'Second Wallet',
        rdns: 'dev.latchkey.second',
        privateKeys: [`0x${'5'.repeat(64)}`],
      })
      await goto()
      await tab.connect()
      await tab.open()
      await tab.click('Switch wallet')
      await tab.seeView('Wallets')
      await tab.click('Add another wallet')
      await tab.click('Second Wallet')
      await tab.seeOnPage('address', addresses[0])
      await tab.seeOnPage('wallets', 'Test Wallet, Second Wallet')
      await tab.engine.reload()
      await tab.seeOnPage('address', addresses[0])
      equal(addresses.length, 1)
    },
  },
]

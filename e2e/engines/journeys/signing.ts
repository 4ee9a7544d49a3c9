import { equal, ok } from 'node:assert/strict'
import { type Hex, verifyMessage } from 'viem'
import { promptsOf } from '../../host.ts'
import type { Journey } from '../journey.ts'

const message = 'Hello from the example'
const signature = /^0x[0-9a-f]{130}$/

export const signing: readonly Journey[] = [
  {
    title: 'a message is signed by the connected account',
    async run({ addWallet, goto, tab }) {
      const wallet = await addWallet()
      await goto()
      await tab.connect()
      await tab.clickOnPage('Sign a message')
      await tab.seeOnPage('signature', signature)
      const { text } = await tab.see({ testId: 'signature', where: 'page' })
      ok(await verifyMessage({ address: wallet.addresses[0] as Hex, message, signature: text as Hex }))
    },
  },
  {
    title: 'a declined signature says so, and can be asked for again',
    async run({ addWallet, goto, tab }) {
      const wallet = await addWallet()
      await goto()
      await tab.connect()
      wallet.decline()
      await tab.clickOnPage('Sign a message')
      await tab.seeOnPage('signature', 'Signature declined')
      await tab.seeOnPage('status', 'connected')
      await tab.clickOnPage('Sign a message')
      await tab.seeOnPage('signature', signature)
    },
  },
  {
    title: 'connecting leads to signing in, a reload stays signed in, and signing out ends it',
    async run({ addWallet, goto, tab }) {
      const wallet = await addWallet()
      await goto({ siwx: 'local,optional' })
      await tab.open()
      await tab.click('Test Wallet')
      await tab.seeView('Sign in')
      await tab.click('Sign in')
      await tab.seeOnPage('siwx', 'signedIn')
      await tab.seeClosed()
      await tab.seeOnPage('siwx-session', new RegExp(`:31337:${wallet.addresses[0]}$`))
      await tab.engine.reload()
      await tab.seeOnPage('siwx', 'signedIn')
      equal(promptsOf(wallet).filter((method) => method === 'personal_sign').length, 1)
      await tab.clickOnPage('Sign out')
      await tab.seeOnPage('siwx', 'signedOut')
      await tab.seeOnPage('status', 'connected')
    },
  },
  {
    title: 'a sign-in that is declined says so; cancelling it disconnects where it is required',
    async run({ addWallet, goto, tab }) {
      const wallet = await addWallet()
      await goto({ siwx: 'local' })
      await tab.open()
      await tab.click('Test Wallet')
      await tab.seeView('Sign in')
      wallet.decline()
      await tab.click('Sign in')
      await tab.seeInModal('Signature declined')
      await tab.click('Cancel')
      await tab.seeView('Connect wallet')
      await tab.seeOnPage('status', 'disconnected')
    },
  },
]

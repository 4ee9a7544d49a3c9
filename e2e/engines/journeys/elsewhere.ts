import { equal, match, ok } from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Hex, verifyMessage } from 'viem'
import { createRemoteWallet } from '../../relay/remoteWallet.ts'
import { exampleApp } from '../../rig/exampleApp.ts'
import { names, originOf } from '../../rig/names.ts'
import { startRig } from '../../rig/startRig.ts'
import { remoteWalletOptions } from '../../world/relay.ts'
import type { Journey } from '../journey.ts'
import { openEngine } from '../openEngine.ts'
import { Tab, until } from '../tab.ts'
import type { Visit } from '../visit.ts'

const code = 'QR code for your wallet'

/** Wallets on other devices, servers that are away, and the wallet that comes with an email address. */
export const elsewhere: readonly Journey[] = [
  {
    title: 'a wallet on another device scans the code on the screen, connects and signs',
    async run(visit) {
      const { tab } = visit
      const wallet = await startPhone(visit)
      await tab.open()
      await tab.click('WalletConnect')
      const text = await tab.readCode(code)
      match(text, /^wc:[\da-f]{64}@2\?/)
      await wallet.approve(await wallet.scan(text))
      await tab.seeOnPage('address', /^0x[\da-f]{40}$/i)
      const address = (await tab.see({ testId: 'address', where: 'page' })).text as Hex
      await tab.seeClosed()
      await tab.clickOnPage('Sign a message')
      await tab.seeOnPage('signature', /^0x[0-9a-f]{130}$/)
      const signature = (await tab.see({ testId: 'signature', where: 'page' })).text as Hex
      ok(await verifyMessage({ address, message: 'Hello from the example', signature }))
      await tab.engine.reload()
      await tab.seeOnPage('address', address)
    },
  },
  {
    title: 'declined on the other device, the modal says so and shows a new code',
    async run(visit) {
      const { tab } = visit
      const wallet = await startPhone(visit)
      await tab.open()
      await tab.click('WalletConnect')
      const first = await tab.readCode(code)
      await wallet.reject(await wallet.scan(first))
      await tab.seeInModal('Declined in the wallet', 30_000)
      await tab.seeOnPage('status', 'disconnected')
      await tab.click('Try again')
      const second = await tab.readCode(code)
      ok(second !== first)
    },
  },
  {
    title: 'without a network there is no code, and back online one is shown by itself',
    impossible: { webkit: 'WebKitWebDriver cannot take the network from a page' },
    async run(visit) {
      const { tab } = visit
      const relay = await visit.services.relay()
      await visit.goto({ relay: `${relay.projectId}@${relay.urls.app}` })
      await tab.open()
      await tab.click('WalletConnect')
      await tab.readCode(code)
      await tab.click('Back')
      await tab.engine.setOffline?.(true)
      await tab.click('WalletConnect')
      await tab.seeInModal('Couldn’t make a code', 20_000)
      await tab.engine.setOffline?.(false)
      await tab.readCode(code)
    },
  },
  {
    title: 'while no server and no node responds, the modal opens and an installed wallet connects',
    async run({ addWallet, after, goto, tab }) {
      const wallet = await addWallet()
      const { stop, url } = await startSilent()
      after(stop)
      await goto({ api: url, project: 'demo', rpc: `31337@${url},8453@${url}` })
      await tab.connect()
      await tab.seeOnPage('address', wallet.addresses[0])
      await tab.open()
      await tab.seeView('Account')
      ok(!/\d\s*ETH/.test(await tab.modalText()), 'no figure is invented')
      await tab.engine.reload()
      await tab.seeOnPage('status', 'connected')
    },
  },
  {
    title: 'without the server the bundled wallets are listed, and nothing is blocked',
    async run({ addWallet, goto, tab }) {
      await addWallet()
      // Nothing listens there: the connection is refused.
      await goto({ api: 'http://127.0.0.1:9', project: 'demo' })
      await tab.open()
      await tab.click('All wallets')
      await tab.fill({ role: 'searchbox' }, 'phantom')
      const tiles = { role: 'gridcell' }
      await until('one tile is left', async () => (await tab.find(tiles)).length === 1 || undefined, { tab })
      equal((await tab.find({ role: 'alert' })).length, 0)
      await tab.click('Back')
      await tab.click('Test Wallet')
      await tab.seeOnPage('status', 'connected')
    },
  },
  {
    title:
      'an email address, a number and a code connect the embedded wallet, and a reload needs none of them',
    async run({ after, engine }) {
      // Its Chromium stays unused: the visitor reads mail in the same engine.
      const rig = await startRig('chromium')
      after(rig.stop)
      rig.sites.serve(names.shop, exampleApp())
      const folder = mkdtempSync(join(tmpdir(), 'latchkey-engines-'))
      after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
      const { proxyPort } = rig.sites
      const own = await openEngine(engine.name, { folder, proxyPort, spki: rig.spki, motion: 'reduce' })
      after(own.close)
      const tab = new Tab(await own.openTab())
      const email = `login-${engine.name}@mail.test`
      const query = new URLSearchParams({
        embedded: originOf(names.wallet),
        project: rig.projectId,
        locale: 'en',
      })
      await tab.engine.goto(`${originOf(names.shop)}/mount.html?${query}`)
      await tab.click({ css: '#open', where: 'page' })
      await tab.fill({ css: 'input[type=email]' }, email)
      await tab.press('Enter')
      const frame = tab.frame()
      const says = (words: RegExp) =>
        until(
          `the frame says ${words}`,
          async () => {
            const text = (await frame.find({ css: 'main', where: 'page' })).map(({ text }) => text).join(' ')
            return words.exec(text) ?? undefined
          },
          { within: 30_000 },
        )
      const number = Number((await says(/Your number is (\d\d)/))[1])
      const { code = '', link = '' } = await rig.mail.next(email, 1)
      const other = new Tab(await own.openTab())
      await other.engine.goto(link)
      await other.click({ css: `button[value="${number}"]`, where: 'page' })
      await says(/8 digits/)
      await other.engine.close()
      await tab.engine.bringToFront()
      await frame.click({ css: 'input', where: 'page' })
      await tab.engine.type(code)
      const connected = async () => {
        const address = await until(
          'the page is connected',
          async () => {
            const [output] = await tab.find({ css: 'output', where: 'page' })
            return /^connected as (0x[\da-f]{40})$/i.exec(output?.text ?? '')?.[1]
          },
          { within: 30_000, tab },
        )
        return address
      }
      const address = await connected()
      await tab.engine.reload()
      equal(await connected(), address)
    },
  },
]

/** The page with the relay, and a wallet with the official SDK on another device. */
async function startPhone({ after, chains, goto, services }: Visit) {
  const relay = await services.relay()
  const wallet = await createRemoteWallet('@reown/walletkit', remoteWalletOptions(relay, chains))
  after(wallet.stop)
  await goto({ relay: `${relay.projectId}@${relay.urls.app}` })
  return wallet
}

/** A server that takes connections, and never answers. */
async function startSilent(): Promise<{ url: string; stop(): void }> {
  const sockets = new Set<{ destroy(): void }>()
  const server = createServer((socket) => void sockets.add(socket.on('error', () => socket.destroy())))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

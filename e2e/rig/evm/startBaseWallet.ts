import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Anvil } from '@latchkey/chains/evm/testingNode'
import type { BrowserContext, Page } from '@playwright/test'
import { createWalletClient, type Hex, http, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

/**
 * A stand-in for the window of Base Account, on an origin of its own: it speaks the wallet's half
 * of the published protocol. A key on a node stands in for its contract.
 */
export async function startBaseWallet(context: BrowserContext, anvil: Anvil): Promise<BaseWallet> {
  const account = privateKeyToAccount(generatePrivateKey())
  await anvil.client.setBalance({ address: account.address, value: parseEther('10') })
  const client = createWalletClient({ account, chain: anvil.client.chain, transport: http(anvil.url) })
  const asked: string[] = []
  const does: Readonly<Record<string, (params: never) => unknown>> = {
    handshake: () => null,
    wallet_connect: () => ({ accounts: [{ address: account.address }] }),
    personal_sign: ([raw]: [Hex]) => account.signMessage({ message: { raw } }),
    eth_sendTransaction: ([{ data, to, value }]: [{ to: Hex; value: Hex; data?: Hex }]) =>
      client.sendTransaction({ to, data, value: BigInt(value) }),
  }
  const data = { chains: { [anvil.chainId]: anvil.url }, capabilities: {} }
  await context.exposeFunction('baseWalletDoes', async (method: string, params: unknown) => {
    asked.push(method)
    try {
      return { data, result: { value: await does[method]?.(params as never) } }
    } catch (error) {
      return { data, result: { error: { code: -32603, message: String(error) } } }
    }
  })
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address: account.address,
    asked,
    url: `${origin}/connect`,
    async answer(window, choice) {
      await window.getByRole('button', { name: choice }).click()
    },
    stop: () => server.close(),
  }
}

export type BaseWallet = {
  readonly address: string
  /** For `baseAccount({ url })`. */
  readonly url: string
  /** The methods that were approved, oldest first. */
  readonly asked: readonly string[]
  answer(window: Page, choice: 'Approve' | 'Decline'): Promise<void>
  stop(): void
}

const page = `<!doctype html><title>Base Account stand-in</title><h1></h1>
<button id="yes">Approve</button> <button id="no">Decline</button>
<script type="module">
const app = new URLSearchParams(location.search).get('origin')
const curve = { name: 'ECDH', namedCurve: 'P-256' }
const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const bytesOf = (text) => Uint8Array.from(text.match(/../g), (pair) => parseInt(pair, 16))
const tell = (message) => opener.postMessage({ id: crypto.randomUUID(), ...message }, app)

async function keys() {
  const stored = JSON.parse(localStorage.getItem('keys'))
  if (stored)
    return {
      privateKey: await crypto.subtle.importKey('jwk', stored.secret, curve, false, ['deriveKey']),
      sender: stored.sender,
    }
  const pair = await crypto.subtle.generateKey(curve, true, ['deriveKey'])
  const sender = hex(await crypto.subtle.exportKey('spki', pair.publicKey))
  const secret = await crypto.subtle.exportKey('jwk', pair.privateKey)
  localStorage.setItem('keys', JSON.stringify({ secret, sender }))
  return { privateKey: pair.privateKey, sender }
}

const chosen = () =>
  new Promise((resolve) => {
    yes.onclick = () => resolve(true)
    no.onclick = () => resolve(false)
  })

addEventListener('message', async ({ data, origin, source }) => {
  if (source !== opener || origin !== app || !data.content) return
  const own = await keys()
  const peer = await crypto.subtle.importKey('spki', bytesOf(data.sender), curve, false, [])
  const secret = await crypto.subtle.deriveKey(
    { name: 'ECDH', public: peer }, own.privateKey, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const respond = async (answer) => {
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const text = new TextEncoder().encode(JSON.stringify(answer))
    const cipherText = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, secret, text)
    tell({ requestId: data.id, sender: own.sender, content: { encrypted: { iv, cipherText } }, timestamp: new Date() })
  }
  if (data.content.handshake) return respond(await baseWalletDoes('handshake', []))
  const { cipherText, iv } = data.content.encrypted
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, secret, cipherText)
  const { action } = JSON.parse(new TextDecoder().decode(text))
  document.querySelector('h1').textContent = action.method
  if (await chosen()) await respond(await baseWalletDoes(action.method, action.params))
  else await respond({ result: { error: { code: 4001, message: 'User rejected' } } })
  close()
})
tell({ event: 'PopupLoaded' })
addEventListener('unload', () => tell({ event: 'PopupUnload' }))
</script>`

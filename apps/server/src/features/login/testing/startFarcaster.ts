import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Anvil, startAnvil } from '@latchkey/chains/evm/testingNode'
import { type Hex, numberToHex, pad } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage, type SiweMessage } from 'viem/siwe'
import { farcasterRegistry } from '../../../chains/evm/readFarcasterId.ts'

/** A person with an account at Farcaster. */
export type Person = { readonly fid: number; readonly address: Hex; sign(message: string): Promise<string> }

/** What an app makes of a request; each is as it should be unless given. */
export type Approval = {
  readonly person?: Person
  /** Replaces fields of the message before it is signed. */
  readonly fields?: Partial<SiweMessage>
  /** Replaces the text after it is signed. */
  readonly message?: string
  readonly signature?: string
  readonly username?: string
}

/**
 * The relay of Farcaster on this machine, written after its published API, and a chain with its
 * registry. The link of a channel leads to a page that approves as `next`.
 */
export type TestFarcaster = {
  readonly url: string
  readonly anvil: Anvil
  /** Settings of a server. */
  readonly env: Readonly<Record<string, string>>
  /** Bodies of the channels that were opened, the latest last. */
  readonly opened: Record<string, unknown>[]
  /** The channel tokens that were given out. */
  readonly tokens: string[]
  /** `down`: no answer of use. `evil`: links lead elsewhere. */
  mode: 'right' | 'down' | 'hang' | 'evil' | 'huge' | 'page'
  createPerson(): Promise<Person>
  /** Gives the account to another person. */
  transfer(from: Person, to: Hex): Promise<void>
  /** Who approves on the page of a channel. */
  next: Person | undefined
  /** As the app that has scanned the code. */
  approve(link: string, approval?: Approval): Promise<void>
  /** As the relay after its time is over. */
  expire(): void
  stop(): Promise<void>
}

type Channel = { readonly params: Record<string, string>; completed?: object }

/** `idOf(address)`: what is stored in the slot of the address. */
const registryCode: Hex = '0x6004355460005260206000f3'

export async function startFarcaster(): Promise<TestFarcaster> {
  const anvil = await startAnvil({ chainId: 10 })
  await anvil.client.setCode({ address: farcasterRegistry, bytecode: registryCode })
  const own = (address: Hex, fid: number) =>
    anvil.client.setStorageAt({
      address: farcasterRegistry,
      index: pad(address, { size: 32 }),
      value: numberToHex(fid, { size: 32 }),
    })
  const channels = new Map<string, Channel>()
  let count = 0

  const server = createServer((request, response) => {
    void handle(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (pathname === '/~/siwf') {
      if (request.method === 'POST') await relay.approve(`${url}${request.url}`)
      const shown =
        request.method === 'POST' ? '<h1>Approved</h1>' : '<form method="post"><button id="approve">Approve'
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html>${shown}`)
    }
    if (relay.mode === 'hang') return
    if (relay.mode === 'down') return void json(500, { error: 'down' })
    if (relay.mode === 'huge') return void response.end('x'.repeat(1 << 21))
    if (relay.mode === 'page') return void response.end('<h1>It works</h1>')
    if (pathname === '/v1/channel' && request.method === 'POST') {
      const params = JSON.parse(await readBody(request)) as Record<string, string>
      const token = randomUUID()
      relay.opened.push(params)
      relay.tokens.push(token)
      channels.set(token, { params })
      const at = relay.mode === 'evil' ? 'https://evil.example' : url
      return void json(201, {
        channelToken: token,
        url: `${at}/~/siwf?channelToken=${token}`,
        nonce: params.nonce,
      })
    }
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    const channel = channels.get(token)
    if (pathname !== '/v1/channel/status' || searchParams.size > 0) return void json(404, {})
    if (!channel) return void json(401, { error: 'Unauthorized' })
    const { nonce = '' } = channel.params
    if (!channel.completed)
      return void json(202, { state: 'pending', nonce, signatureParams: channel.params })
    // Told once.
    channels.delete(token)
    json(200, channel.completed)
  }

  const relay: TestFarcaster = {
    url,
    anvil,
    env: { SOCIAL_FARCASTER: '1', SOCIAL_FARCASTER_URL: url, RPC_EIP155_10: anvil.url },
    opened: [],
    tokens: [],
    mode: 'right',
    next: undefined,
    async createPerson() {
      count += 1
      const fid = 1_000 + count
      const account = privateKeyToAccount(generatePrivateKey())
      await own(account.address, fid)
      return { fid, address: account.address, sign: (message) => account.signMessage({ message }) }
    },
    async transfer(from, to) {
      await own(from.address, 0)
      await own(to, from.fid)
    },
    async approve(link, { person = relay.next, fields, message: text, ...rest } = {}) {
      const token = new URL(link).searchParams.get('channelToken') ?? ''
      const channel = channels.get(token)
      if (!channel || !person) throw new Error('There is nothing to approve.')
      const { domain = '', nonce = '', siweUri = '', expirationTime } = channel.params
      const message = createSiweMessage({
        domain,
        address: person.address,
        statement: 'Farcaster Auth',
        uri: siweUri,
        version: '1',
        chainId: 10,
        nonce,
        issuedAt: new Date(),
        ...(expirationTime !== undefined && { expirationTime: new Date(expirationTime) }),
        resources: [`farcaster://fid/${person.fid}`],
        ...fields,
      })
      const signature = rest.signature ?? (await person.sign(message))
      channel.completed = {
        state: 'completed',
        nonce,
        message: text ?? message,
        signature,
        fid: person.fid,
        username: rest.username ?? `ana-${person.fid}`,
        displayName: 'Ana',
        custody: person.address,
      }
    },
    expire: () => channels.clear(),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await anvil.stop()
    },
  }
  return relay
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

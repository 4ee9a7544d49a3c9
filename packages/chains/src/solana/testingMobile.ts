import {
  createCipheriv,
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { once } from 'node:events'
import { type WebSocket, WebSocketServer } from 'ws'
import { fromBase58, toBase58 } from './base58.ts'
import { createTestSolanaWallet, type TestSolanaWallet, type TestSolanaWalletOptions } from './testing.ts'

/** How it breaks the protocol. */
export type MobileFault =
  /** Its server never starts, as if no wallet were installed. */
  | 'absent'
  /** Answers the handshake with bytes that are no key. */
  | 'wrongKey'
  /** Has another key than the one it shares secrets with. */
  | 'otherKey'
  | 'silent'
  | 'garbage'
  | 'oversized'
  /** Repeats its last message in place of the next. */
  | 'replay'
  /** Skips a number. */
  | 'skip'
  /** Answers another request. */
  | 'otherId'
  | 'hangsUp'
  /** Shares no account. */
  | 'noAccounts'
  | 'otherMessage'

export type MobileWalletOptions = TestSolanaWalletOptions & {
  /** Speaks version 1 of the protocol. */
  legacy?: boolean | undefined
  /** Signs visitors in while it authorizes a page. @default true */
  signsIn?: boolean | undefined
  /** Talks in base64. */
  text?: boolean | undefined
  /** How long it takes to start. @default 0 */
  startMs?: number | undefined
}

/**
 * A stand-in for a wallet app on a phone: the wallet's side of Mobile Wallet Adapter 2.0,
 * written from its specification with Node's own cryptography, and with the keys of a test
 * wallet. It accepts connections of this device only, as the protocol asks of wallets.
 *
 * @see https://solana-mobile.github.io/mobile-wallet-adapter/spec/spec.html
 */
export type MobileWalletStandIn = {
  readonly wallet: TestSolanaWallet
  /** What it was asked, one list per visit. */
  readonly visits: readonly (readonly { readonly method: string; readonly params: Params }[])[]
  /** As Android does with the URL: starts the wallet's server. */
  launch(url: string): void
  breaks(fault: MobileFault | undefined): void
  /** Forgets all tokens. */
  forgetTokens(): void
  stop(): Promise<void>
}

type Params = Readonly<Record<string, unknown>>

export async function startMobileWallet(options: MobileWalletOptions): Promise<MobileWalletStandIn> {
  const wallet = await createTestSolanaWallet(options)
  const visits: { method: string; params: Params }[][] = []
  const servers = new Set<WebSocketServer>()
  const tokens = new Map<string, string>()
  let fault: MobileFault | undefined

  function launch(url: string) {
    const { pathname, protocol, searchParams } = new URL(url)
    if (protocol !== 'solana-wallet:' || pathname !== '/v1/associate/local')
      throw new Error(`Unknown: ${url}`)
    const port = Number(searchParams.get('port'))
    if (!(port >= 49_152 && port <= 65_535)) throw new Error(`A port out of range: ${port}`)
    const association = Buffer.from(searchParams.get('association') ?? '', 'base64url')
    if (fault === 'absent') return
    setTimeout(() => serve(port, association, searchParams.has('v')), options.startMs ?? 0)
  }

  function serve(port: number, association: Buffer, wantsProperties: boolean) {
    const server = new WebSocketServer({
      host: 'localhost',
      port,
      path: '/solana-wallet',
      handleProtocols: (offered) => {
        const wanted = `com.solana.mobilewalletadapter.v1${options.text ? '.base64' : ''}`
        return offered.has(wanted) && wanted
      },
    })
    servers.add(server)
    server.once('connection', (socket) => void converse(socket, association, wantsProperties, server))
  }

  async function converse(
    socket: WebSocket,
    association: Buffer,
    wantsProperties: boolean,
    server: WebSocketServer,
  ) {
    const asked: { method: string; params: Params }[] = []
    visits.push(asked)
    socket.once('close', () => {
      servers.delete(server)
      server.close()
    })
    const send = (bytes: Buffer) => socket.send(options.text ? bytes.toString('base64') : bytes)
    const read = async () => {
      const [data] = (await once(socket, 'message')) as [Buffer]
      return options.text ? Buffer.from(data.toString(), 'base64') : data
    }
    let session: { chain: string } | undefined
    try {
      const hello = await read()
      const [pageKey, signature] = [hello.subarray(0, 65), hello.subarray(65)]
      if (!isSigned(association, pageKey, signature)) return socket.close()
      if (fault === 'silent') return
      const ecdh = createECDH('prime256v1')
      const ownKey = ecdh.generateKeys()
      const secret = hkdfSync('sha256', ecdh.computeSecret(pageKey), association, '', 16)
      const key = Buffer.from(secret)
      let sent = 0
      let last: Buffer = Buffer.alloc(0)
      const seal = (value: unknown) => {
        sent += fault === 'skip' ? 2 : 1
        last = encrypt(key, sent, JSON.stringify(value))
        return last
      }
      const shown = fault === 'otherKey' ? createECDH('prime256v1').generateKeys() : ownKey
      const properties = wantsProperties && !options.legacy ? seal({ v: '1' }) : Buffer.alloc(0)
      if (fault === 'wrongKey') send(Buffer.concat([randomBytes(65), properties]))
      else send(Buffer.concat([shown, properties]))

      for (let received = 1; ; received++) {
        const request = JSON.parse(decrypt(key, received, await read()))
        asked.push({ method: request.method, params: request.params })
        if (fault === 'hangsUp') return socket.close()
        if (fault === 'garbage') return send(randomBytes(200))
        if (fault === 'oversized') return send(Buffer.alloc(2 << 20))
        if (fault === 'replay') return send(last)
        const id = fault === 'otherId' ? request.id + 1 : request.id
        send(seal({ jsonrpc: '2.0', id, ...(await outcome(() => answer(request.method, request.params))) }))
      }
    } catch {
      socket.close()
    }

    async function answer(method: string, params: Params): Promise<unknown> {
      if (method === 'deauthorize') {
        tokens.delete(String(params.auth_token))
        return {}
      }
      const authorizes = options.legacy ? ['authorize', 'reauthorize'] : ['authorize']
      if (authorizes.includes(method)) {
        session = undefined
        const granted = await authorize(method, params)
        session = { chain: granted.chain }
        return granted.answer
      }
      if (!session) throw failure(-1)
      const payloads = (params.payloads as string[]).map((payload) => Buffer.from(payload, 'base64'))
      const [address] = wallet.addresses
      const own = { address, chain: session.chain }
      if (method === 'sign_messages') {
        const signed = payloads.map(async (message) => {
          const who = toBase58(Buffer.from(String((params.addresses as string[])[0]), 'base64'))
          const { signature } = await asks<{ signature: Uint8Array }>('signMessage', {
            address: who,
            message,
          })
          const shown = fault === 'otherMessage' ? Buffer.from('another text') : message
          return Buffer.concat([shown, signature]).toString('base64')
        })
        return { signed_payloads: await Promise.all(signed) }
      }
      if (method === 'sign_transactions') {
        const signed = payloads.map(async (transaction) => {
          const answer = await asks<{ signedTransaction: Uint8Array }>('signTransaction', {
            ...own,
            transaction,
          })
          return Buffer.from(answer.signedTransaction).toString('base64')
        })
        return { signed_payloads: await Promise.all(signed) }
      }
      if (method === 'sign_and_send_transactions') {
        const sent = payloads.map(async (transaction) => {
          const answer = await asks<{ signature: Uint8Array }>('signAndSendTransaction', {
            ...own,
            transaction,
          })
          return Buffer.from(answer.signature).toString('base64')
        })
        return { signatures: await Promise.all(sent) }
      }
      throw failure(-32601)
    }
  }

  async function authorize(method: string, params: Params): Promise<{ chain: string; answer: object }> {
    const given = params.auth_token as string | undefined
    const known = given === undefined ? undefined : tokens.get(given)
    if (method === 'reauthorize' && !known) throw failure(-1)
    if (given !== undefined && !known) throw failure(-1)
    const chain = known ?? String(params.chain ?? clusters[String(params.cluster)] ?? 'solana:mainnet')
    if (params.chain !== undefined && known !== undefined && known !== params.chain) throw failure(-1)
    if (!(chain in options.clusters)) throw failure(-7)
    let signedIn: object | undefined
    if (params.sign_in_payload && options.signsIn !== false) {
      const { address, signedMessage, signature } = await asks<{
        address: string
        signedMessage: Uint8Array
        signature: Uint8Array
      }>('signIn', { input: params.sign_in_payload }).catch(() => {
        throw failure(-1)
      })
      signedIn = {
        address: encode(address),
        signed_message: Buffer.from(signedMessage).toString('base64'),
        signature: Buffer.from(signature).toString('base64'),
      }
    } else if (!known) {
      wallet.disconnectSite()
      await asks('connect', { silent: false }).catch(() => {
        throw failure(-1)
      })
    }
    const token = randomBytes(24).toString('base64')
    if (given !== undefined) tokens.delete(given)
    tokens.set(token, chain)
    const accounts = wallet.addresses.map((address) => ({ address: encode(address), label: 'Account' }))
    return {
      chain,
      answer: {
        auth_token: token,
        accounts: fault === 'noAccounts' ? [] : accounts,
        wallet_uri_base: 'https://wallet.example/mwa',
        ...(signedIn && { sign_in_result: signedIn }),
      },
    }
  }

  const asks = async <answer>(method: string, input: Record<string, unknown>) =>
    (await wallet.ask(method, input)) as answer

  return {
    wallet,
    visits,
    launch,
    breaks(next) {
      fault = next
    },
    forgetTokens: () => tokens.clear(),
    async stop() {
      for (const server of servers) {
        for (const socket of server.clients) socket.terminate()
        await new Promise((resolve) => server.close(resolve))
      }
    },
  }
}

const clusters: Readonly<Record<string, string>> = {
  'mainnet-beta': 'solana:mainnet',
  testnet: 'solana:testnet',
  devnet: 'solana:devnet',
}

async function outcome(work: () => Promise<unknown>): Promise<object> {
  try {
    return { result: await work() }
  } catch (error) {
    const { code, message } = error as { code?: number; message: string }
    return { error: { code: code === 4001 ? -3 : (code ?? -32603), message } }
  }
}

function failure(code: number): Error {
  return Object.assign(new Error('refused'), { code })
}

function encode(address: string): string {
  return Buffer.from(fromBase58(address, 32) ?? []).toString('base64')
}

function isSigned(association: Buffer, message: Buffer, signature: Buffer): boolean {
  const [x, y] = [association.subarray(1, 33), association.subarray(33)].map((part) =>
    part.toString('base64url'),
  )
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y } as never, format: 'jwk' })
  return verify('sha256', message, { key, dsaEncoding: 'ieee-p1363' }, signature)
}

function encrypt(key: Buffer, sequence: number, text: string): Buffer {
  const number = Buffer.alloc(4)
  number.writeUInt32BE(sequence)
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-128-gcm', key, iv).setAAD(number)
  return Buffer.concat([number, iv, cipher.update(text), cipher.final(), cipher.getAuthTag()])
}

function decrypt(key: Buffer, sequence: number, frame: Buffer): string {
  if (frame.readUInt32BE() !== sequence) throw new Error('out of order')
  const cipher = createDecipheriv('aes-128-gcm', key, frame.subarray(4, 16)).setAAD(frame.subarray(0, 4))
  cipher.setAuthTag(frame.subarray(-16))
  return cipher.update(frame.subarray(16, -16)).toString() + cipher.final().toString()
}

import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { once } from 'node:events'
import { toBase58 } from '@latchkey/protocol/base58'
import { WebSocket } from 'ws'

/** A client's key pair and id. */
export type Identity = { readonly clientId: string; readonly key: KeyObject }

export function createIdentity(): Identity {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  return {
    clientId: `did:key:z${toBase58(Buffer.concat([Buffer.from([0xed, 0x01]), raw]))}`,
    key: privateKey,
  }
}

/** A client token; `claims` overrides fields to make it invalid. */
export function createToken({ clientId, key }: Identity, aud: string, claims: object = {}): string {
  const now = Math.floor(Date.now() / 1_000)
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const body = {
    iss: clientId,
    sub: randomBytes(32).toString('hex'),
    aud,
    iat: now,
    exp: now + 86_400,
    ...claims,
  }
  const text = `${encode({ alg: 'EdDSA', typ: 'JWT' })}.${encode(body)}`
  return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`
}

export type Told = { topic: string; message: string; publishedAt: number; tag: number }
type Reply = { id: unknown; result?: unknown; error?: { code: number; message: string } }

/** A minimal client that records what it receives. For tests only. */
export type RelayClient = {
  readonly clientId: string
  readonly socket: WebSocket
  /** Deliveries, in order. */
  readonly told: Told[]
  /** Raw frames. */
  readonly frames: string[]
  call(method: string, params: unknown): Promise<Reply>
  /** Sends a text; resolves to the next frame that is not a delivery. */
  raw(text: string): Promise<string>
  close(): Promise<void>
}

export async function connectRelay(options: connectRelay.Options): Promise<RelayClient> {
  const { url, identity = createIdentity(), confirm = true } = options
  const token = options.token ?? createToken(identity, options.audience ?? url)
  const query = new URLSearchParams({
    auth: token,
    projectId: options.projectId ?? 'test',
    ua: 'wc-2/js-test',
  })
  const socket = new WebSocket(`${url}/?${query}`, {
    perMessageDeflate: false,
    handshakeTimeout: 5_000,
    ...(options.origin !== undefined && { origin: options.origin }),
    ...(options.ip !== undefined && { headers: { 'x-forwarded-for': options.ip } }),
  })
  const told: Told[] = []
  const frames: string[] = []
  const waiting = new Map<number, { resolve(reply: Reply): void; reject(error: Error): void }>()
  const rawWaiting: ((text: string) => void)[] = []
  let next = 1

  socket.on('message', (data) => {
    const text = String(data)
    frames.push(text)
    const frame = JSON.parse(text) as Reply & { method?: string; params?: { data: Told } }
    if (frame.method === 'irn_subscription') {
      if (frame.params) {
        told.push(frame.params.data)
        options.onTold?.(frame.params.data)
      }
      if (confirm) socket.send(JSON.stringify({ id: frame.id, jsonrpc: '2.0', result: true }))
      return
    }
    const wanted = waiting.get(Number(frame.id))
    if (!wanted) return rawWaiting.shift()?.(text)
    waiting.delete(Number(frame.id))
    wanted.resolve(frame)
  })
  // The close event that follows has more details.
  socket.on('error', () => undefined)
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('close', (code) => {
      const error = new RelayClosedError(code)
      reject(error)
      for (const { reject } of waiting.values()) reject(error)
    })
  })

  return {
    clientId: identity.clientId,
    socket,
    told,
    frames,
    call(method, params) {
      const id = next++
      if (socket.readyState !== WebSocket.OPEN) return Promise.reject(new RelayClosedError(1006))
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
      })
    },
    raw(text) {
      return new Promise((resolve) => {
        rawWaiting.push(resolve)
        socket.send(text)
      })
    },
    async close() {
      if (socket.readyState === WebSocket.CLOSED) return
      const closed = once(socket, 'close')
      socket.close()
      await closed
    },
  }
}

export declare namespace connectRelay {
  type Options = {
    url: string
    identity?: Identity
    projectId?: string
    token?: string
    audience?: string
    origin?: string
    /** As a proxy reports it. */
    ip?: string
    /** Whether it confirms deliveries. @default true */
    confirm?: boolean
    /** Called with each delivery, before it is confirmed. */
    onTold?: (told: Told) => void
  }
}

export class RelayClosedError extends Error {
  readonly code: number
  constructor(code: number) {
    super(`closed with ${code}`)
    this.code = code
  }
}

/** Random bytes in the format of an encrypted envelope. */
export function envelope(bytes = 64, type = 0): string {
  return Buffer.concat([Buffer.from([type]), randomBytes(bytes - 1)]).toString('base64')
}

export const aTopic = () => randomBytes(32).toString('hex')

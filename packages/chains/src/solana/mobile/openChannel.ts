import { connectionFailed, requestAborted, walletNotInstalled } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import { fromBase64, toBase64 } from '../wire.ts'
import { toWalletError } from './answers.ts'
import { type Association, createAssociation, publicKeyBytes } from './association.ts'
import { type Bytes, openFrame, sealFrame } from './frames.ts'
import type { Launch } from './launchIntent.ts'

/** An encrypted channel to a wallet app on this phone. It carries one visit to the wallet. */
export type Channel = {
  /** The wallet speaks version 1 of the protocol, without `v` in its session properties. */
  readonly isLegacy: boolean
  /** One request at a time. Rejects with a code as EIP-1193 has them. */
  request(method: string, params: object): Promise<unknown>
  close(): void
}

const binaryProtocol = 'com.solana.mobilewalletadapter.v1'
const textProtocol = 'com.solana.mobilewalletadapter.v1.base64'

/** The wallet may ask the visitor which app to use, and start first. The last delay repeats. */
const retryDelaysMs = [150, 150, 200, 500, 500, 750, 750, 1_000]
const reachTimeoutMs = 30_000
/** No app has taken the visitor from the page within this time, so there is none. */
const leaveTimeoutMs = 5_000
const attemptTimeoutMs = 5_000
const permissionTimeoutMs = 60_000
const helloTimeoutMs = 10_000
/** The visitor may take their time to read. */
const answerTimeoutMs = 300_000
const maxFrameBytes = 512 * 1024
const maxWaitingFrames = 4

/** Opens the wallet app and agrees on keys with it. */
export async function openChannel({ launch, name, signal }: openChannel.Args): Promise<Channel> {
  const association = await createAssociation()
  const port = randomPort()
  const server = `ws://localhost:${port}/solana-wallet`
  await allowLoopback(server, signal)
  signal.throwIfAborted()
  const query = new URLSearchParams({ association: association.token, port: String(port), v: 'v1' })
  const launched = launch(`solana-wallet:/v1/associate/local?${query}`)
  try {
    const reached = await reach(server, launched.hasLeft, signal)
    if (!reached)
      throw new KitError(walletNotInstalled, {
        values: { wallet: name },
        details: 'No app on this device answered. A wallet that supports Mobile Wallet Adapter is needed.',
      })
    return await shakeHands(reached, association, signal)
  } finally {
    launched.stop()
  }
}

export declare namespace openChannel {
  type Args = {
    readonly launch: Launch
    /** The name of the wallet, for messages. */
    readonly name: string
    /** Closes the channel when it is aborted. */
    readonly signal: AbortSignal
  }
}

/**
 * A port of the range that the protocol reserves, without those that Linux, and so Android,
 * gives to outgoing connections: the wallet could not listen on one of these while it is in use.
 */
function randomPort(): number {
  const [random = 0] = crypto.getRandomValues(new Uint16Array(1))
  return firstFreePort + (random % (65_536 - firstFreePort))
}

const firstFreePort = 61_000

/**
 * Some browsers ask the visitor before a page connects to this device. They have to be asked
 * before the wallet covers the page; afterwards a tap may be too old to open an app.
 */
async function allowLoopback(server: string, signal: AbortSignal): Promise<void> {
  const state = await readLoopbackPermission()
  if (state === 'prompt') await connect(server, signal, permissionTimeoutMs)
  const answer = state === 'prompt' ? await readLoopbackPermission() : state
  if (answer === 'denied')
    throw new KitError(connectionFailed, {
      details:
        'The browser blocks connections to apps on this device. Allow them in the settings of the site.',
    })
  if (state !== answer && navigator.userActivation?.isActive === false)
    throw new KitError(connectionFailed, { details: 'The permission took too long. Try again.' })
}

async function readLoopbackPermission(): Promise<PermissionState | undefined> {
  try {
    return (await navigator.permissions.query({ name: 'loopback-network' as PermissionName })).state
  } catch {
    // The browser has no such permission.
    return undefined
  }
}

/** Connects to the server that the wallet opens when it starts; undefined if none answers. */
async function reach(
  url: string,
  hasLeft: () => boolean,
  signal: AbortSignal,
): Promise<WebSocket | undefined> {
  const start = Date.now()
  for (let attempt = 0; ; attempt++) {
    signal.throwIfAborted()
    const socket = await connect(url, signal)
    if (socket) return socket
    const elapsedMs = Date.now() - start
    if (elapsedMs > reachTimeoutMs || (elapsedMs > leaveTimeoutMs && !hasLeft())) return undefined
    const delayMs = retryDelaysMs[attempt] ?? 1_000
    await new Promise((resolve) => setTimeout(resolve, delayMs))
  }
}

function connect(
  url: string,
  signal: AbortSignal,
  timeoutMs = attemptTimeoutMs,
): Promise<WebSocket | undefined> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url, [binaryProtocol, textProtocol])
    socket.binaryType = 'arraybuffer'
    const settle = (value: WebSocket | undefined) => {
      clearTimeout(timer)
      if (!value) socket.close()
      resolve(value)
    }
    const fail = () => settle(undefined)
    const timer = setTimeout(fail, timeoutMs)
    socket.addEventListener('open', () => settle(socket))
    socket.addEventListener('error', fail)
    socket.addEventListener('close', fail)
    signal.addEventListener('abort', fail, { once: true })
  })
}

async function shakeHands(
  socket: WebSocket,
  association: Association,
  signal: AbortSignal,
): Promise<Channel> {
  const line = openLine(socket, signal)
  try {
    line.send(association.hello)
    const answer = await line.next(helloTimeoutMs)
    const key = await association.agree(answer.slice(0, publicKeyBytes))
    const properties = answer.slice(publicKeyBytes)
    let received = 0
    let sent = 0
    const isLegacy = properties.length === 0 || isLegacyVersion(await openFrame(key, ++received, properties))
    async function exchange(method: string, params: object) {
      const id = ++sent
      line.send(await sealFrame(key, id, JSON.stringify({ jsonrpc: '2.0', id, method, params })))
      return readAnswer(await openFrame(key, ++received, await line.next(answerTimeoutMs)), id)
    }
    return {
      isLegacy,
      async request(method, params) {
        const answer = await exchange(method, params).catch((cause: unknown) => {
          // Whatever was wrong with the answer, nothing more is said on this channel.
          line.close()
          throw cause instanceof KitError ? cause : brokenChannel(cause)
        })
        if ('error' in answer) throw toWalletError(answer.error)
        return answer.result
      },
      close: line.close,
    }
  } catch (cause) {
    line.close()
    throw cause instanceof KitError ? cause : brokenChannel(cause)
  }
}

function isLegacyVersion(text: string): boolean {
  const properties: unknown = JSON.parse(text)
  const version = isRecord(properties) ? (properties.v ?? 'legacy') : undefined
  if (version === 'legacy') return true
  if (version === 1 || version === '1' || version === 'v1') return false
  throw new Error('The wallet speaks another version of the protocol.')
}

function readAnswer(text: string, id: number): Readonly<Record<string, unknown>> {
  const answer: unknown = JSON.parse(text)
  if (!isRecord(answer) || answer.id !== id) throw new Error('The wallet answered another request.')
  return answer
}

function brokenChannel(cause: unknown): KitError {
  return new KitError(connectionFailed, { cause, details: 'What the wallet sent does not fit the protocol.' })
}

/** The frames of a socket, in order, few at a time and none too long. */
function openLine(socket: WebSocket, signal: AbortSignal) {
  const isText = socket.protocol === textProtocol
  const waiting: Bytes[] = []
  const stop = new AbortController()
  let failure: Error | undefined
  let wake = () => {}

  function end(error: Error) {
    failure ??= error
    stop.abort()
    socket.close()
    wake()
  }
  const closed = () =>
    new KitError(connectionFailed, { details: 'The wallet closed the connection before it answered.' })
  const onAbort = () => end(new KitError(requestAborted, { cause: signal.reason }))
  socket.addEventListener(
    'message',
    ({ data }) => {
      const frame = readFrame(data, isText)
      // An empty frame says that the wallet is there.
      if (frame?.length === 0) return
      if (!frame || waiting.length === maxWaitingFrames) return end(brokenChannel(undefined))
      waiting.push(frame)
      wake()
    },
    stop,
  )
  socket.addEventListener('close', () => end(closed()), stop)
  socket.addEventListener('error', () => end(closed()), stop)
  signal.addEventListener('abort', onAbort, stop)
  if (signal.aborted) onAbort()
  else if (socket.readyState !== WebSocket.OPEN) end(closed())

  return {
    send(frame: Bytes) {
      if (failure) throw failure
      socket.send(isText ? toBase64(frame) : frame)
    },
    async next(timeoutMs: number): Promise<Bytes> {
      const timer = setTimeout(
        () => end(new KitError(connectionFailed, { details: 'The wallet did not answer in time.' })),
        timeoutMs,
      )
      try {
        while (waiting.length === 0 && !failure)
          await new Promise<void>((resolve) => {
            wake = resolve
          })
        const frame = waiting.shift()
        // An answer that arrived before the wallet closed the connection still counts.
        if (frame) return frame
        throw failure
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => end(closed()),
  }
}

function readFrame(data: unknown, isText: boolean): Bytes | undefined {
  if (isText)
    return typeof data === 'string' && data.length <= maxFrameBytes
      ? (fromBase64(data) as Bytes | undefined)
      : undefined
  return data instanceof ArrayBuffer && data.byteLength <= maxFrameBytes ? new Uint8Array(data) : undefined
}

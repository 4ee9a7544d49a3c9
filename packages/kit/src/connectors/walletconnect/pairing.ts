import {
  connectionFailed,
  connectionRejected,
  grantInvalid,
  pairingExpired,
  requestAborted,
  requestTimedOut,
} from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import type { Metadata } from '../../core/config/metadata.ts'
import type { PairArgs, PairSigned } from '../../core/connections/connector.ts'
import type { Authenticated } from './authenticate.ts'
import { type Bytes, fromHex, isHex32, randomBytes, toHex } from './bytes.ts'
import { type Call, type Channel, PeerError } from './channel.ts'
import { type Asked, type Grants, readGrants } from './grant.ts'
import { createAgreementKeys, topicOf } from './keys.ts'
import type { AgreementKeys } from './keyTypes.ts'
import { writePairingUri } from './pairingUri.ts'
import { type Peer, readPeer } from './peer.ts'
import { orderOf } from './rpc.ts'

const pairingLifetimeMs = 240_000
/** Time for the wallet to settle the session after it has approved. */
const settleTimeoutMs = 60_000
const weekMs = 7 * 86_400_000
const maxSessionMs = 30 * 86_400_000

/** Reason of a disconnect, as the protocol defines it. */
export const disconnectReason = { code: 6000, message: 'User disconnected.' }

/** A session with a wallet. */
export type Settled = Peer & {
  readonly topic: string
  readonly key: Bytes
  /** Unix milliseconds. */
  readonly expiresAt: number
  readonly grants: Grants
  readonly changedBy: number
  readonly signed: readonly PairSigned[]
}

/** Creates a pairing code, waits for a wallet to scan it, and settles a session. */
export async function pairOn(options: pairOn.Options): Promise<Settled> {
  const { channel, asked, metadata, signal, onCode, signIn } = options
  const [key, keys] = [randomBytes(32), await createAgreementKeys()]
  const topic = await topicOf(key)
  const answerTopic = await topicOf(keys.publicKey)
  const authentication = signIn && (await import('./authenticate.ts'))
  const expiresAt = Date.now() + pairingLifetimeMs
  const common = { expiryTimestamp: Math.floor(expiresAt / 1_000) }
  const us = { publicKey: toHex(keys.publicKey), metadata: describe(metadata) }
  const how = { failFast: true, signal, timeoutMs: pairingLifetimeMs }
  try {
    const onCall = (call: Call) => void (call.method === 'wc_pairingPing' && channel.answer(topic, call))
    const opened = [channel.open(topic, { key, onCall }, how)]
    const sent: Promise<void>[] = []
    const outcomes: Promise<Settled>[] = []
    if (signIn && authentication) {
      // Wallets that support it ignore the proposal; the others answer the proposal.
      const { readAuthenticated, writeAuthPayload } = authentication
      opened.push(channel.open(answerTopic, { key: keys }, how))
      const asking = channel.ask(
        topic,
        'wc_sessionAuthenticate',
        { ...common, authPayload: writeAuthPayload(signIn, asked), requester: us },
        { ...how, answerTopic },
      )
      sent.push(asking.sent)
      outcomes.push(asking.answer.then((answer) => authenticated(keys, readAuthenticated(answer, asked))))
    }
    const proposal = channel.ask(
      topic,
      'wc_sessionPropose',
      {
        ...common,
        requiredNamespaces: {},
        optionalNamespaces: asked,
        relays: [{ protocol: 'irn' }],
        pairingTopic: topic,
        proposer: us,
      },
      how,
    )
    outcomes.push(proposal.answer.then((answer) => settle(channel, keys, answer, asked, signal)))
    const decided = decide(outcomes)
    decided.catch(() => undefined)
    await Promise.all([...opened, ...sent, proposal.sent])
    const methods = signIn && ['wc_sessionAuthenticate']
    onCode({ uri: writePairingUri({ topic, key, expiresAt, methods }), expiresAt })
    return await decided
  } catch (error) {
    // A wallet that has scanned the code stops prompting.
    if (signal.aborted)
      channel.tell(topic, 'wc_pairingDelete', disconnectReason, { failFast: true }).catch(() => undefined)
    throw toReason(error)
  } finally {
    channel.shut(topic)
    channel.shut(answerTopic)
  }
}

export declare namespace pairOn {
  type Options = Omit<PairArgs, 'signal'> & {
    channel: Channel
    asked: Asked
    metadata: Metadata | undefined
    signal: AbortSignal
  }
}

/** The first success, or the first rejection. Requests the wallet does not support are ignored. */
function decide(outcomes: readonly Promise<Settled>[]): Promise<Settled> {
  let left = outcomes.length
  return new Promise((resolve, reject) => {
    for (const outcome of outcomes)
      outcome.then(resolve, (error) => {
        left -= 1
        const isUnknown = error instanceof PeerError && !declined.has(error.code)
        if (left === 0 || !isUnknown) reject(error)
      })
  })
}

async function authenticated(keys: AgreementKeys, granted: Authenticated | undefined): Promise<Settled> {
  if (!granted) throw new KitError(grantInvalid)
  const { publicKey, ...rest } = granted
  const key = await agree(keys, publicKey)
  // The expiry is implied, not negotiated.
  return { ...rest, key, topic: await topicOf(key), expiresAt: Date.now() + weekMs, changedBy: 0 }
}

async function agree(keys: AgreementKeys, publicKey: string): Promise<Bytes> {
  try {
    return await keys.agree(fromHex(publicKey))
  } catch (cause) {
    throw new KitError(grantInvalid, { cause })
  }
}

async function settle(
  channel: Channel,
  keys: AgreementKeys,
  answer: unknown,
  asked: Asked,
  signal: AbortSignal,
): Promise<Settled> {
  const responder = isRecord(answer) ? answer.responderPublicKey : undefined
  if (!isHex32(responder)) throw new KitError(grantInvalid)
  const key = await agree(keys, responder)
  const topic = await topicOf(key)
  try {
    const call = await firstCall(channel, topic, key, signal)
    const settled = readSettlement(call, responder, asked)
    channel.answer(topic, call, settled ? undefined : { code: 1006, message: 'Invalid settlement.' })
    if (!settled) throw new KitError(grantInvalid)
    return { topic, key, ...settled, signed: [] }
  } catch (error) {
    // After a refused settlement the wallet has no session; some fail on another message.
    if (!isKitError(error, grantInvalid))
      channel.tell(topic, 'wc_sessionDelete', disconnectReason, { failFast: true }).catch(() => undefined)
    channel.shut(topic)
    throw error
  }
}

/** Waits for the settlement, which the wallet sends. */
function firstCall(channel: Channel, topic: string, key: Bytes, signal: AbortSignal): Promise<Call> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
      reject(error)
    }
    const onAbort = () => fail(new KitError(requestAborted, { cause: signal.reason }))
    const timer = setTimeout(() => fail(new KitError(requestTimedOut)), settleTimeoutMs)
    signal.addEventListener('abort', onAbort)
    const onCall = (call: Call) => {
      if (call.method !== 'wc_sessionSettle') return
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
      resolve(call)
    }
    channel.open(topic, { key, onCall }, { signal }).catch(fail)
  })
}

function readSettlement({ id, params }: Call, responder: string, asked: Asked) {
  if (!isRecord(params) || !isRecord(params.controller)) return undefined
  const { controller, namespaces, expiry } = params
  // The wallet that settles must be the one that answered.
  if (controller.publicKey !== responder || typeof expiry !== 'number') return undefined
  const expiresAt = Math.min(expiry * 1_000, Date.now() + maxSessionMs)
  const grants = readGrants(namespaces, asked)
  if (!grants || !(expiresAt > Date.now())) return undefined
  return { ...readPeer(controller.metadata), expiresAt, grants, changedBy: orderOf(id) }
}

/** Metadata of the app for wallets. */
export function describe(metadata: Metadata | undefined) {
  const page = globalThis.location?.origin ?? ''
  const { name = page, description = '', url = page, icons = [] } = metadata ?? {}
  return { name, description, url, icons }
}

/** Error codes of a rejection: CAIP-25, and others in use. */
const declined = new Set([4001, 5000, 5001, 5002, 5003])

function toReason(error: unknown): KitError {
  if (isKitError(error, requestTimedOut)) return new KitError(pairingExpired)
  if (isKitError(error)) return error
  if (error instanceof PeerError && declined.has(error.code))
    return new KitError(connectionRejected, { cause: error })
  return new KitError(connectionFailed, { cause: error })
}

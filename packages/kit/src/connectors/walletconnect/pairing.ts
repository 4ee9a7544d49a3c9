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
import type { PairArgs, PairSigned } from '../../core/connector.ts'
import type { Metadata } from '../../core/metadata.ts'
import type { Authenticated } from './authenticate.ts'
import { type Bytes, fromHex, isHex32, randomBytes, toHex } from './bytes.ts'
import { type Call, type Channel, PeerError } from './channel.ts'
import { type Asked, type Grants, readGrants } from './grant.ts'
import { createAgreementKeys, topicOf } from './keys.ts'
import type { AgreementKeys } from './keyTypes.ts'
import { writePairingUri } from './pairingUri.ts'
import { type Peer, readPeer } from './peer.ts'
import { orderOf } from './rpc.ts'

/** Milliseconds a code can be scanned. */
const lifetime = 240_000
/** Milliseconds a wallet has, once it said yes, to say to what. */
const settling = 60_000
const week = 7 * 86_400_000
const longestSession = 30 * 86_400_000

/** Why a link ends, as the protocol words it. */
export const goodbye = { code: 6000, message: 'User disconnected.' }

/** What a wallet agreed to. */
export type Settled = Peer & {
  readonly topic: string
  readonly key: Bytes
  /** Unix milliseconds. */
  readonly expiresAt: number
  readonly grants: Grants
  readonly changedBy: number
  readonly signed: readonly PairSigned[]
}

/** Shows a code, waits for a wallet that reads it, and agrees on a session with it. */
export async function pairOn(options: pairOn.Options): Promise<Settled> {
  const { channel, asked, metadata, signal, onCode, signIn } = options
  const [key, keys] = [randomBytes(32), await createAgreementKeys()]
  const topic = await topicOf(key)
  const answerTopic = await topicOf(keys.publicKey)
  const authentication = signIn && (await import('./authenticate.ts'))
  const expiresAt = Date.now() + lifetime
  const common = { expiryTimestamp: Math.floor(expiresAt / 1_000) }
  const us = { publicKey: toHex(keys.publicKey), metadata: describe(metadata) }
  const how = { soon: true, signal, within: lifetime }
  try {
    const onCall = (call: Call) => void (call.method === 'wc_pairingPing' && channel.answer(topic, call))
    const opened = [channel.open(topic, { key, onCall }, how)]
    const sent: Promise<void>[] = []
    const outcomes: Promise<Settled>[] = []
    if (signIn && authentication) {
      // Wallets that know it leave the proposal aside; the others answer that.
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
    // A wallet that has read the code already need not ask its owner any more.
    if (signal.aborted)
      channel.tell(topic, 'wc_pairingDelete', goodbye, { soon: true }).catch(() => undefined)
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

/** The first that works; what a wallet does not know is left to the others, a no is a no. */
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
  // Both sides count on the same; neither says so.
  return { ...rest, key, topic: await topicOf(key), expiresAt: Date.now() + week, changedBy: 0 }
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
    // A settlement that was refused is over for the wallet: told again, some fail.
    if (!isKitError(error, grantInvalid))
      channel.tell(topic, 'wc_sessionDelete', goodbye, { soon: true }).catch(() => undefined)
    channel.shut(topic)
    throw error
  }
}

/** The settlement, which the wallet sends by itself. */
function firstCall(channel: Channel, topic: string, key: Bytes, signal: AbortSignal): Promise<Call> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
      reject(error)
    }
    const onAbort = () => fail(new KitError(requestAborted, { cause: signal.reason }))
    const timer = setTimeout(() => fail(new KitError(requestTimedOut)), settling)
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
  // Who settles is who answered.
  if (controller.publicKey !== responder || typeof expiry !== 'number') return undefined
  const expiresAt = Math.min(expiry * 1_000, Date.now() + longestSession)
  const grants = readGrants(namespaces, asked)
  if (!grants || !(expiresAt > Date.now())) return undefined
  return { ...readPeer(controller.metadata), expiresAt, grants, changedBy: orderOf(id) }
}

/** What a wallet shows of the app. */
export function describe(metadata: Metadata | undefined) {
  const page = globalThis.location?.origin ?? ''
  const { name = page, description = '', url = page, icons = [] } = metadata ?? {}
  return { name, description, url, icons }
}

/** As CAIP-25 wallets say that their owner said no, and as others do. */
const declined = new Set([4001, 5000, 5001, 5002, 5003])

function toReason(error: unknown): KitError {
  if (isKitError(error, requestTimedOut)) return new KitError(pairingExpired)
  if (isKitError(error)) return error
  if (error instanceof PeerError && declined.has(error.code))
    return new KitError(connectionRejected, { cause: error })
  return new KitError(connectionFailed, { cause: error })
}

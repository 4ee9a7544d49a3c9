import type { Namespace, RemoteEvent, RemoteGrant, RemoteLink } from '@latchkey/chains/driver'
import { isChainId, isNamespace, parseChainId } from '@latchkey/protocol/caip'
import { notConnected } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import type { ConnectorHost, PairArgs, Paired } from '../../core/connections/connector.ts'
import { showProviderAlert } from '../../core/modal/providerAlert.ts'
import { fromHex, toHex } from './bytes.ts'
import { type Call, type Channel, createChannel, PeerError } from './channel.ts'
import { askOf, readGrants } from './grant.ts'
import { openHeard } from './heard.ts'
import { createIdentity } from './keys.ts'
import type { Identity } from './keyTypes.ts'
import { disconnectReason, pairOn } from './pairing.ts'
import type { RelayOptions } from './relay.ts'
import { orderOf } from './rpc.ts'
import { type Link, openLinkStore } from './store.ts'

/** WalletConnect v2 client of the app: one session with one wallet, for all namespaces. */
export type SignClient = {
  grant(namespace: Namespace): RemoteGrant | undefined
  /** Restores the stored session, which another tab may have replaced. */
  restore(): Promise<void>
  pair(args: PairArgs): Promise<Paired>
  request: RemoteLink['request']
  /** Resolves if the wallet answers. */
  ping(): Promise<void>
  close(): Promise<void>
}

const leaveTimeoutMs = 2_000
const minuteMs = 60_000
const weekMs = 7 * 24 * 60 * minuteMs
/** Maximum delay of `setTimeout`. */
const maxTimerMs = 2 ** 31 - 1
const acknowledged = new Set<string>(['wc_sessionEvent', 'wc_sessionExtend', 'wc_sessionPing'])

export function createClient({ host, relay, emit }: createClient.Options): SignClient {
  const store = openLinkStore(host)
  let link: Link | undefined
  let identity: Identity | undefined
  let channel: Channel | undefined
  let expiry: ReturnType<typeof setTimeout> | undefined
  /** Channels with a pending pairing; may contain duplicates. */
  const pairing: Channel[] = []

  // Not cached, because networks can be added.
  const ask = () => askOf(host.drivers)
  const onRefused = (text: string) => showProviderAlert(host, text)
  const families = (of: Link | undefined) => Object.keys(of?.grants ?? {}).filter(isNamespace)

  /** All tabs share one identity at the relay: the stored one replaces a tab's own. */
  function channelOf(wanted: Identity): Channel {
    if (!channel || identity?.x !== wanted.x)
      use(createChannel({ ...relay, identity: wanted, onRefused }), wanted)
    return channel as Channel
  }

  function use(next: Channel, own: Identity): void {
    // A pending pairing still needs its channel.
    if (channel !== next && channel && !pairing.includes(channel)) channel.close()
    channel = next
    identity = own
  }

  function adopt(next: Link | undefined): void {
    const before = link
    link = next
    if (before && before.topic !== next?.topic) channel?.shut(before.topic)
    clearTimeout(expiry)
    if (next) {
      if (before?.topic !== next.topic || identity?.x !== next.identity.x) listen(next)
      awaitExpiry(next)
    }
    for (const namespace of new Set([...families(before), ...families(next)]))
      emit(namespace, { type: next?.grants[namespace] ? 'grant' : 'close' })
  }

  function awaitExpiry(of: Link): void {
    const left = of.expiresAt - Date.now()
    // A session may last longer than the maximum delay of a timer.
    expiry = setTimeout(() => (left > maxTimerMs ? awaitExpiry(of) : end()), Math.min(left, maxTimerMs))
    if (typeof expiry === 'object') (expiry as { unref?(): void }).unref?.()
  }

  function listen({ identity, topic, key }: Link): void {
    // In the background: the relay stores messages until then.
    channelOf(identity)
      .open(topic, { key: fromHex(key), heard: openHeard(host, topic), onCall })
      .catch(() => undefined)
  }

  function change(next: Link): void {
    store.write(next)
    adopt(next)
  }

  function end(): void {
    store.write(undefined)
    adopt(undefined)
  }

  function onCall(call: Call): void {
    const at = link
    if (!at || !channel) return
    const { id, method, params } = call
    if (method === 'wc_sessionDelete') {
      channel.answer(at.topic, call)
      end()
    } else if (method === 'wc_sessionEvent') tellEvent(at, params)
    else if (method === 'wc_sessionExtend')
      change({ ...at, expiresAt: Math.max(at.expiresAt, Date.now() + weekMs) })
    else if (method === 'wc_sessionUpdate') void update(at, call, orderOf(id))
    if (acknowledged.has(method)) channel.answer(at.topic, call)
  }

  async function update(at: Link, call: Call, changedBy: number): Promise<void> {
    const grants = readGrants(isRecord(call.params) ? call.params.namespaces : undefined, await ask())
    if (link?.topic !== at.topic) return
    // Ignore updates that arrive out of order.
    if (grants && changedBy > link.changedBy) change({ ...link, grants, changedBy })
    channel?.answer(at.topic, call, grants ? undefined : { code: 1003, message: 'Invalid update.' })
  }

  function tellEvent({ grants }: Link, params: unknown): void {
    if (!isRecord(params) || !isRecord(params.event) || !isChainId(params.chainId)) return
    const { namespace } = parseChainId(params.chainId)
    const { name, data } = params.event
    const grant = grants[namespace]
    if (typeof name !== 'string' || !grant?.events.includes(name)) return
    if (!grant.networks.includes(params.chainId)) return
    emit(namespace, { type: 'event', network: params.chainId, name, data })
  }

  /** Applies the stored session, which another tab may have changed, ended or replaced. */
  async function sync(isChanged: boolean): Promise<void> {
    const stored = store.read(await ask())
    // Without a change, an empty store may just mean that storage does not work.
    if (!stored && !isChanged) return
    const isSame = (['topic', 'expiresAt', 'changedBy'] as const).every(
      (key) => stored?.[key] === link?.[key],
    )
    if (!isSame) adopt(stored)
  }

  const stop = store.subscribe(() => void sync(true).catch(() => undefined))
  host.signal.addEventListener('abort', () => {
    stop()
    clearTimeout(expiry)
    for (const one of [channel, ...pairing]) one?.close()
  })

  function live(): { at: Link; on: Channel } {
    if (!link || !channel) throw new KitError(notConnected)
    return { at: link, on: channel }
  }

  /** Sends the disconnect to the wallet. Resolves after {@link leaveTimeoutMs} at the latest, but keeps trying. */
  async function leave(at: Link | undefined): Promise<void> {
    if (!at || !channel) return
    const signal = AbortSignal.timeout(minuteMs)
    const sent = channel
      .tell(at.topic, 'wc_sessionDelete', disconnectReason, { signal })
      .catch(() => undefined)
    await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, leaveTimeoutMs))])
  }

  return {
    grant(namespace) {
      const grant = link?.grants[namespace]
      return link && grant && { ...grant, name: link.name, apps: link.apps }
    },
    restore: () => sync(false),
    async pair({ signal, onCode, onReplace, signIn }) {
      const wanted = await ask()
      const own = link?.identity ?? identity ?? (await createIdentity())
      const on = channelOf(own)
      pairing.push(on)
      try {
        const { signed, key, ...settled } = await pairOn({
          onCode,
          // Namespaces that cannot sign in would be missing from the session.
          signIn: (await signsIn(host)) ? signIn : undefined,
          channel: on,
          asked: wanted,
          metadata: host.options.metadata,
          signal: AbortSignal.any([signal, host.signal]),
        })
        // Only one session at a time: disconnect the previous wallet.
        const left = leave(link)
        if (on !== channel) await left
        use(on, own)
        if (link) onReplace?.()
        change({ ...settled, key: toHex(key), identity: own })
        return { namespaces: families(link), signed }
      } finally {
        pairing.splice(pairing.indexOf(on), 1)
        if (on !== channel && !pairing.includes(on)) on.close()
      }
    },
    async request({ network, method, params, signal }) {
      const { at, on } = live()
      const grant = at.grants[parseChainId(network).namespace]
      // Many wallets never answer requests they have not approved.
      if (!grant?.networks.includes(network))
        throw new PeerError({ code: 4901, message: 'Not granted on this network.' })
      if (!grant.methods?.includes(method))
        throw new PeerError({ code: 4200, message: 'Not granted by the wallet.' })
      const timeoutMs = 5 * minuteMs
      const expiryTimestamp = Math.floor((Date.now() + timeoutMs) / 1_000)
      const body = { request: { method, params, expiryTimestamp }, chainId: network }
      return on.ask(at.topic, 'wc_sessionRequest', body, { timeoutMs, signal }).answer
    },
    async ping() {
      const { at, on } = live()
      await on.ask(at.topic, 'wc_sessionPing', {}, { timeoutMs: minuteMs }).answer
    },
    async close() {
      const left = leave(link)
      end()
      await left
    },
  }
}

/** Whether wallets of all namespaces can sign in during a pairing. */
async function signsIn({ drivers }: ConnectorHost): Promise<boolean> {
  const families = await Promise.all(drivers.map(({ remote }) => remote?.()))
  return families.every((family) => !family || family.signsIn)
}

export declare namespace createClient {
  type Options = {
    host: ConnectorHost
    relay: RelayOptions
    emit: (namespace: Namespace, event: RemoteEvent) => void
  }
}

import type { Namespace, RemoteEvent, RemoteGrant, RemoteLink } from '@latchkey/chains/driver'
import { isChainId, isNamespace, parseChainId } from '@latchkey/protocol/caip'
import { notConnected } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import type { ConnectorHost, PairArgs, Paired } from '../../core/connector.ts'
import { showProviderAlert } from '../../core/providerAlert.ts'
import { fromHex, toHex } from './bytes.ts'
import { type Call, type Channel, createChannel, PeerError } from './channel.ts'
import { askOf, readGrants } from './grant.ts'
import { createIdentity } from './keys.ts'
import type { Identity } from './keyTypes.ts'
import { goodbye, pairOn } from './pairing.ts'
import type { RelayOptions } from './relay.ts'
import { orderOf } from './rpc.ts'
import { type Link, openLinkStore } from './store.ts'

/** The app's side of WalletConnect v2: one link to one wallet, for all families at once. */
export type SignClient = {
  grant(namespace: Namespace): RemoteGrant | undefined
  /** Takes up the stored link, also where another tab has made a new one. */
  restore(): Promise<void>
  pair(args: PairArgs): Promise<Paired>
  request: RemoteLink['request']
  /** Whether the wallet is there. */
  ping(): Promise<void>
  close(): Promise<void>
}

const shortly = 2_000
const minute = 60_000
const week = 7 * 24 * 60 * minute
/** What a timer can count to. */
const longestTimer = 2 ** 31 - 1
const answeredAtOnce = new Set<string>(['wc_sessionEvent', 'wc_sessionExtend', 'wc_sessionPing'])

export function createClient({ host, relay, emit }: createClient.Options): SignClient {
  const store = openLinkStore(host)
  let link: Link | undefined
  let identity: Identity | undefined
  let channel: Channel | undefined
  let expiry: ReturnType<typeof setTimeout> | undefined
  /** Channels that codes are shown for; one may be there twice. */
  const pairing: Channel[] = []

  // Each time anew: the host may have added a network.
  const ask = () => askOf(host.drivers)
  const onRefused = (text: string) => showProviderAlert(host, text)
  const families = (of: Link | undefined) => Object.keys(of?.grants ?? {}).filter(isNamespace)

  /** All tabs are one client to the relay; a tab that finds another's key there takes that. */
  function channelOf(wanted: Identity): Channel {
    if (!channel || identity?.x !== wanted.x)
      use(createChannel({ ...relay, identity: wanted, onRefused }), wanted)
    return channel as Channel
  }

  function use(next: Channel, own: Identity): void {
    // A code that is shown here can be answered still.
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
    // A link may last for longer than a timer counts.
    expiry = setTimeout(() => (left > longestTimer ? awaitExpiry(of) : end()), Math.min(left, longestTimer))
    if (typeof expiry === 'object') (expiry as { unref?(): void }).unref?.()
  }

  function listen({ identity, topic, key }: Link): void {
    // Nobody waits for it: what is missed until then the relay keeps.
    channelOf(identity)
      .open(topic, { key: fromHex(key), onCall })
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
      change({ ...at, expiresAt: Math.max(at.expiresAt, Date.now() + week) })
    else if (method === 'wc_sessionUpdate') void update(at, call, orderOf(id))
    if (answeredAtOnce.has(method)) channel.answer(at.topic, call)
  }

  async function update(at: Link, call: Call, changedBy: number): Promise<void> {
    const grants = readGrants(isRecord(call.params) ? call.params.namespaces : undefined, await ask())
    if (link?.topic !== at.topic) return
    // What came late must not undo what came after it.
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

  /** Takes over what is stored: another tab may have changed it, ended it, or made another. */
  async function sync(isChanged: boolean): Promise<void> {
    const stored = store.read(await ask())
    // Where storage does not work, nothing stored says nothing.
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

  /** Tells the wallet, if need be when the relay is back; resolves when it was told, or takes too long to wait for. */
  async function leave(at: Link | undefined): Promise<void> {
    if (!at || !channel) return
    const signal = AbortSignal.timeout(minute)
    const told = channel.tell(at.topic, 'wc_sessionDelete', goodbye, { signal }).catch(() => undefined)
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, shortly))])
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
          // A recap speaks of one consent: families that cannot be in it would be lost.
          signIn: (await signsIn(host)) ? signIn : undefined,
          channel: on,
          asked: wanted,
          metadata: host.options.metadata,
          signal: AbortSignal.any([signal, host.signal]),
        })
        // At most one at a time: the wallet of before is told.
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
      // Many wallets never answer what they have not granted.
      if (!grant?.networks.includes(network))
        throw new PeerError({ code: 4901, message: 'Not granted on this network.' })
      if (!grant.methods.includes(method))
        throw new PeerError({ code: 4200, message: 'Not granted by the wallet.' })
      const within = 5 * minute
      const expiryTimestamp = Math.floor((Date.now() + within) / 1_000)
      const body = { request: { method, params, expiryTimestamp }, chainId: network }
      return on.ask(at.topic, 'wc_sessionRequest', body, { within, signal }).answer
    },
    async ping() {
      const { at, on } = live()
      await on.ask(at.topic, 'wc_sessionPing', {}, { within: minute }).answer
    },
    async close() {
      const left = leave(link)
      end()
      await left
    },
  }
}

/** Whether the wallets of all families can sign the visitor in on the way. */
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

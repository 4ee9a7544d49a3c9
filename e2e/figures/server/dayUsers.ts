import { origin } from '../../../apps/server/src/features/siwx/testing/signIn.ts'
import {
  aTopic,
  connectRelay,
  envelope,
  type RelayClient,
} from '../../../apps/server/src/relay/testing/relayClient.ts'
import { dayOfUser } from '../../../scripts/genScale.ts'
import { type Ask, ask, createAgent } from '../../server/ask.ts'
import { event, rpc, uncached } from '../../server/journey.ts'
import { signInOnce } from '../../server/signInOnce.ts'
import { answerBytes } from './answerBytes.ts'

/** Something that a user does, in milliseconds since the user came. */
export type Deed = { readonly at: number; readonly do: () => Promise<unknown> }

export type DayUsers = {
  /** All that a user does in a day. */
  deedsOf(user: number): Deed[]
  readonly seen: { calls: number; bytes: number; messages: number; failures: number; reasons: Set<string> }
  fail(reason: string): void
  /** The ids of events that were accepted. */
  readonly accepted: Set<string>
  /** Messages that have arrived at the other side. */
  delivered(): number
  stop(): Promise<void>
}

const audience = 'wss://relay.example'
export const relayEnv = { RELAY_URLS: audience }

/** Users of a day, who stay for a time that is many times shorter. */
export async function createDayUsers(options: createDayUsers.Options): Promise<DayUsers> {
  const { base, projectId, users, stayMs, faster } = options
  const url = `${base.replace('http', 'ws')}/relay`
  const agent = createAgent()
  const seen: DayUsers['seen'] = { calls: 0, bytes: 0, messages: 0, failures: 0, reasons: new Set() }
  const accepted = new Set<string>()
  // The other side of every pairing.
  const wallet = await connectRelay({ url, projectId, audience, ip: '192.0.2.1' })
  const topics = Array.from({ length: users }, aTopic)
  await wallet.call('irn_batchSubscribe', { topics })

  function fail(reason: string): void {
    seen.failures += 1
    seen.reasons.add(reason)
  }

  /** So many addresses for a user that each has the rate of a visitor. */
  function addressOf(user: number, turn: number): string {
    const one = Math.floor(turn % faster)
    return `10.${user % 250}.${Math.floor(one / 250)}.${one % 250}`
  }

  async function send(what: Ask, user: number, turn: number): Promise<number> {
    const headers = { ...what.headers, origin, 'x-forwarded-for': addressOf(user, turn) }
    const {
      status,
      headers: sent,
      body,
    } = await ask(base, { ...what, headers }, { agent, timeoutMs: 30_000 })
    seen.bytes += answerBytes(sent, body)
    const wrong = what.check ? what.check(status, body) : status < 300 ? undefined : `${status}`
    if (wrong) fail(`${what.kind}: ${wrong} ${body.slice(0, 100)}`)
    return status
  }

  async function connect(user: number, part: number): Promise<RelayClient> {
    const client = await connectRelay({ url, projectId, audience, ip: addressOf(user, part) })
    await client.call('irn_batchSubscribe', { topics: Array.from({ length: dayOfUser.topics }, aTopic) })
    return client
  }

  async function publish(client: Promise<RelayClient> | undefined, topic: string): Promise<void> {
    const message = { topic, message: envelope(), ttl: 300, tag: 1_108 }
    const sent = await (await client)?.call('irn_publish', message)
    if (sent?.result) seen.messages += 1
    else fail('message')
  }

  /** Spread over the stay. */
  function spread(count: number, run: (turn: number) => Promise<unknown>, first = 0.5): Deed[] {
    return Array.from({ length: count }, (_, turn) => ({
      at: ((turn + first) * stayMs) / count,
      do: () => run(turn),
    }))
  }

  function requestsOf(user: number): Deed[] {
    const { calls, hit, reads, events, signIns } = dayOfUser
    const pages = [
      `/v1/config?projectId=${projectId}`,
      `/getWallets?projectId=${projectId}&page=1&entries=40`,
    ]
    return [
      ...spread(calls, (turn) => {
        seen.calls += 1
        const isCached = turn % 10 < hit * 10
        return send(isCached ? rpc(projectId, 'eth_chainId') : uncached(projectId), user, turn)
      }),
      ...spread(reads, (turn) =>
        send({ kind: 'read', method: 'GET', path: pages[turn % 2] ?? '' }, user, turn),
      ),
      ...spread(events, async (turn) => {
        const one = event(projectId)
        if ((await send(one, user, turn)) === 202) accepted.add(one.eventId)
      }),
      // Most days, a user has a session already.
      ...spread(Math.floor((user + 1) * signIns) - Math.floor(user * signIns), () =>
        signInOnce(base, projectId, user),
      ),
    ]
  }

  function messagesOf(user: number): Deed[] {
    const { connects, messages } = dayOfUser
    let client: Promise<RelayClient> | undefined
    let sending: Promise<unknown> = Promise.resolve()
    const change = async (next: Promise<RelayClient> | undefined) => {
      const before = client
      client = next
      await Promise.all([next, sending])
      await (await before)?.close()
    }
    return [
      ...spread(connects, (part) => change(connect(user, part)), 0),
      ...spread(messages, () => {
        sending = publish(client, topics[user] ?? '')
        return sending
      }),
      { at: stayMs, do: () => change(undefined) },
    ]
  }

  return {
    deedsOf: (user) => [...requestsOf(user), ...messagesOf(user)],
    seen,
    fail,
    accepted,
    delivered: () => wallet.told.length,
    async stop() {
      agent.destroy()
      await wallet.close()
    },
  }
}

export declare namespace createDayUsers {
  type Options = {
    base: string
    projectId: string
    users: number
    stayMs: number
    /** How many times shorter. */
    faster: number
  }
}

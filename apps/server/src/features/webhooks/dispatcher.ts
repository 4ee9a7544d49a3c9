import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/schema.ts'
import { unsealBytes } from '../../secrets/sealBytes.ts'
import type { Keys } from '../../secrets/secrets.ts'
import { webhookSealName } from '../../secrets/webhookSecrets.ts'
import { failuresToRest } from './backoff.ts'
import { type Claimed, claim } from './claim.ts'
import type { Sender, Sent } from './createSender.ts'
import { type Outcome, settle } from './settle.ts'
import { signDelivery } from './signDelivery.ts'

const pollMs = 250
/** Outcomes of so long are recorded together. */
const settleMs = 15
/** Longer than any try. */
const leaseMs = 30_000
/** Deliveries that one process makes to one endpoint at the same time. */
const maxAtOnce = 64
const firstAtOnce = 4
const stopTimeoutMs = 5_000

/** What a process knows of an endpoint that has work. */
type Lane = {
  endpoint: Endpoint
  /** Deliveries that are made now, and how many may be: fewer after failures. */
  running: number
  atOnce: number
  after: string
  claiming: boolean
}

type Endpoint = {
  id: string
  url: string
  sealed_secret: Buffer
  previous_secret: Buffer | null
  previous_until: Date | null
  failures: number
}

/**
 * Delivers what is in the outbox, in every process with the role `worker`. Each endpoint has a lane
 * of its own, so that one that hangs delays no other.
 */
export function startDispatcher(options: startDispatcher.Options): startDispatcher.Running {
  const { db, clock, keys, log, sender } = options
  const lanes = new Map<string, Lane>()
  const done: Outcome[] = []
  const stopping = new AbortController()
  const giveUp = new AbortController()
  let settling: Promise<void> | undefined
  let settleTimer: NodeJS.Timeout | undefined

  async function findWork(): Promise<void> {
    const now = new Date(clock())
    const { rows } = await sql<Endpoint>`
      select id, url, sealed_secret, previous_secret, previous_until, failures
      from webhook_endpoints as endpoint
      where state = 'on' and (rest_until is null or rest_until <= ${now})
        and exists (
          select from webhook_outbox
          where endpoint_id = endpoint.id and state = 'waiting' and next_at <= ${now}
        )`.execute(db)
    const found = new Set(rows.map(({ id }) => id))
    for (const [id, lane] of lanes)
      if (!found.has(id) && lane.running === 0 && !lane.claiming) lanes.delete(id)
    for (const endpoint of rows) {
      const lane = lanes.get(endpoint.id) ?? {
        endpoint,
        running: 0,
        atOnce: firstAtOnce,
        after: '',
        claiming: false,
      }
      lane.endpoint = endpoint
      // One try tells whether a receiver that was down is back.
      if (endpoint.failures >= failuresToRest) lane.atOnce = 1
      lanes.set(endpoint.id, lane)
      fill(lane)
    }
  }

  /** Takes as many deliveries as the lane has room for. */
  function fill(lane: Lane): void {
    const room = lane.atOnce - lane.running
    if (room <= 0 || lane.claiming || stopping.signal.aborted) return
    const lease = randomUUID()
    const { after, endpoint } = lane
    lane.claiming = true
    claim(db, { endpointId: endpoint.id, room, lease, now: clock(), leaseMs, after })
      .then((found) => {
        lane.after = found.after
        for (const one of found.claimed) void deliver(lane, one, lease)
      })
      .catch(report)
      .finally(() => {
        lane.claiming = false
      })
  }

  async function deliver(lane: Lane, claimed: Claimed, lease: string): Promise<void> {
    lane.running++
    const { endpoint } = lane
    const at = clock()
    const secrets = secretsOf(endpoint, keys, at)
    const seconds = Math.floor(at / 1_000)
    const { body, eventId: id, tries } = claimed
    const sent = secrets
      ? await sender.send(endpoint.url, signDelivery({ id, body, seconds, secrets }), body, giveUp.signal)
      : unsigned
    lane.running--
    // What this process has cut off itself is made by another one, as soon as the lease ends.
    if (!sent.isAccepted && giveUp.signal.aborted) return
    lane.atOnce = sent.isAccepted ? Math.min(maxAtOnce, lane.atOnce + 1) : Math.max(1, lane.atOnce - 1)
    done.push({ id: claimed.id, endpointId: endpoint.id, lease, tries, at, sent })
    settleTimer ??= setTimeout(settleSoon, settleMs)
  }

  function settleSoon(): void {
    settleTimer = undefined
    settling ??= settleAll().finally(() => {
      settling = undefined
      if (done.length > 0 && !giveUp.signal.aborted) settleTimer ??= setTimeout(settleSoon, settleMs)
    })
  }

  async function settleAll(): Promise<void> {
    const batch = done.splice(0, 500)
    if (batch.length === 0) return
    try {
      const off = await settle(db, batch, clock())
      for (const id of off) log.warn({ webhook: id }, 'webhook switched off: its receiver does not accept')
    } catch (error) {
      // Kept until the database is back; if the leases end before, the deliveries are made again.
      done.unshift(...batch)
      report(error)
      await sleep(1_000, undefined, { ref: false })
      return
    }
    // If none was accepted the next round decides, which knows whether the receiver rests.
    for (const id of new Set(
      batch.filter(({ sent }) => sent.isAccepted).map(({ endpointId }) => endpointId),
    )) {
      const lane = lanes.get(id)
      if (lane) fill(lane)
    }
  }

  function report(error: unknown): void {
    log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'webhooks: the database failed')
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await findWork().catch(report)
      await sleep(pollMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const running = run()

  return {
    async stop() {
      stopping.abort()
      await running
      const isIdle = () => [...lanes.values()].every((lane) => lane.running === 0 && !lane.claiming)
      for (const until = performance.now() + stopTimeoutMs; !isIdle() && performance.now() < until; )
        await sleep(20)
      giveUp.abort()
      clearTimeout(settleTimer)
      await settling
      await settleAll()
    },
  }
}

export declare namespace startDispatcher {
  type Options = {
    db: Kysely<Database>
    clock: Clock
    /** That seal secrets. */
    keys: Keys
    log: Pick<Logger, 'warn'>
    sender: Pick<Sender, 'send'>
  }
  type Running = {
    /** Lets running deliveries end for some seconds. */
    stop(): Promise<void>
  }
}

const unsigned: Sent = { isAccepted: false, status: null, problem: 'secret', milliseconds: 0, answer: null }

/** Undefined if `SECRET` does not decrypt it: the owner makes another one. */
function secretsOf(endpoint: Endpoint, keys: Keys, now: number): readonly Buffer[] | undefined {
  const { id, sealed_secret, previous_secret, previous_until } = endpoint
  const open = (sealed: Buffer) => unsealBytes(keys, webhookSealName(id), sealed)?.bytes
  const current = open(sealed_secret)
  const isOver = !previous_until || previous_until.getTime() <= now
  const previous = isOver || !previous_secret ? undefined : open(previous_secret)
  return current && (previous ? [current, previous] : [current])
}

import { setTimeout as wait } from 'node:timers/promises'
import type { SignedMessage } from '@latchkey/protocol/http/names'
import { createPerson, signNames } from './signNames.ts'

/**
 * Registers the same names concurrently from many accounts. Each sends one signed
 * message per name, and repeats it on no response or 5xx, until it gets 200 or 409.
 *
 * @example
 * const race = await raceRegistrations({ zone, names: 60, racers: 40, register, meanwhile: killAndRestart })
 * for (const [name, winners] of race.winners) expect(winners).toHaveLength(1)
 */
export async function raceRegistrations(options: raceRegistrations.Options): Promise<Race> {
  const { zone, names, racers, workers = 80, timeoutMs = 60_000, register, meanwhile } = options
  const labels = Array.from({ length: names }, (_, index) => `race-${index}-name.${zone}`)
  const people = Array.from({ length: racers }, createPerson)
  // All racers of a name start together: name by name, account by account.
  const entries = labels.flatMap((name) => people.map((person) => ({ name, person })))
  const winners = new Map<string, string[]>(labels.map((name) => [name, []]))
  const statuses: Record<string, number> = {}
  let repeated = 0
  const until = Date.now() + timeoutMs

  async function enter({ name, person }: (typeof entries)[number]): Promise<void> {
    const signed = await signNames(person, { name, nonce: crypto.randomUUID() })
    for (;;) {
      const status = await register(signed).catch(() => 0)
      statuses[status] = (statuses[status] ?? 0) + 1
      if (status === 200) winners.get(name)?.push(person.address)
      if ((status > 0 && status < 500) || Date.now() > until) return
      repeated++
      await wait(20 + Math.random() * 80)
    }
  }

  const work = Array.from({ length: workers }, async () => {
    for (let entry = entries.shift(); entry; entry = entries.shift()) await enter(entry)
  })
  await Promise.all([...work, meanwhile?.()])
  return { attempts: names * racers, repeated, statuses, winners }
}

export declare namespace raceRegistrations {
  type Options = {
    zone: string
    /** Number of names. */
    names: number
    /** Number of accounts per name. */
    racers: number
    /** Number of concurrent requests. @default 80 */
    workers?: number | undefined
    /** How long requests are repeated. @default 60_000 */
    timeoutMs?: number | undefined
    /** Sends one registration; resolves to the status, rejects without a response. */
    register(signed: SignedMessage): Promise<number>
    /** Runs during the race, such as a kill. */
    meanwhile?: (() => Promise<void>) | undefined
  }
}

export type Race = {
  readonly attempts: number
  /** Number of retries. */
  readonly repeated: number
  /** Responses by status; 0 for none. */
  readonly statuses: Readonly<Record<string, number>>
  /** The accounts that got 200, by name. */
  readonly winners: ReadonlyMap<string, readonly string[]>
}

import { setTimeout as wait } from 'node:timers/promises'
import type { SignedMessage } from '@latchkey/protocol/http/names'
import { createPerson, signNames } from './signNames.ts'

/**
 * Many people try to take the same names at the same time. Each sends one
 * signed message per name, and the same one again when it hears nothing or
 * 5xx, until it is told 200 or 409.
 *
 * @example
 * const race = await raceRegistrations({ zone, names: 60, racers: 40, register, meanwhile: killAndRestart })
 * for (const [name, winners] of race.winners) expect(winners).toHaveLength(1)
 */
export async function raceRegistrations(options: raceRegistrations.Options): Promise<Race> {
  const { zone, names, racers, workers = 80, patience = 60_000, register, meanwhile } = options
  const labels = Array.from({ length: names }, (_, index) => `race-${index}-name.${zone}`)
  const people = Array.from({ length: racers }, createPerson)
  // All who want a name come at once: name by name, person by person.
  const entries = labels.flatMap((name) => people.map((person) => ({ name, person })))
  const winners = new Map<string, string[]>(labels.map((name) => [name, []]))
  const statuses: Record<string, number> = {}
  let repeated = 0
  const until = Date.now() + patience

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
    /** How many names are fought over. */
    names: number
    /** How many people want each. */
    racers: number
    /** How many requests are under way at once. @default 80 */
    workers?: number | undefined
    /** Milliseconds after which nobody repeats a request any more. @default 60_000 */
    patience?: number | undefined
    /** Sends one registration; resolves to the status, rejects when there was no answer. */
    register(signed: SignedMessage): Promise<number>
    /** Happens during the race, such as a kill. */
    meanwhile?: (() => Promise<void>) | undefined
  }
}

export type Race = {
  readonly attempts: number
  /** How often somebody had to ask again. */
  readonly repeated: number
  /** Answers by status; 0 is none. */
  readonly statuses: Readonly<Record<string, number>>
  /** Everybody who was told 200, by name. */
  readonly winners: ReadonlyMap<string, readonly string[]>
}

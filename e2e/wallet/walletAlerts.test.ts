import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkAlerts, type Scrape, scrape } from '../server/firedAlerts.ts'
import { losses } from './faults/losses.ts'
import { logIn } from './logIn.ts'
import { createVisitor, type Visitor } from './visitor.ts'
import { type WalletWorld, withWalletWorld } from './withWalletWorld.ts'

/** Counts as a minute for the rules. */
const everyMs = 200
const healthyScrapes = 8
// The slowest rule waits for 15.
const faultScrapes = 24

let folder: string
let world: WalletWorld
let visitor: Visitor
let end: () => void
let ended: Promise<void>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'latchkey-wallet-alerts-'))
  const ready = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  end = over.resolve
  ended = withWalletWorld(async (given) => {
    world = given
    visitor = await createVisitor(given, 'alerts@mail.test')
    await logIn(visitor, { mail: given.mail, authUrl: given.api, onFailure: () => undefined })
    await open()
    ready.resolve()
    await over.promise
  })
  await Promise.race([ready.promise, ended])
}, 120_000)
afterAll(async () => {
  end()
  await ended
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

/** Opens the wallet as a page that was just loaded does: the vault and the escrow release their parts. */
async function open(): Promise<void> {
  const page = visitor.reload()
  await (await page.user.wallet()).view()
  page.user.close()
}

/** A visitor who asks for a mail. */
async function begin(): Promise<void> {
  const newcomer = await createVisitor(world, `alerts-${crypto.randomUUID()}@mail.test`)
  await newcomer.login.start(newcomer.email, 'en', AbortSignal.timeout(10_000))
}

async function readAll(): Promise<Scrape> {
  const all = Object.entries(world.opsUrls).map(async ([role, url]) => {
    const one = await scrape(url, role)
    // As Prometheus notes it of every process.
    return [...one, [`up{instance="${role}",job="latchkey"}`, one.size > 0 ? '1' : '0']] as const
  })
  return new Map((await Promise.all(all)).flat() as [string, string][])
}

async function record(count: number, acts: readonly (() => Promise<void>)[]): Promise<Scrape[]> {
  const scrapes: Scrape[] = []
  for (let index = 0; index < count; index++) {
    const pause = sleep(everyMs)
    // One at a time of each, and failures are what is measured.
    const calls = Promise.allSettled(acts.map((act) => act()))
    await Promise.race([calls, pause])
    scrapes.push(await readAll())
    await pause
  }
  return scrapes
}

type Case = [name: string, alerts: string[], acts: readonly (() => Promise<void>)[]]

// A process that is away counts nothing: visitors are left out where it is one.
test.each<Case>([
  ['kms', ['KmsAway', 'ReleasesFail', 'BudgetBurnsFast', 'BudgetBurns'], [open, begin]],
  ['auth', ['ProcessAway'], []],
  ['vault', ['ProcessAway'], []],
  ['mail', ['MailFails'], [open, begin]],
])('behavior: without %s, these alerts fire: %j', { timeout: 180_000 }, async (name, alerts, acts) => {
  const loss = losses[name]?.(world)
  const healthy = await record(healthyScrapes, acts)
  await loss?.lose()
  const scrapes = [...healthy, ...(await record(faultScrapes, acts))]
  await loss?.restore()
  checkAlerts(join(folder, `${name}.json`), scrapes, alerts)
  await expect.poll(() => open().then(() => 'open', String), { timeout: 90_000 }).toBe('open')
})

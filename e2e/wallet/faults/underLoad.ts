import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { failureOf } from '../../../apps/frame/src/login/failureOf.ts'
import type { WalletView } from '../../../apps/frame/src/serveVault.ts'
import type { Fault } from '../../../scripts/faults.ts'
import { quick, scale } from '../../server/settings.ts'
import { inLanes } from '../inLanes.ts'
import { logIn, MailLostError, PageAwayError } from '../logIn.ts'
import { uncatalogued } from '../uncatalogued.ts'
import { createVisitor, type Visitor } from '../visitor.ts'
import { verifySignature } from '../walletFamilies.ts'
import type { WalletWorld } from '../withWalletWorld.ts'

/** Something that wallets depend on, and how it is lost. */
export type Loss = {
  readonly fault: string
  lose(): Promise<unknown> | unknown
  restore(): Promise<unknown> | unknown
}

const logins = scale(200, 8)
const signatures = scale(2_000, 40)
/** Logged in before anything is lost, so that there are wallets to sign with. */
const firstVisitors = scale(10, 3)
const loginLanes = scale(8, 4)
const signLanes = scale(8, 4)
/** The share of the work after which it is lost, and for how long: the second time longer than the server waits for a database. */
const times: readonly [share: number, awayMs: number][] = quick
  ? [[0.25, 700]]
  : [
      [0.15, 1_500],
      [0.5, 9_000],
    ]
/** After this, a visitor has given up. */
const givesUpMs = 90_000
const retryMs = 300

type Owner = { visitor: Visitor; readonly view: WalletView }

/**
 * Logs visitors in and signs with their wallets while something is lost and comes back.
 * Checks that every wallet still opens with the addresses it had, that every signature is of
 * its first address, that every failure tells the visitor what to do, and that all work is
 * done in the end without help.
 */
export async function underLoad(
  world: WalletWorld,
  { fault, lose, restore }: Loss,
  report: (fault: Fault) => void,
): Promise<void> {
  const owners: Owner[] = []
  const failures = new Map<string, number>()
  const problems = new Set<string>()
  const unfinished: string[] = []
  let [done, wrong, lastRestored, backMs] = [0, 0, 0, 0]
  let signed = 0
  let loggedIn = 0

  function note(error: unknown): void {
    const isTold = error instanceof PageAwayError || error instanceof MailLostError
    const problem = isTold ? undefined : uncatalogued(error)
    if (problem) problems.add(problem)
    const name = failureOf(error).code ?? (error as Error).name
    failures.set(name, (failures.get(name) ?? 0) + 1)
  }

  /** A visitor who tries again when told so. */
  async function persist<Value>(what: string, act: () => Promise<Value>): Promise<Value | undefined> {
    for (const until = performance.now() + givesUpMs; performance.now() < until; )
      try {
        return await act()
      } catch (error) {
        note(error)
        const { retryAfter } = failureOf(error)
        await sleep(retryAfter === undefined ? retryMs : retryAfter * 1_000)
      }
    unfinished.push(what)
    return undefined
  }

  function finish(): void {
    done += 1
    if (lastRestored && backMs === 0) backMs = performance.now() - lastRestored
  }

  async function arrive(visitor: Visitor): Promise<WalletView | undefined> {
    const options = { mail: world.mail, authUrl: world.api, onFailure: note }
    const isIn = await persist('login', async () => {
      await logIn(visitor, options)
      return true
    })
    return isIn ? persist('wallet', async () => (await visitor.user.wallet()).view()) : undefined
  }

  async function join(): Promise<void> {
    loggedIn += 1
    const name = `${fault.replaceAll(/\W+/g, '-')}-${loggedIn}`
    const visitor = await createVisitor(world, `${name}@mail.test`.toLowerCase())
    const view = await arrive(visitor)
    if (view) owners.push({ visitor, view })
    finish()
  }

  async function signOne(index: number): Promise<void> {
    const { visitor, view } = owners[index % owners.length] as Owner
    const account = view.accounts[index % view.accounts.length]
    if (!account) throw new Error('The wallet has no account.')
    const bytes = randomBytes(32)
    const { namespace, index: place } = account
    const signature = await persist('signature', async () =>
      (await visitor.user.wallet()).sign({ namespace, index: place, bytes }),
    )
    if (signature && !(await verifySignature(account, bytes, signature))) wrong += 1
    finish()
  }

  async function lane(work: () => Promise<void> | undefined): Promise<void> {
    for (let one = work(); one; one = work()) await one
  }

  await Promise.all(Array.from({ length: firstVisitors }, join))
  const whole = logins + signatures
  const working = Promise.all([
    ...Array.from({ length: loginLanes }, () => lane(() => (loggedIn < logins ? join() : undefined))),
    ...Array.from({ length: signLanes }, () =>
      lane(() => (signed < signatures ? signOne(signed++) : undefined)),
    ),
  ])
  const backs: number[] = []
  for (const [share, awayMs] of times) {
    while (done < whole * share) await sleep(5)
    lastRestored = 0
    await lose()
    await sleep(awayMs)
    await restore()
    backMs = 0
    lastRestored = performance.now()
    while (backMs === 0 && done < whole) await sleep(5)
    backs.push(backMs)
  }
  await working

  const lost = await countLost(world, owners, arrive)
  const asked = [...failures.values()].reduce((sum, count) => sum + count, 0)
  report({
    fault,
    requests: logins + signatures,
    failures: unfinished.length + wrong,
    lost,
    ok: !unfinished.length && !wrong && !lost && !problems.size && owners.length === logins,
    note: [
      `${owners.length} wallets, ${signed} signatures, ${wrong} of another key`,
      `away ${times.map(([, awayMs]) => awayMs / 1_000).join(' and ')} s, work done again ${backs.map((ms) => `${Math.round(ms)} ms`).join(' and ')} after it was back`,
      `${asked} failures told: ${[...failures].map(([code, count]) => `${count} × ${code}`).join(', ') || 'none'}`,
      ...problems,
    ].join('; '),
  })
  for (const { visitor } of owners) visitor.user.close()
}

/** Wallets that do not open with their addresses: on the same device in a new visit, and some on a new device. */
async function countLost(
  world: WalletWorld,
  owners: readonly Owner[],
  arrive: (visitor: Visitor) => Promise<WalletView | undefined>,
): Promise<number> {
  const same = (one: WalletView | undefined, other: WalletView) =>
    JSON.stringify(one?.accounts.map(({ address }) => address)) ===
    JSON.stringify(other.accounts.map(({ address }) => address))
  let lost = 0
  await inLanes(owners, 4, async ({ visitor, view }, index) => {
    visitor.user.close()
    const again = visitor.reload()
    const opened = await again.user
      .wallet()
      .then((wallet) => wallet.view())
      .catch(() => undefined)
    again.user.close()
    const other = index % 10 === 0 ? await createVisitor(world, visitor.email) : undefined
    const moved = other && (await arrive(other))
    other?.user.close()
    if (!same(opened, view) || (other && !same(moved, view))) lost += 1
  })
  return lost
}

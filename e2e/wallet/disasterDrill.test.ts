import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WalletView } from '../../apps/frame/src/serveVault.ts'
import { openKms } from '../../apps/server/src/kms/openKms.ts'
import { type Postgres, startPostgres } from '../../apps/server/src/testing/startPostgres.ts'
import { psql } from '../server/psql.ts'
import { losses } from './faults/losses.ts'
import { inLanes } from './inLanes.ts'
import { logIn } from './logIn.ts'
import { openStolen } from './openStolen.ts'
import { createVisitor, type Visitor } from './visitor.ts'
import { verifySignature } from './walletFamilies.ts'
import { type WalletWorld, withWalletWorld } from './withWalletWorld.ts'

// The day on which the database of the vaults is gone. Every role is a process of its own, PostgreSQL
// and the HSM are real, and visitors run the code of the wallet's frame.

const count = Number(process.env.DRILL ?? (process.env.EXHAUSTIVE ? 1_000 : 6))
const lanes = 8
const timeout = 60_000 + count * 4_000

type Owner = { visitor: Visitor; readonly view: WalletView; readonly isSecured: boolean }

let world: WalletWorld
let end: () => void
let over: Promise<unknown>
let standby: Postgres
const folder = mkdtempSync(join(tmpdir(), 'latchkey-disaster-'))
const owners: Owner[] = []
const roles = ['auth', 'vault', 'escrow'] as const

beforeAll(async () => {
  const ready = Promise.withResolvers<void>()
  over = withWalletWorld((made) => {
    world = made
    ready.resolve()
    return new Promise<void>((resolve) => {
      end = resolve
    })
  })
  over.catch(ready.reject)
  await ready.promise
  const { url } = world.postgres
  standby = await startPostgres({ standbyOf: url })
  // No answer before it is on both: a half that was confirmed must not be lost.
  psql(url, `alter system set synchronous_standby_names = '*'`)
  psql(url, 'select pg_reload_conf()')
  while (psql(url, 'select sync_state from pg_stat_replication') !== 'sync') await sleep(50)
  await inLanes(Array.from({ length: count }), lanes, async (_, index) =>
    owners.push(await createOwner(index)),
  )
}, timeout)
afterAll(async () => {
  end?.()
  await over
  await standby?.stop()
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

/** A visitor with a new wallet; every second one makes it their own, with two kits. */
async function createOwner(index: number): Promise<Owner> {
  const visitor = await createVisitor(world, `drill-${index}@mail.test`)
  await logIn(visitor, { mail: world.mail, authUrl: world.api, onFailure: () => undefined })
  const wallet = await visitor.user.wallet()
  const view = await wallet.view()
  const isSecured = index % 2 === 1
  if (isSecured) {
    const codes = [0, 1].map(() => wallet.manage({ verb: 'createKitCode' }) as Promise<string>)
    const kits = (await Promise.all(codes)).map((code) => ({ kind: 'kit' as const, code }))
    for (const factor of kits) await wallet.manage({ verb: 'addFactor', factor })
    const drop = view.factors.filter(({ kind }) => kind === 'escrow').map(({ id }) => id)
    await wallet.manage({ verb: 'rotate', factors: kits, drop })
  }
  visitor.user.close()
  return { visitor, view, isSecured }
}

/** How many wallets open with the addresses they had, and sign. */
async function countOpened(): Promise<number> {
  let opened = 0
  await inLanes(owners, lanes, async (owner) => {
    const { view } = owner
    owner.visitor = owner.visitor.reload()
    const { user } = owner.visitor
    const bytes = randomBytes(32)
    const [account] = view.accounts
    if (!account) throw new Error('The wallet has no account.')
    const { index, namespace } = account
    const isSame = await user
      .wallet()
      .then(async (wallet) => {
        const { accounts } = await wallet.view()
        const signature = await wallet.sign({ namespace, index, bytes })
        return (
          accounts.map(({ address }) => address).join() ===
            view.accounts.map(({ address }) => address).join() &&
          (await verifySignature(account, bytes, signature))
        )
      })
      .catch(() => false)
    if (isSame) opened += 1
    user.close()
  })
  return opened
}

test('behavior: the primary is lost, and its replica promoted: no wallet is lost', { timeout }, async ({
  annotate,
}) => {
  expect(owners).toHaveLength(count)
  await world.postgres.kill()
  await standby.promote(Number(new URL(world.postgres.url).port))
  psql(world.postgres.url, 'alter system reset synchronous_standby_names')
  psql(world.postgres.url, 'select pg_reload_conf()')
  expect(await countOpened()).toBe(count)
  await annotate(`0 of ${count} lost with the primary`, 'size')
})

test('behavior: all databases are lost, and restored from a backup: no wallet is lost', { timeout }, async ({
  annotate,
}) => {
  const bin = process.env.POSTGRES_BIN ?? '/usr/lib/postgresql/15/bin'
  const file = (role: string) => join(folder, `${role}.dump`)
  for (const role of roles)
    execFileSync(join(bin, 'pg_dump'), ['--format', 'custom', '--file', file(role), world.databases[role]])
  await standby.stop()
  standby = await startPostgres({ port: Number(new URL(world.postgres.url).port) })
  for (const role of roles) {
    psql(world.postgres.url, `create database wallet_${role}`)
    execFileSync(join(bin, 'pg_restore'), ['--dbname', world.databases[role], file(role)])
  }
  expect(await countOpened()).toBe(count)
  await annotate(`0 of ${count} lost with all databases`, 'size')
})

test('behavior: a thief with all databases and the HSM opens the assisted wallets, and no secured one; without the HSM none (threats 20, 21)', {
  timeout,
}, async ({ annotate }) => {
  const open = (role: 'vault' | 'escrow') =>
    openKms(world.hsm.url(role), { credential: world.hsm.pin, timeoutMs: 30_000 })
  const keys = { vault: await open('vault'), escrow: await open('escrow') }
  try {
    const stolen = await openStolen(world.databases, keys)
    const addressesOf = (isSecured: boolean) =>
      owners.filter((owner) => owner.isSecured === isSecured).map(({ view }) => view.accounts[0]?.address)
    expect(stolen.toSorted()).toEqual(addressesOf(false).toSorted())
    expect(stolen.filter((address) => addressesOf(true).includes(address))).toEqual([])
    expect(await openStolen(world.databases, undefined)).toEqual([])
    const secured = owners.filter(({ isSecured }) => isSecured).length
    await annotate(`0 of ${secured} secured wallets opened with databases and HSM`, 'size')
    await annotate(`0 of ${count} opened with databases alone`, 'size')
  } finally {
    await Promise.all([keys.vault.close(), keys.escrow.close()])
  }
})

test('behavior: without the HSM no wallet opens, on any device; with it all do again', {
  timeout,
}, async () => {
  const loss = losses.kms?.(world)
  await loss?.lose()
  expect(await countOpened()).toBe(0)
  await loss?.restore()
  await expect.poll(() => countOpened(), { timeout: timeout / 2, interval: 1_000 }).toBe(count)
})

import { randomBytes } from 'node:crypto'
import { childrenOf } from '../../../apps/server/src/testing/childrenOf.ts'
import type { Figure } from '../../../scripts/figures.ts'
import { cpuTime } from '../../server/processCost.ts'
import { psql } from '../../server/psql.ts'
import { serverCore } from '../../server/runLoad.ts'
import { inLanes } from '../../wallet/inLanes.ts'
import { logIn } from '../../wallet/logIn.ts'
import { createVisitor, type Visitor } from '../../wallet/visitor.ts'
import { walletFamilies } from '../../wallet/walletFamilies.ts'
import { type Role, type WalletWorld, withWalletWorld } from '../../wallet/withWalletWorld.ts'
import { loadNote } from './withRig.ts'

const lanes = 8
/** Code is compiled by the first ones. */
const warmUps = 40
const visitors = 400
const signatures = 4_000

/** What logins, wallets and signatures cost each role: processor time, and calls of its KMS. */
export async function measureCosts(report: (figure: Figure) => void): Promise<void> {
  const cores = { auth: serverCore, vault: serverCore, escrow: serverCore }
  await withWalletWorld((world) => measure(world, report), { cores })
}

async function measure(world: WalletWorld, report: (figure: Figure) => void): Promise<void> {
  let count = 0
  const enter = async () => {
    const visitor = await createVisitor(world, `cost-${++count}@mail.test`)
    await logIn(visitor, {
      mail: world.mail,
      authUrl: world.api,
      onFailure: (error) => {
        throw error
      },
    })
    return visitor
  }
  const open = async ({ user }: Visitor) => void (await (await user.wallet()).view())
  const signWith = async ({ user }: Visitor, index: number) => {
    const { namespace = '' } = walletFamilies[index % walletFamilies.length] ?? {}
    await (await user.wallet()).sign({ namespace, index: 0, bytes: randomBytes(32) })
  }

  await inLanes(numbers(warmUps), lanes, async () => {
    const visitor = await enter()
    await open(visitor)
    await signWith(visitor, 0)
    visitor.user.close()
  })

  const arrived: Visitor[] = []
  const login = await costOf(world, visitors, async () => void arrived.push(await enter()))
  const wallet = await costOf(world, visitors, async (index) => open(arrived[index] as Visitor))
  const signature = await costOf(world, signatures, async (index) => {
    await signWith(arrived[index % visitors] as Visitor, index)
  })
  for (const { user } of arrived) user.close()

  const time = (name: string, value: number, note: string) =>
    report({ name, value: Math.round(value), unit: 'µs of processor time', note: `${note}, ${loadNote()}` })
  const rate = (name: string, micros: number) =>
    report({
      name,
      value: Math.floor(1_000_000 / micros),
      unit: 'a second and core',
      note: 'limits are off; PostgreSQL not counted',
    })
  const logins = `${visitors} logins with start, link, code and tokens`
  time('a login', login.auth.micros, `${logins}, role auth`)
  rate('logins', login.auth.micros)
  time('a new wallet, role vault', wallet.vault.micros, `${visitors} wallets, with the HSM's library`)
  time('a new wallet, role escrow', wallet.escrow.micros, `${visitors} wallets, with the HSM's library`)
  time('a signature', signature.vault.micros, `${signatures} signatures, role vault, with the HSM's library`)
  rate('releases of halves', signature.vault.micros)
  const calls = (name: string, value: number) =>
    report({ name, value: Number(value.toFixed(2)), unit: 'calls', note: 'secrets wrapped and released' })
  calls('KMS calls of a login', login.auth.kmsCalls)
  calls('KMS calls of a new wallet', wallet.vault.kmsCalls + wallet.escrow.kmsCalls)
  calls('KMS calls of a signature', signature.vault.kmsCalls)
}

type Cost = { readonly micros: number; readonly kmsCalls: number }

/** What one of so many costs each role. */
async function costOf(
  world: WalletWorld,
  times: number,
  work: (index: number) => Promise<void>,
): Promise<Record<Role, Cost>> {
  const roles = ['auth', 'vault', 'escrow'] as const
  const read = () => roles.map((role) => [role, microsOf(world, role), kmsCallsOf(world, role)] as const)
  const before = read()
  await inLanes(numbers(times), lanes, work)
  const after = read()
  const costs = after.map(([role, micros, calls], index) => {
    const [, micros0 = 0, calls0 = 0] = before[index] ?? []
    return [role, { micros: (micros - micros0) / times, kmsCalls: (calls - calls0) / times }] as const
  })
  return Object.fromEntries(costs) as Record<Role, Cost>
}

/** Of the process of a role, and of those it has started for the library of its HSM. */
function microsOf({ processes }: WalletWorld, role: Role): number {
  const { pid } = processes[role]
  return [pid, ...childrenOf(pid)].reduce((sum, one) => sum + cpuTime(one), 0)
}

/** Each wrapped secret is one call, and so is each entry of the audit log, which is a release. */
function kmsCallsOf({ databases }: WalletWorld, role: Role): number {
  const statement = {
    auth: 'select count(*) from login_data_keys',
    vault: 'select (select count(*) from vault_pairs) + (select count(*) from audit)',
    escrow: 'select (select count(*) from escrow_secrets) + (select count(*) from audit)',
  }[role]
  return Number(psql(databases[role], statement))
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

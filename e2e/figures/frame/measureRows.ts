import { randomBytes, randomUUID } from 'node:crypto'
import { createAuditWriter } from '../../../apps/server/src/audit/createAuditWriter.ts'
import { openDatabase } from '../../../apps/server/src/db/openDatabase.ts'
import { createSecrets } from '../../../apps/server/src/features/escrow/secrets.ts'
import type { EscrowTables } from '../../../apps/server/src/features/escrow/tables.ts'
import type { AccessTokens } from '../../../apps/server/src/features/login/accessTokens.ts'
import { createAccounts } from '../../../apps/server/src/features/login/accounts.ts'
import { storeAddress } from '../../../apps/server/src/features/login/addresses.ts'
import { createApps } from '../../../apps/server/src/features/login/apps.ts'
import type { Attempt } from '../../../apps/server/src/features/login/attempts.ts'
import type { NewDevices } from '../../../apps/server/src/features/login/newDevices.ts'
import { createSessions } from '../../../apps/server/src/features/login/sessions.ts'
import type { LoginTables } from '../../../apps/server/src/features/login/tables.ts'
import type { VaultTables } from '../../../apps/server/src/features/vault/tables.ts'
import { createWallets } from '../../../apps/server/src/features/vault/wallets.ts'
import type { Figure } from '../../../scripts/figures.ts'
import { psql } from '../../server/psql.ts'
import { silent } from '../../server/silent.ts'
import { inLanes } from '../../wallet/inLanes.ts'
import { logIn } from '../../wallet/logIn.ts'
import { createVisitor } from '../../wallet/visitor.ts'
import { type WalletWorld, withWalletWorld } from '../../wallet/withWalletWorld.ts'

const lanes = 10
const clock = Date.now

/**
 * Rows and bytes of a wallet in each database, with indexes: so many wallets are written by
 * the code of the server, with values as long as those of a real one.
 */
export async function measureRows(report: (figure: Figure) => void): Promise<void> {
  const wallets = Number(process.env.WALLETS ?? 20_000)
  await withWalletWorld(async (world) => {
    const like = await makeOne(world)
    const { auth, vault, escrow } = world.databases
    // How safely it is written makes no difference to its size.
    for (const url of [auth, vault, escrow])
      psql(url, `alter database ${url.split('/').at(-1)} set synchronous_commit = off`)
    const ids = Array.from({ length: wallets }, () => randomUUID())
    await fillAuth(auth, ids)
    await fillVault(vault, ids, like)
    await fillEscrow(escrow, ids, like)

    const tables = {
      auth: ['login_accounts', 'login_devices', 'login_sessions'],
      vault: ['vault_wallets', 'vault_vaults', 'vault_pairs'],
      escrow: ['escrow_secrets'],
    } as const
    for (const role of ['auth', 'vault', 'escrow'] as const) {
      const url = world.databases[role]
      const sizes = tables[role].map((table) => ({ table, ...sizeOf(url, table) }))
      const total = (key: 'bytes' | 'rows') => sizes.reduce((sum, size) => sum + size[key], 0)
      report({
        name: `a wallet in the database of ${role}`,
        value: Math.round(total('bytes') / wallets),
        unit: 'bytes',
        note: `${(total('rows') / wallets).toFixed(0)} rows with their indexes, of ${wallets} wallets: ${sizes.map(({ table, bytes }) => `${table} ${Math.round(bytes / wallets)}`).join(', ')}`,
      })
    }
    const audit = sizeOf(vault, 'audit')
    report({
      name: 'a release in the audit log',
      value: Math.round(audit.bytes / audit.rows),
      unit: 'bytes',
      note: `1 row with its index, of ${audit.rows}; kept for good`,
    })
  })
}

/** What a real wallet has in the database of the vault. */
type Like = { readonly box: number; readonly salt: number; readonly meta: number; readonly wrapped: number }

async function makeOne({ databases, ...world }: WalletWorld): Promise<Like> {
  const visitor = await createVisitor(world, 'like@mail.test')
  const onFailure = (error: unknown) => {
    throw error
  }
  await logIn(visitor, { mail: world.mail, authUrl: world.api, onFailure })
  await (await visitor.user.wallet()).view()
  visitor.user.close()
  const longest = (column: string, table: string) =>
    Number(psql(databases.vault, `select max(length(${column})) from ${table}`))
  return {
    box: longest('box', 'vault_vaults'),
    salt: longest('salt', 'vault_pairs'),
    meta: longest('sealed_meta', 'vault_pairs'),
    wrapped: longest('wrapped', 'vault_pairs'),
  }
}

async function fillAuth(url: string, ids: readonly string[]): Promise<void> {
  const db = openDatabase<LoginTables>(url, silent, { max: lanes })
  const key = () => randomBytes(32)
  const keys = { pepper: key(), seal: key(), sign: key(), tokens: key() }
  const dataKeys = async () => keys
  // Access tokens are not stored, and the first device of an account is not announced.
  const accessTokens = { sign: async () => ({ text: '', expiresIn: 0 }) } as unknown as AccessTokens
  const newDevices = {} as NewDevices
  const accounts = createAccounts({ dataKeys, clock })
  const sessions = createSessions({
    db,
    dataKeys,
    accessTokens,
    apps: createApps({ db, clock }),
    newDevices,
    clock,
  })
  await inLanes(ids, lanes, async (id) => {
    const address = storeAddress(keys, `visitor-${id.slice(24)}@mail.example`)
    const attempt = {
      project_id: 'wallets',
      origin: 'https://shop.test',
      jkt: randomBytes(32).toString('base64url'),
      browser: 'Firefox on Windows',
      address_hash: address.hash,
      sealed_address: address.sealed,
      approved_at: new Date(),
      code_hash: key(),
    } as unknown as Attempt
    const policy = { name: 'Wallets', newDeviceDelayMs: 0, rules: null, groupmates: [] }
    await db
      .transaction()
      .execute(async (tx) => sessions.open(tx, await accounts.byAddress(tx, attempt), policy))
  })
  await db.destroy()
}

async function fillVault(url: string, ids: readonly string[], like: Like): Promise<void> {
  const db = openDatabase<VaultTables>(url, silent, { max: lanes })
  const wallets = createWallets({ db, clock })
  const audit = createAuditWriter(db)
  const text = (length: number) => randomBytes(length).toString('base64url')
  await inLanes(ids, lanes, async (accountId) => {
    const owner = { projectId: 'wallets', accountId }
    const to = { gen: 1, commit: randomBytes(32).toString('hex') }
    await wallets.putVault(owner, { ...to, box: text(like.box) })
    const device = `device-${randomUUID()}`
    for (const [kind, factorId] of [
      ['device', device],
      ['escrow', `escrow-${device}`],
    ] as const) {
      const pair = { ...to, kind, factorId, salt: text(like.salt), sealedMeta: text(like.meta) }
      await wallets.putPair(owner, pair, randomBytes(like.wrapped))
    }
    await wallets.activate(owner, { from: null, to })
    await audit({
      chain: 'vault',
      kind: 'vault/released',
      subject: accountId,
      details: {
        project: 'wallets',
        device: text(32),
        request: text(16),
        factor: device,
        commit: to.commit,
      },
    })
  })
  await db.destroy()
}

async function fillEscrow(url: string, ids: readonly string[], like: Like): Promise<void> {
  const db = openDatabase<EscrowTables>(url, silent, { max: lanes })
  const secrets = createSecrets({ db, clock })
  await inLanes(ids, lanes, async (accountId) => {
    const owner = { projectId: 'wallets', accountId }
    await secrets.put(owner, `escrow-device-${randomUUID()}`, randomBytes(like.wrapped))
  })
  await db.destroy()
}

function sizeOf(url: string, table: string): { bytes: number; rows: number } {
  // Rows that were updated leave their old versions behind, until they are cleaned up.
  psql(url, `vacuum full ${table}`)
  return {
    bytes: Number(psql(url, `select pg_total_relation_size('${table}')`)),
    rows: Number(psql(url, `select count(*) from ${table}`)),
  }
}

import type { ChainId } from '@latchkey/protocol/caip'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** An operation that a paymaster is asked to pay for. */
export type Sponsored = {
  readonly projectId: string
  readonly chainId: ChainId
  readonly entryPoint: string
  readonly sender: string
  readonly nonce: bigint
}

export type DailyLimits = { readonly project: bigint; readonly account: bigint }

/** What paymasters have promised to pay, by project, account and day (UTC). */
export type Ledger = {
  /** Counts the most that an operation can cost. False, and nothing counted, if that is beyond a limit. */
  reserve(operation: Sponsored, cost: bigint, limits: DailyLimits): Promise<boolean>
  /** Whether a limit of the day is reached already: a cheap question before a paymaster is asked. */
  isSpent(operation: Sponsored, limits: DailyLimits): Promise<boolean>
  /** Counts what an operation did cost instead of the most that it could. */
  settle(operation: Sponsored, cost: bigint): Promise<void>
}

/** Longer than any paymaster's promise is valid; afterwards rows are deleted. */
const keepMs = 32 * 24 * 3_600_000

export function createLedger(db: Kysely<Database>, clock: () => number): Ledger {
  const today = () => new Date(clock()).toISOString().slice(0, 10)
  const expiry = () => new Date(clock() + keepMs)

  return {
    async isSpent({ projectId, chainId, sender }, limits) {
      const rows = await db
        .selectFrom('sponsored_days')
        .select(['sender', 'spent'])
        .where('project_id', '=', projectId)
        .where('chain_id', '=', chainId)
        .where('day', '=', today())
        .where('sender', 'in', ['', sender])
        .execute()
      return rows.some(({ sender, spent }) => BigInt(spent) >= (sender ? limits.account : limits.project))
    },
    reserve: (operation, cost, limits) =>
      db.transaction().execute(async (change) => {
        const day = today()
        const spent = await lockDay(change, operation, day, expiry())
        const before = await costOf(change, operation, day)
        // A nonce is used once: a second promise for it only counts if it is larger.
        const more = cost > before ? cost - before : 0n
        if (spent.project + more > limits.project || spent.account + more > limits.account) return false
        if (more > 0n) await write(change, { operation, day, expiry: expiry(), cost, more })
        return true
      }),
    settle: (operation, cost) =>
      db.transaction().execute(async (change) => {
        const { projectId, chainId, entryPoint, sender, nonce } = operation
        const row = await change
          .selectFrom('sponsored_operations')
          .select([sql<string>`day::text`.as('day'), 'cost'])
          .where('project_id', '=', projectId)
          .where('chain_id', '=', chainId)
          .where('entry_point', '=', entryPoint)
          .where('sender', '=', sender)
          .where('nonce', '=', String(nonce))
          .orderBy('day', 'desc')
          .executeTakeFirst()
        if (!row || BigInt(row.cost) <= cost) return
        await lockDay(change, operation, row.day, expiry())
        const before = await costOf(change, operation, row.day)
        if (before <= cost) return
        await write(change, { operation, day: row.day, expiry: expiry(), cost, more: cost - before })
      }),
  }
}

type Change = Transaction<Database>

/** Locks the sums of a day, in one order for all, and reads them. */
async function lockDay(
  change: Change,
  { chainId, projectId, sender }: Sponsored,
  day: string,
  expiry: Date,
): Promise<{ project: bigint; account: bigint }> {
  const key = { project_id: projectId, chain_id: chainId, day, expires_at: expiry }
  const rows = await change
    .insertInto('sponsored_days')
    .values([
      { ...key, sender: '', spent: '0' },
      { ...key, sender, spent: '0' },
    ])
    // An update of a row that is there locks it, and returns what others have counted meanwhile.
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'chain_id', 'day', 'sender']).doUpdateSet({ expires_at: expiry }),
    )
    .returning(['sender', 'spent'])
    .execute()
  const spentBy = (owner: string) => BigInt(rows.find(({ sender }) => sender === owner)?.spent ?? 0)
  return { project: spentBy(''), account: spentBy(sender) }
}

async function costOf(
  change: Change,
  { chainId, entryPoint, nonce, projectId, sender }: Sponsored,
  day: string,
): Promise<bigint> {
  const row = await change
    .selectFrom('sponsored_operations')
    .select('cost')
    .where('project_id', '=', projectId)
    .where('chain_id', '=', chainId)
    .where('entry_point', '=', entryPoint)
    .where('sender', '=', sender)
    .where('nonce', '=', String(nonce))
    .where('day', '=', day)
    .executeTakeFirst()
  return BigInt(row?.cost ?? 0)
}

type Written = {
  readonly operation: Sponsored
  readonly day: string
  readonly expiry: Date
  readonly cost: bigint
  /** What the sums change by. */
  readonly more: bigint
}

async function write(change: Change, { cost, day, expiry, more, operation }: Written): Promise<void> {
  const { projectId, chainId, entryPoint, sender, nonce } = operation
  await change
    .insertInto('sponsored_operations')
    .values({
      project_id: projectId,
      chain_id: chainId,
      entry_point: entryPoint,
      sender,
      nonce: String(nonce),
      day,
      cost: String(cost),
      expires_at: expiry,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['project_id', 'chain_id', 'entry_point', 'sender', 'nonce', 'day'])
        .doUpdateSet({ cost: String(cost) }),
    )
    .execute()
  await change
    .updateTable('sponsored_days')
    .set({ spent: sql<string>`spent + ${String(more)}::numeric` })
    .where('project_id', '=', projectId)
    .where('chain_id', '=', chainId)
    .where('day', '=', day)
    .where('sender', 'in', ['', sender])
    .execute()
}

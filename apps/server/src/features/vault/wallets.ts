import { vaultFull } from '@latchkey/protocol/catalogue'
import type { Answer, Body } from '@latchkey/protocol/http/contract'
import type {
  FactorKind,
  VaultOwner,
  vaultActivate,
  vaultAnnexPut,
  vaultPairPut,
  vaultPut,
  vaultRead,
} from '@latchkey/protocol/http/vault'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Clock } from '../../clock.ts'
import { retryLost } from '../../db/retryLost.ts'
import { Refusal } from '../../refusal.ts'
import { keyOf, ofOwner, type WalletKey } from './ofOwner.ts'
import type { VaultTables } from './tables.ts'

const maxVaults = 8
const maxPairs = 64
/**
 * Revoked factors that are remembered. Older ones are forgotten: they only stop a ceremony
 * that began before the factor was revoked.
 */
const maxRevoked = 200

/** `isActive`: of the vault that is active. */
type HeldPair = { readonly kind: FactorKind; readonly commit: string; readonly isActive: boolean }
type Pair = Omit<Body<typeof vaultPairPut>, 'half'>

/**
 * What is stored of wallets. Each write is one transaction that locks its wallet, and
 * resolves to whether its condition held. Rejects with a Refusal if a wallet is full.
 */
export type Wallets = {
  read(owner: VaultOwner): Promise<Answer<typeof vaultRead>>
  /** The halves of one factor. */
  pairsOf(owner: VaultOwner, factorId: string): Promise<readonly HeldPair[]>
  putVault(owner: VaultOwner, vault: Body<typeof vaultPut>): Promise<boolean>
  putPair(owner: VaultOwner & { readonly sessionId?: string }, pair: Pair, wrapped: Buffer): Promise<boolean>
  putAnnex(owner: VaultOwner, annex: Body<typeof vaultAnnexPut>): Promise<boolean>
  activate(owner: VaultOwner, change: Body<typeof vaultActivate>): Promise<boolean>
  deletePair(owner: VaultOwner, factorId: string, commit: string): Promise<boolean>
  deleteVault(owner: VaultOwner, commit: string): Promise<boolean>
  revokeFactor(owner: VaultOwner, factorId: string, revision: number): Promise<boolean>
}

export function createWallets({ db, clock }: createWallets.Options): Wallets {
  /**
   * Runs a write while no other can write to the wallet. Not repeated if the database goes
   * away: the write may have happened, and its condition would not hold a second time.
   */
  function write(
    owner: VaultOwner,
    work: (tx: Transaction<VaultTables>, wallet: Wallet) => Promise<boolean>,
  ): Promise<boolean> {
    const own = keyOf(owner)
    const now = new Date(clock())
    const once = async (tx: Transaction<VaultTables>) => {
      await tx
        .insertInto('vault_wallets')
        .values({ ...own, revision: 0, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const row = await tx
        .selectFrom('vault_wallets')
        .selectAll()
        .where('project_id', '=', own.project_id)
        .where('account_id', '=', own.account_id)
        .forUpdate()
        .executeTakeFirstOrThrow()
      if (!(await work(tx, { ...row, own, now }))) return false
      await tx
        .updateTable('vault_wallets')
        .set({ revision: row.revision + 1 })
        .where('project_id', '=', own.project_id)
        .where('account_id', '=', own.account_id)
        .execute()
      return true
    }
    return retryLost(() => db.transaction().execute(once), 0)
  }

  return {
    read: (owner) =>
      retryLost(() =>
        // The three queries see the same moment.
        db
          .transaction()
          .setIsolationLevel('repeatable read')
          .execute(async (tx) => {
            const wallet = await ofOwner(tx.selectFrom('vault_wallets'), owner).selectAll().executeTakeFirst()
            const vaults = await ofOwner(tx.selectFrom('vault_vaults'), owner)
              .selectAll()
              .orderBy('gen')
              .orderBy('created_at')
              .execute()
            const pairs = await ofOwner(tx.selectFrom('vault_pairs'), owner)
              .selectAll()
              .orderBy('created_at')
              .orderBy('factor_id')
              .execute()
            return {
              revision: wallet?.revision ?? 0,
              active:
                wallet?.active_gen && wallet.active_commit
                  ? { gen: wallet.active_gen, commit: wallet.active_commit }
                  : null,
              vaults: vaults.map(({ gen, commit, box, activated }) => ({
                gen,
                commit,
                box: box.toString('base64url'),
                activated,
              })),
              annex: wallet?.annex
                ? { version: wallet.annex_version, box: wallet.annex.toString('base64url') }
                : null,
              pairs: pairs.map(({ gen, commit, factor_id, kind, salt, sealed_meta }) => ({
                gen,
                commit,
                factorId: factor_id,
                kind,
                salt: salt.toString('base64url'),
                sealedMeta: sealed_meta.toString('base64url'),
              })),
            }
          }),
      ),

    async pairsOf(owner, factorId) {
      const wallet = ofOwner(db.selectFrom('vault_wallets'), owner).select('active_commit')
      const rows = await retryLost(() =>
        ofOwner(db.selectFrom('vault_pairs'), owner)
          .select(['kind', 'commit', wallet.as('active')])
          .where('factor_id', '=', factorId)
          .execute(),
      )
      return rows.map(({ kind, commit, active }) => ({ kind, commit, isActive: commit === active }))
    },

    putVault: (owner, { gen, commit, box }) =>
      write(owner, async (tx, { own, now }) => {
        const vaults = await ofOwner(tx.selectFrom('vault_vaults'), owner).select('commit').execute()
        if (vaults.some((vault) => vault.commit === commit)) return false
        if (vaults.length >= maxVaults) throw new Refusal(vaultFull)
        await tx
          .insertInto('vault_vaults')
          .values({ ...own, commit, gen, box: toBytes(box), activated: false, created_at: now })
          .execute()
        return true
      }),

    putPair: (owner, pair, wrapped) =>
      write(owner, async (tx, { own, now }) => {
        const { gen, commit, factorId, kind } = pair
        const vault = await findVault(tx, owner, commit)
        const revoked = await ofOwner(tx.selectFrom('vault_revoked'), owner)
          .select('factor_id')
          .where('factor_id', '=', factorId)
          .executeTakeFirst()
        const pairs = await ofOwner(tx.selectFrom('vault_pairs'), owner)
          .select(['factor_id', 'commit'])
          .execute()
        const isThere = pairs.some((one) => one.factor_id === factorId && one.commit === commit)
        if (vault?.gen !== gen || revoked || isThere) return false
        if (pairs.length >= maxPairs) throw new Refusal(vaultFull)
        await tx
          .insertInto('vault_pairs')
          .values({
            ...own,
            factor_id: factorId,
            commit,
            gen,
            kind,
            salt: toBytes(pair.salt),
            sealed_meta: toBytes(pair.sealedMeta),
            wrapped,
            session_id: owner.sessionId ?? null,
            created_at: now,
          })
          .execute()
        return true
      }),

    putAnnex: (owner, { box, from }) =>
      write(owner, async (tx, { active_commit, annex_version }) => {
        // Only the content of a vault decrypts it.
        if (active_commit === null || annex_version !== from) return false
        await ofOwner(tx.updateTable('vault_wallets'), owner)
          .set({ annex: toBytes(box), annex_version: from + 1 })
          .execute()
        return true
      }),

    activate: (owner, { from, to }) =>
      write(owner, async (tx, { active_gen, active_commit }) => {
        const isFrom = active_gen === (from?.gen ?? null) && active_commit === (from?.commit ?? null)
        const isNext = to.gen === (from?.gen ?? 0) + 1
        if (!isFrom || !isNext || (await findVault(tx, owner, to.commit))?.gen !== to.gen) return false
        await ofOwner(tx.updateTable('vault_vaults'), owner)
          .set({ activated: true })
          .where('commit', '=', to.commit)
          .execute()
        await ofOwner(tx.updateTable('vault_wallets'), owner)
          .set({ active_gen: to.gen, active_commit: to.commit })
          .execute()
        return true
      }),

    deletePair: (owner, factorId, commit) =>
      write(owner, async (tx) => {
        const { numDeletedRows } = await ofOwner(tx.deleteFrom('vault_pairs'), owner)
          .where('factor_id', '=', factorId)
          .where('commit', '=', commit)
          .executeTakeFirst()
        return numDeletedRows > 0n
      }),

    deleteVault: (owner, commit) =>
      write(owner, async (tx, { active_commit }) => {
        const pair = await ofOwner(tx.selectFrom('vault_pairs'), owner)
          .select('commit')
          .where('commit', '=', commit)
          .limit(1)
          .executeTakeFirst()
        if (active_commit === commit || pair) return false
        const { numDeletedRows } = await ofOwner(tx.deleteFrom('vault_vaults'), owner)
          .where('commit', '=', commit)
          .executeTakeFirst()
        return numDeletedRows > 0n
      }),

    revokeFactor: (owner, factorId, revision) =>
      write(owner, async (tx, wallet) => {
        if (wallet.revision !== revision) return false
        await ofOwner(tx.deleteFrom('vault_pairs'), owner).where('factor_id', '=', factorId).execute()
        await tx
          .insertInto('vault_revoked')
          .values({ ...wallet.own, factor_id: factorId, revision: revision + 1 })
          .onConflict((conflict) =>
            conflict
              .columns(['project_id', 'account_id', 'factor_id'])
              .doUpdateSet({ revision: revision + 1 }),
          )
          .execute()
        const surplus = await ofOwner(tx.selectFrom('vault_revoked'), owner)
          .select('factor_id')
          .orderBy('revision', 'desc')
          .offset(maxRevoked)
          .execute()
        const ids = surplus.map((row) => row.factor_id)
        if (ids.length > 0)
          await ofOwner(tx.deleteFrom('vault_revoked'), owner).where('factor_id', 'in', ids).execute()
        return true
      }),
  }
}

export declare namespace createWallets {
  type Options = { db: Kysely<VaultTables>; clock: Clock }
}

/** The locked row of a wallet, and what new rows of it need. */
type Wallet = Selectable<VaultTables['vault_wallets']> & { own: WalletKey; now: Date }

function findVault(tx: Transaction<VaultTables>, owner: VaultOwner, commit: string) {
  return ofOwner(tx.selectFrom('vault_vaults'), owner)
    .select('gen')
    .where('commit', '=', commit)
    .executeTakeFirst()
}

function toBytes(text: string): Buffer {
  return Buffer.from(text, 'base64url')
}

import {
  vaultHalfMissing,
  vaultKmsUnavailable,
  vaultReaderInvalid,
  vaultReleaseLimited,
  vaultSealInvalid,
  vaultStopped,
  vaultUserDisabled,
} from '@latchkey/protocol/catalogue'
import * as confirm from '@latchkey/protocol/http/confirm'
import * as handover from '@latchkey/protocol/http/handover'
import * as totp from '@latchkey/protocol/http/totp'
import * as contract from '@latchkey/protocol/http/vault'
import { type App, defineFeature, type Parts, type Serving } from '../../feature.ts'
import type { KmsContext } from '../../kms/kms.ts'
import { Refusal } from '../../refusal.ts'
import { openRole, type ReleaseRefusals, type Releases } from '../../releases/openReleases.ts'
import { stopCommands } from '../../releases/stopCommands.ts'
import { route } from '../../route.ts'
import { serveWallet } from '../../walletCalls/serveWallet.ts'
import { createConfirms } from './confirm/confirms.ts'
import { eraseWallet } from './eraseWallet.ts'
import { createHandovers } from './handovers.ts'
import { readFactors } from './readFactors.ts'
import { readLog } from './readLog.ts'
import type { VaultTables } from './tables.ts'
import { createSecondFactor } from './totp/secondFactor.ts'
import { createWallets } from './wallets.ts'

declare module '../../feature.ts' {
  interface Parts {
    /** Undefined in processes without the role `vault`. */
    vault: Releases<VaultTables> | undefined
  }
}

const refusals: ReleaseRefusals = {
  sealInvalid: vaultSealInvalid,
  readerInvalid: vaultReaderInvalid,
  missing: vaultHalfMissing,
  limited: vaultReleaseLimited,
  stopped: vaultStopped,
  kmsUnavailable: vaultKmsUnavailable,
}

/** A vault of 64 KiB in base64url, and what is around it. */
const vaultBodyLimit = 96 * 1_024

/** The encrypted vaults of embedded wallets, and the server's halves of their keys. */
export const vault = defineFeature({
  name: 'vault',
  role: 'vault',
  walletTable: 'vault_wallets',
  needs: ['clock', 'config', 'limiter', 'log', 'login', 'metrics', 'vaultKms'],
  async open({ vaultKms: kms, ...parts }) {
    const vault = await openRole<VaultTables>('vault', refusals, { ...parts, kms })
    if (vault)
      parts.login?.peers.join('vault', {
        factors: (owner) => readFactors(vault.db, owner),
        erase: (owner) => eraseWallet(vault.db, owner),
      })
    return vault
  },
  routes,
  commands: stopCommands('vault'),
  close: async ({ vault }) => vault?.close(),
})

function routes(app: App, deps: Serving & Pick<Parts, 'clock' | 'vault'>): void {
  const { clock, config, vault } = deps
  if (!vault || !config.vault) return
  const { db, proofs, accessOf } = vault
  const wallets = createWallets({ db, clock })
  const second = createSecondFactor({ vault, clock })
  const handovers = createHandovers({ db, clock })
  const confirms = createConfirms({ vault, clock, origin: config.vault.walletOrigin })
  const options = { access: 'open', class: 'data', isEssential: true } as const
  const paths = ['/v1/vault', '/v1/vault/*']

  // Of the login, which has neither a page nor the key of a device.
  const statements = { access: 'open', class: 'data' } as const
  route(app, deps, contract.vaultFactors, statements, async ({ body }) => ({
    factors: await readFactors(db, await vault.ownerIn(body.statement, 'factors')),
  }))
  route(app, deps, contract.vaultErase, statements, async ({ body }) => {
    await eraseWallet(db, await vault.ownerIn(body.statement, 'erase'))
    return { done: true }
  })

  serveWallet(app, { paths, walletOrigin: config.vault.walletOrigin, proofs }, (scope) => {
    route(scope, deps, contract.vaultRead, options, async ({ request }) =>
      wallets.read(await accessOf(request)),
    )

    route(scope, deps, contract.vaultKey, options, async ({ request }) => {
      await accessOf(request)
      return { publicKey: await vault.publicKey() }
    })

    route(scope, deps, contract.vaultHalf, options, async ({ request, body }) => {
      const access = await accessOf(request)
      const { factorId, commit, confirmation, purpose, requestId } = body
      if (access.isLeaving && purpose === 'sign') throw new Refusal(vaultUserDisabled)
      let isConfirmed = false
      return vault.release({
        access,
        reader: body,
        label: contract.halfLabel(access, factorId, commit, requestId),
        async find() {
          const row = await db
            .selectFrom('vault_pairs')
            .select(['gen', 'kind', 'wrapped', 'session_id', 'created_at'])
            .where('project_id', '=', access.projectId)
            .where('account_id', '=', access.accountId)
            .where('factor_id', '=', factorId)
            .where('commit', '=', commit)
            .executeTakeFirst()
          // All that a new device has to show besides is a login.
          if (row?.kind === 'escrow') await second.need(access)
          // The halves of passkeys and kits open nothing without them. Once: a challenge counts once.
          if (!isConfirmed && (row?.kind === 'device' || row?.kind === 'escrow')) {
            const pair = { sessionId: row.session_id, createdAt: row.created_at }
            await confirms.need(access, { confirmation, purpose, pair })
            isConfirmed = true
          }
          return row && { wrapped: row.wrapped, context: contextOf(access, { ...body, gen: row.gen }) }
        },
        details: {
          factor: factorId,
          commit,
          ...(purpose && { purpose }),
          ...(confirmation && { confirmed: confirmation.credential.id.slice(0, 64) }),
        },
      })
    })

    route(
      scope,
      deps,
      contract.vaultPut,
      { ...options, bodyLimit: vaultBodyLimit },
      async ({ request, body }) => ({ done: await wallets.putVault(await accessOf(request), body) }),
    )

    route(
      scope,
      deps,
      contract.vaultAnnexPut,
      { ...options, bodyLimit: vaultBodyLimit },
      async ({ request, body }) => ({ done: await wallets.putAnnex(await accessOf(request), body) }),
    )

    route(scope, deps, contract.vaultPairPut, options, async ({ request, body }) => {
      const access = await accessOf(request)
      const { half, ...pair } = body
      if (pair.kind !== 'device' && (await wallets.pairsOf(access, pair.factorId)).length === 0)
        await second.need(access)
      const label = contract.halfLabel(access, pair.factorId, pair.commit, 'put')
      const wrapped = await vault.wrap(half, label, contextOf(access, pair))
      return { done: await wallets.putPair(access, pair, wrapped) }
    })

    route(scope, deps, contract.vaultActivate, options, async ({ request, body }) => {
      const access = await accessOf(request)
      if (body.from) await second.need(access)
      return { done: await wallets.activate(access, body) }
    })

    route(scope, deps, contract.vaultPairDelete, options, async ({ request, params }) => {
      const access = await accessOf(request)
      const { factorId, commit } = params
      const [pair, ...others] = await wallets.pairsOf(access, factorId)
      const isLast = pair?.isActive && pair.commit === commit && others.length === 0
      if (isLast && pair.kind !== 'device') await second.need(access)
      return { done: await wallets.deletePair(access, factorId, commit) }
    })

    route(scope, deps, contract.vaultDelete, options, async ({ request, params }) => ({
      done: await wallets.deleteVault(await accessOf(request), params.commit),
    }))

    route(scope, deps, contract.vaultLog, options, async ({ request }) =>
      readLog(db, await accessOf(request)),
    )

    route(scope, deps, contract.vaultExport, options, async ({ request, body }) => {
      const access = await accessOf(request)
      const { factorId, commit } = body
      const { pairs } = await wallets.read(access)
      if (!pairs.some((pair) => pair.factorId === factorId && pair.commit === commit)) return { done: false }
      await second.need(access)
      await vault.record(access, 'vault/exported', { factor: factorId, commit })
      return { done: true }
    })

    route(scope, deps, contract.vaultFactorRevoke, options, async ({ request, params, body }) => {
      const access = await accessOf(request)
      const pairs = await wallets.pairsOf(access, params.factorId)
      // A device that was stolen has to be ended at once, whatever is at hand.
      if (pairs.some(({ kind }) => kind !== 'device')) await second.need(access)
      await confirms.needEntry(access, params.factorId)
      const done = await wallets.revokeFactor(access, params.factorId, body.revision)
      if (done) await confirms.removeKey(access, params.factorId)
      return { done }
    })

    route(scope, deps, confirm.vaultConfirm, options, async ({ request }) =>
      confirms.state(await accessOf(request)),
    )

    route(scope, deps, confirm.vaultConfirmChallenge, options, async ({ request }) =>
      confirms.challenge(await accessOf(request)),
    )

    route(scope, deps, confirm.vaultConfirmKeyPut, options, async ({ request, body }) => {
      const access = await accessOf(request)
      await second.need(access)
      return { done: await confirms.addKey(access, body) }
    })

    route(scope, deps, confirm.vaultConfirmEnter, options, async ({ request, body }) => ({
      done: await confirms.enter(await accessOf(request), body.confirmation),
    }))

    route(scope, deps, confirm.vaultConfirmSet, options, async ({ request, body }) => {
      const access = await accessOf(request)
      await second.need(access)
      return { done: await confirms.set(access, body) }
    })

    route(scope, deps, handover.handoverOffer, options, async ({ request, body }) => ({
      done: await handovers.offer(await accessOf(request), body),
    }))

    route(scope, deps, handover.handoverOffers, options, async ({ request }) => ({
      offers: await handovers.list(await accessOf(request)),
    }))

    route(scope, deps, handover.handoverAnswer, options, async ({ request, params, body }) => {
      const access = await accessOf(request)
      if (body.answer) await second.need(access)
      const device = await handovers.answer(access, params.id, body.answer)
      if (device !== undefined && body.answer) await vault.record(access, 'vault/handed_over', { to: device })
      return { done: device !== undefined }
    })

    route(scope, deps, handover.handoverTake, options, async ({ request, params }) =>
      handovers.take(await accessOf(request), params.id),
    )

    route(scope, deps, totp.vaultTotp, options, async ({ request }) => second.state(await accessOf(request)))

    route(scope, deps, totp.vaultTotpPut, options, async ({ request, body }) => ({
      done: await second.add(await accessOf(request), body),
    }))

    route(scope, deps, totp.vaultTotpEnter, options, async ({ request, body }) => ({
      done: await second.enter(await accessOf(request), body.code),
    }))

    route(scope, deps, totp.vaultTotpRemove, options, async ({ request, body }) => ({
      done: await second.remove(await accessOf(request), body.code),
    }))
  })
}

/** What a half is wrapped for: a row that is moved elsewhere cannot be unwrapped. */
function contextOf(
  { projectId, accountId }: contract.VaultOwner,
  { factorId, commit, gen }: { factorId: string; commit: string; gen: number },
): KmsContext {
  return {
    tenant: projectId,
    user: accountId,
    pair: `${factorId}|${commit}`,
    gen: `${gen}`,
    purpose: 'vault half',
  }
}

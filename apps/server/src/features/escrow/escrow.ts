import {
  escrowKmsUnavailable,
  escrowLoginRequired,
  escrowReaderInvalid,
  escrowReleaseLimited,
  escrowSealInvalid,
  escrowSecretMissing,
  escrowStopped,
  escrowWaiting,
} from '@latchkey/protocol/catalogue'
import * as contract from '@latchkey/protocol/http/vault'
import { type App, defineFeature, type Parts, type Serving } from '../../feature.ts'
import type { KmsContext } from '../../kms/kms.ts'
import { Refusal } from '../../refusal.ts'
import { openRole, type ReleaseRefusals, type Releases } from '../../releases/openReleases.ts'
import { stopCommands } from '../../releases/stopCommands.ts'
import { route } from '../../route.ts'
import type { Access, Owner } from '../../walletCalls/readAccessToken.ts'
import { serveWallet } from '../../walletCalls/serveWallet.ts'
import { eraseSecrets } from './eraseSecrets.ts'
import { createSecrets } from './secrets.ts'
import type { EscrowTables } from './tables.ts'

declare module '../../feature.ts' {
  interface Parts {
    /** Undefined in processes without the role `escrow`. */
    escrow: Releases<EscrowTables> | undefined
  }
}

const refusals: ReleaseRefusals = {
  sealInvalid: escrowSealInvalid,
  readerInvalid: escrowReaderInvalid,
  missing: escrowSecretMissing,
  limited: escrowReleaseLimited,
  stopped: escrowStopped,
  kmsUnavailable: escrowKmsUnavailable,
}

/** How long after a login by link and code secrets are released to its device. */
const freshLoginMs = 600_000

/** Secrets of wallets, for visitors who lose every device. Another service than the vault, with another key. */
export const escrow = defineFeature({
  name: 'escrow',
  role: 'escrow',
  walletTable: 'escrow_secrets',
  needs: ['clock', 'config', 'escrowKms', 'limiter', 'log', 'login', 'metrics'],
  async open({ escrowKms: kms, ...parts }) {
    const escrow = await openRole<EscrowTables>('escrow', refusals, { ...parts, kms })
    if (escrow) parts.login?.peers.join('escrow', { erase: (owner) => eraseSecrets(escrow.db, owner) })
    return escrow
  },
  routes,
  commands: stopCommands('escrow'),
  close: async ({ escrow }) => escrow?.close(),
})

function routes(app: App, deps: Serving & Pick<Parts, 'clock' | 'escrow'>): void {
  const { clock, config, escrow } = deps
  if (!escrow || !config.escrow) return
  const { db, proofs, accessOf } = escrow
  const secrets = createSecrets({ db, clock })
  const options = { access: 'open', class: 'data', isEssential: true } as const
  const paths = ['/v1/escrow/*']

  // Of the login, which has neither a page nor the key of a device.
  route(app, deps, contract.escrowErase, { access: 'open', class: 'data' }, async ({ body }) => {
    await eraseSecrets(db, await escrow.ownerIn(body.statement, 'erase'))
    return { done: true }
  })

  serveWallet(app, { paths, walletOrigin: config.escrow.walletOrigin, proofs }, (scope) => {
    route(scope, deps, contract.escrowKey, options, async ({ request }) => {
      await accessOf(request)
      return { publicKey: await escrow.publicKey() }
    })

    route(scope, deps, contract.escrowPut, options, async ({ request, body }) => {
      const access = await accessOf(request)
      const { factorId, secret } = body
      const label = contract.escrowLabel(access, factorId, 'put')
      const wrapped = await escrow.wrap(secret, label, contextOf(access, factorId))
      return { done: await secrets.put(access, factorId, wrapped) }
    })

    route(scope, deps, contract.escrowRelease, options, async ({ request, body }) => {
      const access = await accessOf(request)
      const { factorId, requestId } = body
      const waitMs = access.opensAt - clock()
      if (waitMs > 0) throw new Refusal(escrowWaiting, { retryAfter: Math.ceil(waitMs / 1_000) })
      if (!isFresh(access, clock())) throw new Refusal(escrowLoginRequired)
      return escrow.release({
        access,
        reader: body,
        label: contract.escrowLabel(access, factorId, requestId),
        async find() {
          const wrapped = await secrets.find(access, factorId)
          return wrapped && { wrapped, context: contextOf(access, factorId) }
        },
        details: { factor: factorId },
      })
    })

    route(scope, deps, contract.escrowDelete, options, async ({ request, params }) => ({
      done: await secrets.delete(await accessOf(request), params.factorId),
    }))
  })
}

/**
 * Whether the visitor has just logged in with a code: on a device that was approved by the
 * link before, if not in the same login. A link alone is not enough. Or with a provider, or with a
 * token of the app's own identity system.
 */
function isFresh({ loggedInAt, methods }: Access, now: number): boolean {
  const isStrong = ['code', 'social', 'token'].some((method) => methods.includes(method))
  return isStrong && now - loggedInAt < freshLoginMs
}

/** What a secret is wrapped for: a row that is moved elsewhere cannot be unwrapped. */
function contextOf({ projectId, accountId }: Owner, factorId: string): KmsContext {
  return { tenant: projectId, user: accountId, pair: factorId, gen: 'any', purpose: 'escrow secret' }
}

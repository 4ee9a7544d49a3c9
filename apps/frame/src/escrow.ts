import { escrowLabel } from '@latchkey/protocol/http/vault'
import { type RemoteCall, RemoteError } from './remoteCalls.ts'
import { ownerOf } from './remoteStore.ts'
import { createSealedReader, sealFor } from './sealedBytes.ts'
import { isEqual, randomBytes, wipe } from './vault/bytes.ts'
import type { Factor } from './vault/factor.ts'
import type { Scope } from './vault/scope.ts'
import { VaultError } from './vault/vaultError.ts'

/** The second service of the operator, which keeps a secret for visitors who have nothing but their e-mail. */
export type Escrow = {
  /** A factor with this id, whose secret the service has stored: now, or when it was asked before. */
  create(factorId: string): Promise<Factor>
  /** The factor with its secret, for a visitor who has just logged in. */
  release(factorId: string): Promise<Factor>
  /** Of a factor that opens nothing. */
  discard(factorId: string): Promise<void>
}

export function remoteEscrow(call: RemoteCall, scope: Scope): Escrow {
  const label = (factorId: string, use: string) => escrowLabel(ownerOf(scope), factorId, use)

  async function release(factorId: string): Promise<Factor> {
    const { open, publicKey, requestId } = await createSealedReader()
    const sealed = await call('escrowRelease', { body: { publicKey, requestId, factorId } })
    return { id: factorId, kind: 'escrow', secret: await open(sealed, label(factorId, requestId)) }
  }

  return {
    release,
    async create(factorId) {
      const secret = randomBytes(32)
      const { publicKey } = await call('escrowKey')
      const sealed = await sealFor(publicKey, secret, label(factorId, 'put'))
      const { done } = await call('escrowPut', { body: { factorId, secret: sealed } })
      // A wallet must not depend on a secret that was not stored.
      const stored = await release(factorId)
      const isSame = isEqual(stored.secret, secret)
      wipe(secret)
      if (!done || isSame) return stored
      throw new VaultError('vault/not_stored', 'The escrow service stored another secret.')
    },
    async discard(factorId) {
      try {
        await call('escrowDelete', { params: { factorId } })
      } catch (error) {
        // It opens nothing, so it does no harm where it is.
        if (!(error instanceof RemoteError)) throw error
      }
    },
  }
}

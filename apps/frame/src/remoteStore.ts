import { type Confirmation, halfLabel, type VaultOwner } from '@latchkey/protocol/http/vault'
import type { RemoteCall } from './remoteCalls.ts'
import { createSealedReader, fromBase64url, sealFor, toBase64url } from './sealedBytes.ts'
import type { Scope } from './vault/scope.ts'
import type { VaultStore } from './vault/store.ts'

export const ownerOf = ({ tenant, user }: Scope): VaultOwner => ({ projectId: tenant, accountId: user })

/**
 * The vault service. Halves are encrypted and decrypted here, so that nothing on the way sees
 * one. `purpose` is written to the log with each of them, and `confirmation` is shown for one.
 */
export function remoteStore(call: RemoteCall, purpose?: 'sign', confirmation?: Confirmation): VaultStore {
  /** The key of the service, until something fails: it may have another one then. */
  let key: ReturnType<typeof askKey> | undefined
  const askKey = () => call('vaultKey')
  function readKey(): ReturnType<typeof askKey> {
    key ??= askKey()
    key.catch(() => {
      key = undefined
    })
    return key
  }
  return {
    async read() {
      const { active, annex, pairs, revision, vaults } = await call('vaultRead')
      return {
        revision,
        active: active ?? undefined,
        annex: annex ? { version: annex.version, box: fromBase64url(annex.box) } : undefined,
        vaults: vaults.map((vault) => ({ ...vault, box: fromBase64url(vault.box) })),
        pairs: pairs.map((pair) => ({
          ...pair,
          salt: fromBase64url(pair.salt),
          sealedMeta: fromBase64url(pair.sealedMeta),
        })),
      }
    },
    async readHalf(scope, factorId, commit) {
      const { open, publicKey, requestId } = await createSealedReader()
      const body = {
        publicKey,
        requestId,
        factorId,
        commit,
        ...(purpose && { purpose }),
        ...(confirmation && { confirmation }),
      }
      const sealed = await call('vaultHalf', { body })
      return open(sealed, halfLabel(ownerOf(scope), factorId, commit, requestId))
    },
    async putVault(_scope, { box, commit, gen }) {
      // Pairs follow, which need it.
      void readKey().catch(() => undefined)
      return (await call('vaultPut', { body: { gen, commit, box: toBase64url(box) } })).done
    },
    async putAnnex(_scope, from, box) {
      return (await call('vaultAnnexPut', { body: { from, box: toBase64url(box) } })).done
    },
    async putPair(scope, { commit, factorId, gen, kind, salt, sealedMeta }, half) {
      const { publicKey } = await readKey()
      const body = {
        gen,
        commit,
        factorId,
        kind,
        salt: toBase64url(salt),
        sealedMeta: toBase64url(sealedMeta),
        half: await sealFor(publicKey, half, halfLabel(ownerOf(scope), factorId, commit, 'put')),
      }
      const { done } = await call('vaultPairPut', { body }).catch((error: unknown) => {
        key = undefined
        throw error
      })
      return done
    },
    async activate(_scope, from, to) {
      return (await call('vaultActivate', { body: { from: from ?? null, to } })).done
    },
    async deletePair(_scope, factorId, commit) {
      await call('vaultPairDelete', { params: { factorId, commit } })
    },
    async deleteVault(_scope, commit) {
      return (await call('vaultDelete', { params: { commit } })).done
    },
    async deleteFactor(_scope, factorId, revision) {
      return (await call('vaultFactorRevoke', { params: { factorId }, body: { revision } })).done
    },
  }
}

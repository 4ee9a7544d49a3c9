import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import type { Contract } from '@latchkey/protocol/http/contract'
import { escrowLabel, halfLabel, type SealedBytes } from '@latchkey/protocol/http/vault'
import { AEAD_AES_256_GCM, CipherSuite, KDF_HKDF_SHA256, KEM_DHKEM_X25519_HKDF_SHA256 } from 'hpke'
import type { CallArgs, CallServer } from '../login/callServer.ts'
import { type RemoteName, remoteContracts } from '../remoteContracts.ts'
import { ownerOf } from '../remoteStore.ts'
import { fromBase64url, sealFor, toBase64url } from '../sealedBytes.ts'
import { type Bytes, toUtf8 } from '../vault/bytes.ts'
import type { Scope } from '../vault/scope.ts'
import type { StoredPair, StoredWallet } from '../vault/store.ts'
import { emptyServer, memoryStore, type ServerData } from '../vault/testing.ts'

const suite = new CipherSuite(KEM_DHKEM_X25519_HKDF_SHA256, KDF_HKDF_SHA256, AEAD_AES_256_GCM)

/** The roles `vault` and `escrow` for one account, in memory. */
export type TestServer = {
  readonly data: ServerData
  readonly secrets: Map<string, Bytes>
  readonly call: CallServer
  /** Every request and answer, as text. */
  readonly wire: string[]
  /** Called around each call; throws to lose it before or after it has had its effect. */
  around: (name: RemoteName, when: 'before' | 'after') => Promise<void> | void
}

export async function createTestServer(scope: Scope): Promise<TestServer> {
  const data = emptyServer()
  const store = memoryStore(data)
  const secrets = new Map<string, Bytes>()
  const wire: string[] = []
  const keys = await suite.GenerateKeyPair(false)
  const publicKey = toBase64url(await suite.SerializePublicKey(keys.publicKey))
  const owner = ownerOf(scope)
  const read = async ({ ciphertext, enc }: SealedBytes, label: string): Promise<Bytes> =>
    Uint8Array.from(
      await suite.Open(keys, fromBase64url(enc), fromBase64url(ciphertext), { info: toUtf8(label) }),
    )
  const missing = () => new FrameRefusal({ code: 'vault/half_missing' })

  // biome-ignore lint/suspicious/noExplicitAny: bodies have been checked with the contract.
  const answers: Record<RemoteName, (body: any, params: any) => Promise<unknown>> = {
    async vaultRead() {
      const { active, annex, pairs, revision, vaults } = (await store.read(scope)) as StoredWallet
      return {
        revision,
        active: active ?? null,
        annex: annex ? { version: annex.version, box: toBase64url(annex.box) } : null,
        vaults: vaults.map((vault) => ({ ...vault, box: toBase64url(vault.box) })),
        pairs: pairs.map((pair: StoredPair) => ({
          ...pair,
          salt: toBase64url(pair.salt),
          sealedMeta: toBase64url(pair.sealedMeta),
        })),
      }
    },
    vaultKey: async () => ({ publicKey }),
    async vaultHalf({ commit, factorId, publicKey, requestId }) {
      const half = await store.readHalf(scope, factorId, commit)
      if (!(half instanceof Uint8Array)) throw missing()
      return sealFor(publicKey, Uint8Array.from(half), halfLabel(owner, factorId, commit, requestId))
    },
    vaultPut: async ({ box, ...generation }) => ({
      done: await store.putVault(scope, { ...generation, box: fromBase64url(box) }),
    }),
    vaultAnnexPut: async ({ box, from }) => ({
      done: await store.putAnnex(scope, from, fromBase64url(box)),
    }),
    async vaultPairPut({ half, salt, sealedMeta, ...pair }) {
      const opened = await read(half, halfLabel(owner, pair.factorId, pair.commit, 'put'))
      const stored = { ...pair, salt: fromBase64url(salt), sealedMeta: fromBase64url(sealedMeta) }
      return { done: await store.putPair(scope, stored, opened) }
    },
    vaultActivate: async ({ from, to }) => ({ done: await store.activate(scope, from ?? undefined, to) }),
    async vaultPairDelete(_, { commit, factorId }) {
      await store.deletePair(scope, factorId, commit)
      return { done: true }
    },
    vaultDelete: async (_, { commit }) => ({ done: await store.deleteVault(scope, commit) }),
    vaultFactorRevoke: async ({ revision }, { factorId }) => ({
      done: await store.deleteFactor(scope, factorId, revision),
    }),
    vaultExport: async () => ({ done: true }),
    loginNotice: async () => ({ isTold: true }),
    escrowKey: async () => ({ publicKey }),
    async escrowPut({ factorId, secret }) {
      if (secrets.has(factorId)) return { done: false }
      secrets.set(factorId, await read(secret, escrowLabel(owner, factorId, 'put')))
      return { done: true }
    },
    async escrowRelease({ factorId, publicKey, requestId }) {
      const secret = secrets.get(factorId)
      if (!secret) throw missing()
      return sealFor(publicKey, secret, escrowLabel(owner, factorId, requestId))
    },
    escrowDelete: async (_, { factorId }) => ({ done: secrets.delete(factorId) }),
  }

  const server: TestServer = { data, secrets, wire, call: call as CallServer, around: () => undefined }

  async function call(contract: Contract, { body, params, token }: CallArgs = {}): Promise<unknown> {
    const name = nameOf(contract)
    if (token !== 'a token') throw new FrameRefusal({ code: 'login/token_invalid' })
    wire.push(JSON.stringify({ name, body, params }))
    await server.around(name, 'before')
    const answer = await answers[name](contract.body?.parse(body), contract.params?.parse(params))
    await server.around(name, 'after')
    wire.push(JSON.stringify(answer))
    return contract.answer.parse(JSON.parse(JSON.stringify(answer)))
  }
  return server
}

function nameOf(contract: Contract): RemoteName {
  const found = Object.entries(remoteContracts).find(([, one]) => one === contract)
  if (!found) throw new Error(`${contract.path} is not a call of the worker.`)
  return found[0] as RemoteName
}

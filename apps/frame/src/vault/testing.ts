import type { Account } from './account.ts'
import { type Bytes, randomBytes, toHex } from './bytes.ts'
import type { Factor, FactorKind } from './factor.ts'
import type { OpenVault } from './openPair.ts'
import type { Generation, Scope } from './scope.ts'
import type { Secret } from './secret.ts'
import type {
  Access,
  DeviceRecord,
  DeviceStore,
  StoredAnnex,
  StoredPair,
  StoredVault,
  VaultStore,
} from './store.ts'
import { unlockVault } from './unlockVault.ts'

/** What the server has on disk, halves in the clear: what an attacker with the key of its KMS reads. */
export type ServerData = {
  revision: number
  active: Generation | undefined
  vaults: Map<string, StoredVault & { activated: boolean }>
  pairs: Map<string, StoredPair & { half: Bytes }>
  revoked: Set<string>
  annex?: StoredAnnex | undefined
}

export function emptyServer(): ServerData {
  return { revision: 0, active: undefined, vaults: new Map(), pairs: new Map(), revoked: new Set() }
}

/** A server as {@link VaultStore} describes it, for one wallet. */
export function memoryStore(data: ServerData): VaultStore {
  const key = (factorId: string, commit: string) => `${factorId}|${commit}`
  const write = () => {
    data.revision += 1
    return true
  }
  return {
    async read() {
      const pairs = [...data.pairs.values()].map(({ half: _, ...pair }) => pair)
      return structuredClone({
        revision: data.revision,
        active: data.active,
        vaults: [...data.vaults.values()],
        pairs,
        ...(data.annex && { annex: data.annex }),
      })
    },
    async readHalf(_scope, factorId, commit) {
      return data.pairs.get(key(factorId, commit))?.half.slice()
    },
    async putVault(_scope, vault) {
      if (data.vaults.has(vault.commit)) return false
      data.vaults.set(vault.commit, { ...structuredClone(vault), activated: false })
      return write()
    },
    async putPair(_scope, pair, half) {
      const id = key(pair.factorId, pair.commit)
      if (data.revoked.has(pair.factorId) || !data.vaults.has(pair.commit) || data.pairs.has(id)) return false
      data.pairs.set(id, { ...structuredClone(pair), half: half.slice() })
      return write()
    },
    async putAnnex(_scope, from, box) {
      if (!data.active || (data.annex?.version ?? 0) !== from) return false
      data.annex = { version: from + 1, box: box.slice() }
      return write()
    },
    async activate(_scope, from, to) {
      const vault = data.vaults.get(to.commit)
      const isNext = data.active?.commit === from?.commit && to.gen === (from?.gen ?? 0) + 1
      if (!vault || vault.gen !== to.gen || !isNext) return false
      vault.activated = true
      data.active = { gen: to.gen, commit: to.commit }
      return write()
    },
    async deletePair(_scope, factorId, commit) {
      if (data.pairs.delete(key(factorId, commit))) write()
    },
    async deleteVault(_scope, commit) {
      const isUsed = [...data.pairs.values()].some((pair) => pair.commit === commit)
      if (data.active?.commit === commit || isUsed || !data.vaults.delete(commit)) return false
      return write()
    },
    async deleteFactor(_scope, factorId, revision) {
      if (revision !== data.revision) return false
      for (const [id, pair] of data.pairs) if (pair.factorId === factorId) data.pairs.delete(id)
      data.revoked.add(factorId)
      return write()
    },
  }
}

/** What a browser has on disk. */
export type DeviceData = { record: DeviceRecord | undefined; key: CryptoKey }

export async function emptyDevice(): Promise<DeviceData> {
  const algorithm = { name: 'AES-GCM', length: 256 }
  return { record: undefined, key: await crypto.subtle.generateKey(algorithm, false, ['encrypt', 'decrypt']) }
}

/** Of devices on which a tab is at work. */
const locks = new WeakMap<DeviceData, Promise<unknown>>()

export function memoryDevice(data: DeviceData): DeviceStore {
  return {
    lock(_scope, act) {
      const done = (locks.get(data) ?? Promise.resolve()).then(act)
      locks.set(
        data,
        done.catch(() => undefined),
      )
      return done
    },
    key: async () => data.key,
    read: async () => data.record && structuredClone(data.record),
    async write(_scope, record) {
      data.record = structuredClone(record)
    },
    async update(_scope, change) {
      const changed = data.record && change(structuredClone(data.record))
      if (changed) data.record = structuredClone(changed)
    },
    async remove() {
      data.record = undefined
    },
  }
}

export const scope: Scope = { tenant: 'acme', user: 'user-1', vaultId: 'vault-1' }

export function accessTo(server: ServerData, device: DeviceData): Access {
  return { scope, store: memoryStore(server), device: memoryDevice(device) }
}

/** A secret with random keys: deriving real ones takes longer than everything else together. */
export function randomSecret(): Secret {
  const account = (namespace: string): Account => ({
    namespace,
    index: 0,
    privateKey: randomBytes(32),
    publicKey: randomBytes(32),
    address: `${namespace}-${toHex(randomBytes(8))}`,
  })
  return { entropy: randomBytes(32), seed: randomBytes(64), accounts: [account('one'), account('two')] }
}

export function randomFactor(kind: FactorKind): Factor {
  return { id: `${kind}-${toHex(randomBytes(4))}`, kind, secret: randomBytes(32) }
}

/** What of a wallet has to be the same whichever factor opens it. */
export function identify({ content, fingerprint }: OpenVault): string {
  const keys = content.accounts.map(({ privateKey }) => toHex(privateKey))
  return [toHex(fingerprint), toHex(content.entropy), toHex(content.seed), ...keys].join(' ')
}

/** Opens the vault; resolves to what it holds, or to the code of the error. */
export async function tryUnlock(access: Access, factor: Factor): Promise<string> {
  try {
    return await unlockVault(access, factor, identify)
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : `unexpected: ${error}`
  }
}

import { createHash } from 'node:crypto'
import type { Frame } from 'puppeteer-core'
import { english } from 'viem/accounts'
import { toHex, xor } from '../../apps/frame/src/vault/bytes.ts'
import { userHalf } from '../../apps/frame/src/vault/factor.ts'
import { openVault } from '../../apps/frame/src/vault/sealVault.ts'
import type { VaultTables } from '../../apps/server/src/features/vault/tables.ts'
import type { Rig } from './startRig.ts'

/**
 * Every secret of the wallet on this device, in hex, as one could compute them who has the
 * device, the database and the HSM: what must not be found anywhere.
 */
export async function readSecrets(frame: Frame, { database, openKeys }: Rig): Promise<string[]> {
  const { name, secret: ownSecret, factorId } = await readDevice(frame)
  const [, tenant = '', user = '', vaultId = ''] = name.split('|')
  const scope = { tenant, user, vaultId }
  const row = await database.db
    .withTables<VaultTables>()
    .selectFrom('vault_pairs')
    .innerJoin('vault_vaults', 'vault_vaults.commit', 'vault_pairs.commit')
    .select(['vault_pairs.commit', 'vault_pairs.gen', 'salt', 'wrapped', 'box'])
    .where('factor_id', '=', factorId)
    .executeTakeFirstOrThrow()
  const kms = await openKeys()
  const gen = Number(row.gen)
  const context = { tenant, user, pair: `${factorId}|${row.commit}`, gen: `${gen}`, purpose: 'vault half' }
  const half = await kms.unwrap(row.wrapped, context)
  await kms.close()
  const secret = Uint8Array.from(Buffer.from(ownSecret, 'hex'))
  const mine = await userHalf({ id: factorId, kind: 'device', secret }, scope, gen, Uint8Array.from(row.salt))
  const dek = xor(mine, half)
  const { accounts, entropy, seed } = await openVault(scope, gen, dek, Uint8Array.from(row.box))
  const keys = accounts.map(({ privateKey }) => privateKey)
  return [secret, half, mine, dek, entropy, seed, ...keys].map(toHex)
}

/** The words of 256 bits of entropy (BIP-39). */
export function wordsOf(entropy: string): string {
  const bytes = Buffer.from(entropy, 'hex')
  const checked = Buffer.concat([bytes, createHash('sha256').update(bytes).digest().subarray(0, 1)])
  const bits = [...checked].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{11}/g) ?? []).map((group) => english[Number.parseInt(group, 2)]).join(' ')
}

/** What the device keeps of its wallet, with its secret decrypted in the browser by the key that cannot leave it. */
function readDevice(frame: Frame): Promise<{ name: string; factorId: string; secret: string }> {
  return frame.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const records = (await done(indexedDB.open('latchkey-vault')))
      .transaction('records')
      .objectStore('records')
    const name = String((await done(records.getAllKeys())).find((one) => String(one).startsWith('record|')))
    const { factorId, sealedSecret } = await done(records.get(name))
    const key: CryptoKey = await done(records.get('key'))
    const [, ...scope] = name.split('|')
    const additionalData = new TextEncoder().encode([...scope, 'device', factorId].join('|'))
    const algorithm = { name: 'AES-GCM', iv: sealedSecret.slice(0, 12), additionalData }
    const secret = new Uint8Array(await crypto.subtle.decrypt(algorithm, key, sealedSecret.slice(12)))
    const hex = Array.from(secret, (byte) => byte.toString(16).padStart(2, '0')).join('')
    return { name, factorId, secret: hex }
  })
}

/** All that scripts on the wallet's origin find in the storage of the browser, bytes in hex. */
export function dumpStorage(frame: Frame): Promise<string> {
  return frame.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const found: unknown[] = [
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      await caches.keys(),
    ]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const records = database.transaction(store).objectStore(store)
        found.push(name, store, await done(records.getAllKeys()), await done(records.getAll()))
      }
      database.close()
    }
    return JSON.stringify(found, (_, value) => {
      if (value instanceof Uint8Array)
        return Array.from(value, (byte) => byte.toString(16).padStart(2, '0')).join('')
      if (value instanceof CryptoKey) return `${value.type} key, ${value.extractable}`
      return value
    })
  })
}

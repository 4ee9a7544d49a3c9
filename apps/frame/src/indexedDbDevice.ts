import { openRecords } from './records.ts'
import type { Scope } from './vault/scope.ts'
import type { DeviceRecord, DeviceStore } from './vault/store.ts'

const keyName = 'key'

/** Keeps the factor of this device in IndexedDB. */
export function indexedDbDevice(name = 'latchkey-vault'): DeviceStore {
  const records = openRecords(name)
  let kept: CryptoKey | undefined
  const nameOf = ({ tenant, user, vaultId }: Scope) => `record|${tenant}|${user}|${vaultId}`
  return {
    async key() {
      kept ??= await records.get<CryptoKey>(keyName)
      if (kept) return kept
      const algorithm = { name: 'AES-GCM', length: 256 }
      const made = await crypto.subtle.generateKey(algorithm, false, ['encrypt', 'decrypt'])
      // Another tab may have stored one meanwhile: the first one counts.
      await records.add(keyName, made).catch(() => undefined)
      return (await records.get<CryptoKey>(keyName)) as CryptoKey
    },
    read: (scope) => records.get<DeviceRecord>(nameOf(scope)),
    write: (scope, record) => records.put(nameOf(scope), record),
    update: (scope, change) => records.update(nameOf(scope), change),
    remove: (scope) => records.remove(nameOf(scope)),
    lock: (scope, act) => navigator.locks.request(`${name} ${nameOf(scope)}`, act),
  }
}

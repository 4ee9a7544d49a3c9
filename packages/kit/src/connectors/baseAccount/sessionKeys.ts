/** The keys of the session with the wallet. The private key cannot leave the browser. */
export type SessionKeys = {
  load(): Promise<CryptoKeyPair | undefined>
  /** Creates new ones in place of those before. */
  create(): Promise<CryptoKeyPair>
  forget(): Promise<void>
}

const curve = { name: 'ECDH', namedCurve: 'P-256' }
const storeName = 'keys'
const keyName = 'session'

/** Keeps them in IndexedDB; where there is none, until the page is left. */
export function createSessionKeys(databaseName: string): SessionKeys {
  let held: CryptoKeyPair | undefined

  async function inStore<value>(
    act: (store: IDBObjectStore) => IDBRequest<value>,
  ): Promise<value | undefined> {
    try {
      const opening = indexedDB.open(databaseName, 1)
      opening.onupgradeneeded = () => opening.result.createObjectStore(storeName)
      const database = await settled(opening)
      try {
        return await settled(act(database.transaction(storeName, 'readwrite').objectStore(storeName)))
      } finally {
        database.close()
      }
    } catch {
      // Private windows of some browsers have no database.
      return undefined
    }
  }

  return {
    async load() {
      held ??= await inStore((store) => store.get(keyName) as IDBRequest<CryptoKeyPair | undefined>)
      return held
    },
    async create() {
      const pair = await crypto.subtle.generateKey(curve, false, ['deriveKey'])
      held = pair
      await inStore((store) => store.put(pair, keyName))
      return pair
    },
    async forget() {
      held = undefined
      await inStore((store) => store.delete(keyName))
    },
  }
}

function settled<value>(request: IDBRequest<value>): Promise<value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

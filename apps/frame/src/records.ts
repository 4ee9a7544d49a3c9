/** Values in IndexedDB by name, which also keeps keys that cannot be extracted. Each call is durable. */
export type Records = {
  get<Value>(name: string): Promise<Value | undefined>
  /** Rejects if there is one already: another tab may have been faster. */
  add(name: string, value: unknown): Promise<void>
  put(name: string, value: unknown): Promise<void>
  remove(name: string): Promise<void>
  /** Changes a value that is there, in one step: no other tab writes in between. Undefined leaves it. */
  update<Value>(name: string, change: (value: Value) => Value | undefined): Promise<void>
}

const table = 'records'

export function openRecords(database: string): Records {
  const opened = open(database)
  return {
    get: async (name) => run(await opened, 'readonly', (records) => records.get(name)),
    add: async (name, value) => run(await opened, 'readwrite', (records) => records.add(value, name)),
    put: async (name, value) => run(await opened, 'readwrite', (records) => records.put(value, name)),
    remove: async (name) => run(await opened, 'readwrite', (records) => records.delete(name)),
    async update(name, change) {
      await run(await opened, 'readwrite', (records) => {
        const found = records.get(name)
        found.onsuccess = () => {
          const changed = found.result === undefined ? undefined : change(found.result)
          if (changed !== undefined) records.put(changed, name)
        }
        return found
      })
    },
  }
}

function open(name: string): Promise<IDBDatabase> {
  const { promise, reject, resolve } = Promise.withResolvers<IDBDatabase>()
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(table)
  request.onsuccess = () => resolve(request.result)
  request.onerror = () => reject(request.error)
  return promise
}

/** Resolves once the transaction is on disk, not when the request is done. */
function run<Result>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  act: (records: IDBObjectStore) => IDBRequest,
): Promise<Result> {
  const { promise, reject, resolve } = Promise.withResolvers<Result>()
  const transaction = database.transaction(table, mode, { durability: 'strict' })
  const request = act(transaction.objectStore(table))
  transaction.oncomplete = () => resolve(request.result)
  transaction.onabort = () => reject(transaction.error)
  return promise
}

import * as z from 'zod/mini'
import type { VaultStore } from './vault/store.ts'

const reply = z.union([
  z.strictObject({ id: z.int(), result: z.unknown() }),
  z.strictObject({ id: z.int(), error: z.string() }),
])

/**
 * The server, through a port to the page that holds the session.
 *
 * A call is `{ id, call, args }`, and its answer `{ id, result }` or `{ id, error }`. Each may
 * have had its effect even if it fails.
 */
export function remoteStore(port: MessagePort): VaultStore {
  const pending = new Map<number, PromiseWithResolvers<unknown>>()
  let count = 0
  port.addEventListener('message', ({ data }) => {
    const { data: parsed } = reply.safeParse(data)
    if (!parsed) return
    const { id } = parsed
    const waiting = pending.get(id)
    pending.delete(id)
    if ('error' in parsed) waiting?.reject(new Error(`The server failed: ${parsed.error}`))
    else waiting?.resolve(parsed.result)
  })
  port.start()

  function call(name: keyof VaultStore, args: readonly unknown[]): Promise<unknown> {
    count += 1
    const waiting = Promise.withResolvers<unknown>()
    pending.set(count, waiting)
    port.postMessage({ id: count, call: name, args })
    return waiting.promise
  }
  const isDone = async (name: keyof VaultStore, ...args: readonly unknown[]) =>
    (await call(name, args)) === true
  return {
    read: (...args) => call('read', args),
    readHalf: (...args) => call('readHalf', args),
    putVault: (...args) => isDone('putVault', ...args),
    putPair: (...args) => isDone('putPair', ...args),
    activate: (...args) => isDone('activate', ...args),
    deletePair: async (...args) => {
      await call('deletePair', args)
    },
    deleteVault: (...args) => isDone('deleteVault', ...args),
    deleteFactor: (...args) => isDone('deleteFactor', ...args),
  }
}

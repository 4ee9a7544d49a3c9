import { createCallServer } from '../../apps/frame/src/login/callServer.ts'
import { deviceKey } from '../../apps/frame/src/login/deviceKey.ts'
import { createEmailLogin, type EmailLogin } from '../../apps/frame/src/login/emailLogin.ts'
import { createLoginSession } from '../../apps/frame/src/login/loginSession.ts'
import type { Records } from '../../apps/frame/src/records.ts'
import { serveVault } from '../../apps/frame/src/serveVault.ts'
import { type DeviceData, emptyDevice, memoryDevice } from '../../apps/frame/src/vault/testing.ts'
import { createUser, type User } from '../../apps/frame/src/wallet/createUser.ts'
import type { WalletWorker } from '../../apps/frame/src/wallet/openWallet.ts'
import { type WalletFamily, walletFamilies } from './walletFamilies.ts'

/** A browser with the wallet's frame in it, without the browser: the code of the frame, with storage in memory. */
export type Visitor = {
  readonly email: string
  readonly login: EmailLogin
  readonly user: User
  /** The same storage, in a page that was just opened. */
  reload(): Visitor
}

/** Where the frame finds the roles of the server, and the page that embeds it. */
export type Embedding = {
  readonly api: string
  readonly servers: { readonly vault: string; readonly escrow: string }
  readonly projectId: string
  readonly origin: string
}

/** A visitor on a device that was never used. */
export async function createVisitor(embedding: Embedding, email: string): Promise<Visitor> {
  return openFrame(embedding, email, memoryRecords(), await emptyDevice())
}

function openFrame(embedding: Embedding, email: string, records: Records, device: DeviceData): Visitor {
  const { api, origin, projectId, servers } = embedding
  const [{ chainId }] = walletFamilies as [WalletFamily]
  const key = () => deviceKey(records)
  const call = createCallServer({ api, key })
  const tabs = { postMessage: () => undefined, addEventListener: () => undefined }
  const page = { projectId, origin }
  const session = createLoginSession({ call, records, tabs, embedding: page })
  const login = createEmailLogin({ call, session, embedding: page })
  const user = createUser({
    api,
    login: { key, session: session.session },
    smartAccounts: [],
    chainId,
    projectId,
    servers,
    startWorker: async () => startWorker(device),
    // They are imported, not fetched.
    checkCreationFiles: async () => undefined,
  })
  return { email, login, user, reload: () => openFrame(embedding, email, records, device) }
}

function startWorker(data: DeviceData): WalletWorker {
  const { port1, port2 } = new MessageChannel()
  const ended = Promise.withResolvers<never>()
  ended.promise.catch(() => undefined)
  const device = memoryDevice(data)
  serveVault(port2, {
    ...device,
    // A worker that is terminated lets go of its locks, whatever it waits for.
    lock: (scope, act) => device.lock(scope, () => Promise.race([act(), ended.promise])),
  })
  port1.start()
  port2.start()
  return {
    postMessage: port1.postMessage.bind(port1),
    addEventListener: port1.addEventListener.bind(port1),
    terminate() {
      port1.close()
      ended.reject(new Error('The worker was terminated.'))
    },
  } as WalletWorker
}

function memoryRecords(): Records {
  const values = new Map<string, unknown>()
  return {
    get: async <Value>(name: string) => values.get(name) as Value | undefined,
    async add(name, value) {
      if (values.has(name)) throw new Error(`${name} is there`)
      values.set(name, value)
    },
    put: async (name, value) => void values.set(name, value),
    remove: async (name) => void values.delete(name),
    async update<Value>(name: string, change: (value: Value) => Value | undefined) {
      const changed = values.has(name) ? change(values.get(name) as Value) : undefined
      if (changed !== undefined) values.set(name, changed)
    },
  }
}

import * as z from 'zod/mini'
import { loadedToSign, namespaces } from '../families/namespaces.ts'
import type { GivenFactor } from '../requests.ts'
import type { WalletView } from '../serveVault.ts'
import { refusalOf } from './refusalOf.ts'
import { relayCalls } from './relayCalls.ts'
import type { ManagedWallet } from './wallet.ts'

/** Less than the page waits for an answer, so that it learns why there is none. */
const timeoutMs = 25_000

/** An account has one wallet in a project. */
const vaultId = 'main'

/** A {@link ManagedWallet} with its worker. */
export type OpenedWallet = ManagedWallet & {
  /** Whether it still answers: it has not been closed and its worker has not failed. */
  isOpen(): boolean
  /** Ends the worker and all that is in its memory. Requests that wait are refused. */
  close(): void
}

/** Asks the worker for what opens the wallet. */
export type EnterBy = (ask: (verb: string, args?: object) => Promise<unknown>) => Promise<unknown>

/** What {@link openWallet} needs of a worker. */
export type WalletWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>

const reply = z.strictObject({
  id: z.int(),
  result: z.optional(z.unknown()),
  error: z.optional(z.string().check(z.maxLength(64))),
  retryAfter: z.optional(z.number()),
})
const entry = z.strictObject({ view: z.optional(z.unknown()) })

/** Opens the wallet of the visitor who is logged in, or creates it. It opens in the background: {@link OpenedWallet.view} waits for it. */
export function openWallet(options: openWallet.Options): OpenedWallet {
  const { accountId, checkCreationFiles, enterBy, factor, mayCreate, projectId, startWorker } = options
  const newLevel = options.isGuest ? 'temporary' : true
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  const { port1, port2 } = new MessageChannel()
  let count = 0
  let isOpen = true
  let worker: Promise<WalletWorker> | undefined

  function close(): void {
    isOpen = false
    port1.close()
    for (const { reject } of waiting.values()) reject(refusalOf('request/aborted'))
    waiting.clear()
    void worker?.then(
      (started) => started.terminate(),
      () => undefined,
    )
  }

  async function start(): Promise<WalletWorker> {
    const started = await startWorker()
    started.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const { data: parsed } = reply.safeParse(data)
      const asked = parsed && waiting.get(parsed.id)
      if (!asked) return
      waiting.delete(parsed.id)
      if (parsed.error !== undefined)
        asked.reject(Object.assign(refusalOf(parsed.error, parsed.retryAfter), { cause: parsed.error }))
      else asked.resolve(parsed.result)
    })
    started.addEventListener('error', () => fail())
    relayCalls(port1, options)
    return started
  }

  /** What is in the worker can no longer be relied on; the next request of the page starts another. */
  function fail(): void {
    for (const { reject } of waiting.values()) reject(refusalOf('vault/failed'))
    close()
  }

  async function ask(
    verb: string,
    args: object = {},
    {
      transfer = [],
      until = performance.now() + timeoutMs,
    }: { transfer?: Transferable[]; until?: number } = {},
  ): Promise<unknown> {
    if (!isOpen) throw refusalOf('request/aborted')
    const id = ++count
    const asked = Promise.withResolvers<unknown>()
    waiting.set(id, asked)
    const timer = setTimeout(fail, until - performance.now())
    worker ??= start()
    worker.then((started) => {
      if (isOpen) started.postMessage({ id, verb, ...args }, transfer)
    }, asked.reject)
    try {
      return await asked.promise
    } finally {
      clearTimeout(timer)
      waiting.delete(id)
    }
  }

  const scope = { tenant: projectId, user: accountId, vaultId }
  async function enter(): Promise<unknown> {
    const until = performance.now() + timeoutMs
    await ask('open', { scope, store: port2 }, { transfer: [port2], until })
    const view = (await openFirst(until)) as WalletView
    const isComplete = namespaces.every((one) => view.accounts.some(({ namespace }) => namespace === one))
    if (isComplete) return view
    // A wallet that cannot be written to now, as where a passkey is asked for every time, is used as it is.
    return complete(until).catch(() => view)
  }
  async function complete(until: number): Promise<unknown> {
    await checkCreationFiles()
    return ask('completeAccounts', {}, { until })
  }
  async function openFirst(until: number): Promise<unknown> {
    if (enterBy) {
      await checkCreationFiles()
      return enterBy(ask)
    }
    if (factor) return enterWith(factor, until)
    const { view } = entry.parse(await ask('enter', { mayCreate: false }, { until }))
    if (view) return view
    await checkCreationFiles()
    return entry.parse(await ask('enter', { mayCreate: newLevel }, { until })).view
  }
  async function enterWith(factor: GivenFactor, until: number): Promise<unknown> {
    try {
      return await ask('unlock', { factors: [factor] }, { until })
    } catch (error) {
      const { cause } = error as { cause?: unknown }
      if (!mayCreate || cause !== 'vault/missing') throw error
      await checkCreationFiles()
      return ask('create', { factors: [factor] }, { until })
    }
  }
  /** Since something of it has changed. */
  let latest: WalletView | undefined
  const entered = enter()
  // Whoever asks for the wallet learns of it; without this the browser would report it as unhandled.
  entered.catch(close)
  return {
    view: async () => latest ?? ((await entered) as WalletView),
    async sign(request) {
      await entered
      if (loadedToSign.has(request.namespace)) await checkCreationFiles()
      return (await ask('sign', request)) as Uint8Array
    },
    async signConfirmed(request) {
      await entered
      if (loadedToSign.has(request.namespace)) await checkCreationFiles()
      return (await ask('signConfirmed', request)) as Uint8Array[]
    },
    async manage({ verb, ...args }) {
      await entered
      if (verb === 'admitDevice') await checkCreationFiles()
      const result = await ask(verb, args)
      if (verb === 'unlock') latest = result as WalletView
      return result
    },
    async addAccount(name) {
      await entered
      await checkCreationFiles()
      const index = z.int().parse(await ask('addAccount', { name }))
      latest = (await ask('unlock', { factors: [] })) as WalletView
      return index
    },
    async importKey({ name, port }) {
      await entered
      await checkCreationFiles()
      await ask('importKey', { port, name }, { transfer: [port] })
      latest = (await ask('unlock', { factors: [] })) as WalletView
    },
    async importWords(port) {
      await entered
      await checkCreationFiles()
      await ask('import', { port }, { transfer: [port] })
    },
    async exportWords(request) {
      await entered
      await ask('export', request, { transfer: [request.port] })
    },
    isOpen: () => isOpen,
    close,
  }
}

export declare namespace openWallet {
  type Options = relayCalls.Options & {
    readonly projectId: string
    readonly accountId: string
    /** Opens the wallet with this, on a device that it does not know. */
    readonly factor?: GivenFactor | undefined
    /** Creates the wallet with the factor, if there is none. */
    readonly mayCreate?: boolean | undefined
    /** Creates a wallet that only this device opens: a guest has given nothing that the escrow could check. */
    readonly isGuest?: boolean | undefined
    /** Opens the wallet in another way than by a factor; resolves to its view. */
    enterBy?: EnterBy | undefined
    startWorker(): Promise<WalletWorker>
    /** Before the worker loads what most visits do not need, such as to create a wallet. */
    checkCreationFiles(): Promise<void>
  }
}

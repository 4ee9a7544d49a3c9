/** How a wallet presents itself to the page. */
export type About = {
  readonly name: string
  readonly icon: string
  readonly chain: string
  readonly dialect: 'standard' | 'wbip'
}
export type Shared = { readonly address: string; readonly purpose: string }
type Ask = (method: string, input: Readonly<Record<string, unknown>>) => Promise<unknown>

/**
 * The object that a wallet of either standard adds to the page; `ask` handles its requests.
 * Its source is also injected into pages, so it must be self-contained.
 */
export function createProvider({ chain, dialect, icon, name }: About, ask: Ask) {
  const listeners = new Map<string, Set<(event: unknown) => void>>()
  const known = new Map<string, object>()
  let shared: readonly Shared[] = []
  const on = (event: string, listener: (event: unknown) => void) => {
    const set = listeners.get(event) ?? new Set()
    listeners.set(event, set.add(listener))
    return () => set.delete(listener)
  }
  const accounts = () =>
    shared.map(({ address }) => {
      const account = known.get(address) ?? Object.freeze({ address, chains: [`bitcoin:${chain}`] })
      known.set(address, account)
      return account
    })
  const decode = (message: Uint8Array) => new TextDecoder().decode(message)
  const decodeBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  type Input = { account: { address: string }; message: Uint8Array }

  const standard = Object.freeze({
    version: '1.0.0',
    name,
    icon,
    chains: [`bitcoin:${chain}`],
    get accounts() {
      return accounts()
    },
    features: {
      'bitcoin:connect': {
        version: '1.0.0',
        connect: async () => {
          shared = (await ask('connect', {})) as readonly Shared[]
          return { accounts: accounts() }
        },
      },
      'bitcoin:signMessage': {
        version: '1.0.0',
        signMessage: (...inputs: readonly Input[]) =>
          Promise.all(
            inputs.map(async ({ account, message }) => {
              const text = decode(message)
              const signature = (await ask('signMessage', {
                address: account.address,
                message: text,
              })) as string
              return { signedMessage: message, signature: decodeBase64(signature) }
            }),
          ),
      },
      'standard:events': { version: '1.0.0', on },
      'standard:disconnect': { version: '1.0.0', disconnect: () => ask('disconnect', {}) },
    },
  })

  const titled = chain.replace(/^./, (letter) => letter.toUpperCase())
  const network = { bitcoin: { name: titled }, stacks: { name: titled } }
  const methods: Record<string, (params: Record<string, unknown>) => Promise<unknown>> = {
    wallet_connect: async () => ({ addresses: await ask('connect', {}), network }),
    wallet_getAccount: async () => {
      // A page that has just loaded was not told yet.
      shared = (await ask('shared', {})) as readonly Shared[]
      if (shared.length === 0) throw Object.assign(new Error('Access denied.'), { code: 4100 })
      return { addresses: shared }
    },
    wallet_getNetwork: async () => network,
    wallet_disconnect: async () => ask('disconnect', {}),
    signMessage: async (params) => ({
      address: params.address,
      protocol: params.protocol,
      signature: await ask('signMessage', params),
    }),
  }
  const codes: Record<number, number> = { 4001: -32000, 4100: -32002 }
  const wbip = Object.freeze({
    async request(method: string, params: Record<string, unknown> | null) {
      try {
        const known = methods[method]
        if (!known) return { error: { code: -32601, message: `There is no ${method}.` } }
        return { result: await known(params ?? {}) }
      } catch (error) {
        const { code = -32603, message } = error as { code?: number; message: string }
        return { error: { code: codes[code] ?? code, message } }
      }
    },
    addListener: on,
  })

  return {
    provider: dialect === 'standard' ? standard : wbip,
    /** Sets what the wallet shares, and notifies the page. */
    share(next: readonly Shared[]) {
      shared = next
      for (const event of ['change', next.length ? 'accountChange' : 'disconnect'])
        for (const listener of [...(listeners.get(event) ?? [])]) listener({ type: event })
    },
  }
}

/** Adds a wallet's object to the page; returns a function that removes it. Must be self-contained too. */
export function announce({ dialect, icon, name }: About, provider: object, target: EventTarget): () => void {
  if (dialect === 'wbip') {
    const page = target as unknown as Record<string, unknown> & { btc_providers?: object[] }
    const id = `${name.replace(/\W/g, '')}Provider`
    const entry = { id, name, icon }
    page[id] = provider
    page.btc_providers = [...(page.btc_providers ?? []), entry]
    return () => {
      page[id] = undefined
      page.btc_providers = (page.btc_providers ?? []).filter((one) => one !== entry)
    }
  }
  const undo: (() => void)[] = []
  const register = (api: { register(wallet: object): () => void }) => {
    undo.push(api.register(provider))
  }
  const onReady = (event: Event) => register((event as CustomEvent).detail)
  target.addEventListener('wallet-standard:app-ready', onReady)
  target.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  return () => {
    target.removeEventListener('wallet-standard:app-ready', onReady)
    for (const step of undo) step()
  }
}

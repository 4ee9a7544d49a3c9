/** How a wallet presents itself to the page. */
export type About = {
  readonly name: string
  readonly icon: string
  /** `wbip` is the form of WBIP004 that Xverse has, `leather` the one of Leather. */
  readonly dialect: 'standard' | 'wbip' | 'leather' | 'unisat'
}
export type Shared = {
  readonly address: string
  readonly purpose: string
  /** In hex. */
  readonly publicKey: string
}
/** What the wallet shares with the page, and the network it is on. */
export type State = { readonly shared: readonly Shared[]; readonly chain: string }
type Ask = (method: string, input: Readonly<Record<string, unknown>>) => Promise<unknown>

/**
 * The object that a wallet of either dialect adds to the page; `ask` handles its requests.
 * Its source is also injected into pages, so it must be self-contained.
 */
export function createProvider({ dialect, icon, name }: About, initial: State, ask: Ask) {
  const listeners = new Map<string, Set<(event: unknown) => void>>()
  const known = new Map<string, object>()
  let state = initial
  const on = (event: string, listener: (event: unknown) => void) => {
    const set = listeners.get(event) ?? new Set()
    listeners.set(event, set.add(listener))
    return () => set.delete(listener)
  }
  const emit = (event: string, data: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(data)
  }
  const error = (code: number, message: string) => Object.assign(new Error(message), { code })
  const toBase64 = (bytes: Uint8Array) =>
    btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  const toHex = (bytes: Uint8Array) =>
    Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const fromHex = (text: string) =>
    Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const now = async () => {
    // A page that has just loaded was not told yet.
    state = (await ask('state', {})) as State
    return state.shared
  }
  const connect = async (always = false) => (await ask('connect', { always })) as readonly Shared[]
  const signMessage = async (address: unknown, message: unknown) =>
    (await ask('signMessage', { address, message })) as string
  const signPsbt = async (psbt: string, inputs: readonly { index: number; address: unknown }[]) =>
    (await ask('signPsbt', { psbt, inputs })) as string

  // Wallet Standard.
  const accounts = () =>
    state.shared.map(({ address, publicKey }) => {
      const key = `${state.chain} ${address}`
      const account =
        known.get(key) ??
        Object.freeze({ address, publicKey: fromHex(publicKey), chains: [`bitcoin:${state.chain}`] })
      known.set(key, account)
      return account
    })
  type Message = { account: { address: string }; message: Uint8Array }
  type ToSign = {
    psbt: Uint8Array
    inputsToSign: readonly { account: { address: string }; signingIndexes: readonly number[] }[]
  }
  const standard = () =>
    Object.freeze({
      version: '1.0.0',
      name,
      icon,
      chains: ['mainnet', 'testnet', 'testnet4', 'signet', 'regtest'].map((chain) => `bitcoin:${chain}`),
      get accounts() {
        return accounts()
      },
      features: {
        'bitcoin:connect': {
          version: '1.0.0',
          connect: async () => {
            state = { ...state, shared: await connect() }
            return { accounts: accounts() }
          },
        },
        'bitcoin:signMessage': {
          version: '1.0.0',
          signMessage: (...inputs: readonly Message[]) =>
            Promise.all(
              inputs.map(async ({ account, message }) => ({
                signedMessage: message,
                signature: fromBase64(await signMessage(account.address, new TextDecoder().decode(message))),
              })),
            ),
        },
        'bitcoin:signTransaction': {
          version: '1.0.0',
          signTransaction: (...inputs: readonly ToSign[]) =>
            Promise.all(
              inputs.map(async ({ inputsToSign, psbt }) => {
                const asked = inputsToSign.flatMap(({ account, signingIndexes }) =>
                  signingIndexes.map((index) => ({ index, address: account.address })),
                )
                return { signedPsbt: fromBase64(await signPsbt(toBase64(psbt), asked)) }
              }),
            ),
        },
        'standard:events': { version: '1.0.0', on },
        'standard:disconnect': { version: '1.0.0', disconnect: () => ask('disconnect', {}) },
      },
    })

  // WBIP004.
  type Params = Readonly<Record<string, unknown>>
  const payment = () => state.shared.find(({ purpose }) => purpose === 'payment')?.address
  const network = () => {
    const titled = state.chain.replace(/^./, (letter) => letter.toUpperCase())
    return { bitcoin: { name: titled }, stacks: { name: titled } }
  }
  const xverse: Record<string, (params: Params) => Promise<unknown>> = {
    wallet_connect: async () => ({ addresses: await connect(), network: network() }),
    wallet_getAccount: async () => {
      const addresses = await now()
      if (addresses.length === 0) throw error(4100, 'Access denied.')
      return { addresses }
    },
    wallet_getNetwork: async () => {
      await now()
      return network()
    },
    wallet_changeNetwork: async ({ name: wanted }) => {
      await ask('switchChain', { chain: String(wanted).toLowerCase() })
      return null
    },
    wallet_disconnect: async () => ask('disconnect', {}),
    signMessage: async ({ address, message, protocol }) => ({
      address,
      protocol,
      signature: await signMessage(address, message),
    }),
    signPsbt: async ({ psbt, signInputs }) => {
      const asked = Object.entries(signInputs as Record<string, readonly number[]>).flatMap(
        ([address, indexes]) => indexes.map((index) => ({ index, address })),
      )
      return { psbt: await signPsbt(String(psbt), asked) }
    },
  }
  const leather: typeof xverse = {
    getAddresses: async () => {
      const addresses = await connect(true)
      state = { ...state, shared: addresses }
      return {
        addresses: addresses.map(({ address, publicKey, purpose }) => ({
          symbol: 'BTC',
          type: purpose === 'ordinals' ? 'p2tr' : 'p2wpkh',
          address,
          publicKey,
        })),
      }
    },
    signMessage: async ({ message, paymentType }) => {
      const { address } = (await now())[paymentType === 'p2tr' ? 1 : 0] as Shared
      return { address, signature: await signMessage(address, message) }
    },
    signPsbt: async ({ hex, signAtIndex }) => {
      await now()
      const asked = (signAtIndex as readonly number[]).map((index) => ({ index, address: payment() }))
      return { hex: toHex(fromBase64(await signPsbt(toBase64(fromHex(String(hex))), asked))) }
    },
  }
  const codes: Record<number, number> =
    dialect === 'leather' ? {} : { 4001: -32000, 4100: -32002, 4200: -32001 }
  const wbip = (methods: typeof xverse) => ({
    async request(method: string, params: Params | null) {
      try {
        const known = methods[method]
        if (!known) return { error: { code: -32601, message: `There is no ${method}.` } }
        return { result: await known(params ?? {}) }
      } catch (thrown) {
        const { code = -32603, message } = thrown as { code?: number; message: string }
        return { error: { code: codes[code] ?? code, message } }
      }
    },
  })

  // UniSat.
  const paymentsOf = (shared: readonly Shared[]) =>
    shared.filter(({ purpose }) => purpose === 'payment').map(({ address }) => address)
  const chainInfo = () => {
    const named = state.chain === 'testnet4' || state.chain === 'signet' || state.chain === 'testnet'
    return {
      enum: `BITCOIN_${state.chain.toUpperCase()}`,
      name: `Bitcoin ${state.chain}`,
      network: named ? 'testnet' : 'livenet',
    }
  }
  const unisat = () => ({
    requestAccounts: async () => paymentsOf(await connect()),
    getAccounts: async () => paymentsOf(await now()),
    getPublicKey: async () => (await now())[0]?.publicKey ?? '',
    getNetwork: async () => {
      await now()
      return chainInfo().network
    },
    getChain: async () => {
      await now()
      return chainInfo()
    },
    switchChain: async (chain: string) => {
      await ask('switchChain', { chain: chain.replace('BITCOIN_', '').toLowerCase() })
      await now()
      return chainInfo()
    },
    signMessage: async (message: string) => {
      const [address] = paymentsOf(await now())
      return await signMessage(address, message)
    },
    signPsbt: async (
      psbt: string,
      options: { toSignInputs: readonly { index: number; address: string }[] },
    ) => toHex(fromBase64(await signPsbt(toBase64(fromHex(psbt)), options.toSignInputs))),
    disconnect: () => ask('disconnect', {}),
    on,
    removeListener(event: string, listener: (event: unknown) => void) {
      listeners.get(event)?.delete(listener)
    },
  })

  const provider: object =
    dialect === 'standard'
      ? standard()
      : dialect === 'unisat'
        ? unisat()
        : dialect === 'leather'
          ? wbip(leather)
          : { ...wbip(xverse), addListener: on }
  return {
    provider,
    /** Sets what the wallet shares, and notifies the page. */
    share(next: State) {
      const before = state
      state = next
      emit('change', { accounts: accounts() })
      emit(next.shared.length ? 'accountChange' : 'disconnect', {})
      emit('accountsChanged', paymentsOf(next.shared))
      if (before.chain === next.chain) return
      emit('networkChange', network())
      emit('networkChanged', chainInfo().network)
      emit('chainChanged', chainInfo())
    },
  }
}

/** Adds a wallet's object to the page; returns a function that removes it. Must be self-contained too. */
export function announce({ dialect, icon, name }: About, provider: object, target: EventTarget): () => void {
  const page = target as unknown as Record<string, unknown> & { btc_providers?: object[] }
  if (dialect === 'unisat') {
    page.unisat = provider
    return () => {
      page.unisat = undefined
    }
  }
  if (dialect !== 'standard') {
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

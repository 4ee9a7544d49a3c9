import { connectionFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { fromBase58 } from '../base58.ts'
import type { StandardAccount } from '../standard.ts'
import { readTransaction, toBase64 } from '../wire.ts'
import {
  type Authorization,
  authorizationFailed,
  readAuthorization,
  readMessageSignature,
  readSentSignature,
  readSignedTransaction,
  readSignIn,
  readStored,
  walletError,
} from './answers.ts'
import type { Launch } from './launchIntent.ts'
import { type Channel, openChannel } from './openChannel.ts'
import { signInText } from './signInText.ts'

/** How the wallet presents the page to the visitor. */
export type MobileIdentity = {
  readonly uri?: string | undefined
  /** Relative to `uri`, or a `data:` image. */
  readonly icon?: string | undefined
  readonly name?: string | undefined
}

/** The requests of a wallet app on this phone. Each opens the app, because its channel ends with the visit. */
export type MobileWallet = {
  /** What was granted on this or an earlier visit. Opens no app. */
  accounts(): readonly StandardAccount[]
  connect(args: { silent?: boolean | undefined }): Promise<readonly StandardAccount[]>
  disconnect(): Promise<void>
  signMessage(input: MessageInput): Promise<object>
  signTransaction(input: TransactionInput): Promise<object>
  signAndSendTransaction(input: TransactionInput): Promise<object>
  signIn(input: SignInInput): Promise<object>
}

export type MessageInput = { readonly account: StandardAccount; readonly message: Uint8Array }
export type TransactionInput = {
  readonly account: StandardAccount
  readonly transaction: Uint8Array
  readonly chain?: string | undefined
  readonly options?: Readonly<Record<string, unknown>> | undefined
}
export type SignInInput = Readonly<Record<string, unknown>>

/**
 * The page's side of Mobile Wallet Adapter 2.0, for wallet apps on the same Android device.
 *
 * Written here because the published client has four times the size, requires React
 * Native as a peer and bounds neither what a wallet sends nor how long it takes.
 *
 * @see https://solana-mobile.github.io/mobile-wallet-adapter/spec/spec.html
 */
export function createMobileWallet(args: createMobileWallet.Args): MobileWallet {
  const { identity, launch, name, onChange, revokes, store } = args
  let current: AbortController | undefined
  let known = { key: '', accounts: [] as readonly StandardAccount[] }

  const granted = () => readStored(store.read())
  function keep(authorization: Authorization | undefined) {
    store.write(authorization && { version: 1, ...authorization })
    onChange()
  }

  function accounts(): readonly StandardAccount[] {
    const addresses = granted()?.addresses ?? []
    const chains = args.chains()
    const key = JSON.stringify([addresses, chains])
    // The same objects while nothing changed, because pages compare accounts by identity.
    if (key !== known.key)
      known = {
        key,
        accounts: addresses.map((address) =>
          Object.freeze({ address, publicKey: fromBase58(address, 32) as Uint8Array, chains }),
        ),
      }
    return known.accounts
  }

  /** Opens the app for one visit. A later visit ends an earlier one, which the visitor has left. */
  async function visit<answer>(ask: (channel: Channel) => Promise<answer>): Promise<answer> {
    current?.abort()
    const own = new AbortController()
    current = own
    const channel = await openChannel({ launch, name, signal: own.signal })
    try {
      return await ask(channel)
    } finally {
      channel.close()
    }
  }

  /** Authorizes the visit, without a prompt if the wallet still knows the token. */
  async function authorize(channel: Channel, chain: string, more: object = {}): Promise<unknown> {
    const stored = granted()
    const params = { identity, chain, ...more }
    const named = { identity, cluster: clusterNames[chain] ?? chain, ...more }
    const ask = (token: string | undefined) => {
      if (!channel.isLegacy) return channel.request('authorize', { ...params, auth_token: token })
      return token === undefined
        ? channel.request('authorize', named)
        : channel.request('reauthorize', { identity, auth_token: token })
    }
    const answer = await ask(stored?.token)
      .catch((error: unknown) => {
        // The token was revoked or has expired: the visitor is asked again.
        if (stored && codeOf(error) === authorizationFailed) return ask(undefined)
        throw error
      })
      .catch((error: unknown) => {
        throw codeOf(error) === authorizationFailed
          ? walletError(4001, 'The visitor declined in the wallet.')
          : error
      })
    const authorization = readAuthorization(answer, chain)
    if (!authorization) throw new KitError(connectionFailed, { details: 'The wallet authorized no account.' })
    keep(authorization)
    return answer
  }

  /** One request for an account that the wallet shares. */
  function ask(account: StandardAccount, method: string, params: object, chain = granted()?.chain) {
    if (chain === undefined) return Promise.reject(notShared(account.address))
    return visit(async (channel) => {
      await authorize(channel, chain)
      if (!granted()?.addresses.includes(account.address)) throw notShared(account.address)
      return await channel.request(method, params)
    })
  }

  const encodeAddress = (address: string) => toBase64(fromBase58(address, 32) as Uint8Array)
  const signing = (address: string, message: Uint8Array) => ({
    addresses: [encodeAddress(address)],
    payloads: [toBase64(message)],
  })

  return {
    accounts,
    async connect({ silent }) {
      if (!silent) await visit((channel) => authorize(channel, args.chains()[0] ?? defaultChain))
      return accounts()
    },
    async disconnect() {
      const stored = granted()
      current?.abort()
      keep(undefined)
      if (!stored || !revokes) return
      await visit((channel) => channel.request('deauthorize', { auth_token: stored.token }))
    },
    async signMessage({ account, message }) {
      const answer = await ask(account, 'sign_messages', signing(account.address, message))
      return { signature: readMessageSignature(answer, message), signedMessage: message }
    },
    async signTransaction({ account, chain, transaction }) {
      const answer = await ask(account, 'sign_transactions', { payloads: [toBase64(transaction)] }, chain)
      const signedTransaction = readSignedTransaction(answer)
      // Throws if it is no transaction.
      if (readTransaction(signedTransaction).id === undefined)
        throw walletError(-32603, 'The wallet answered with no signature.')
      return { signedTransaction }
    },
    async signAndSendTransaction({ account, chain, options = {}, transaction }) {
      const sending = { min_context_slot: options.minContextSlot, skip_preflight: options.skipPreflight }
      const params = { payloads: [toBase64(transaction)], options: sending }
      return { signature: readSentSignature(await ask(account, 'sign_and_send_transactions', params, chain)) }
    },
    async signIn(input) {
      const chain = granted()?.chain ?? args.chains()[0] ?? defaultChain
      const signed = await visit(async (channel) => {
        const answer = await authorize(channel, chain, { sign_in_payload: input })
        const signIn = readSignIn(answer)
        if (signIn) return signIn
        const shared = granted()?.addresses ?? []
        const address = shared.find((one) => one === input.address) ?? shared[0] ?? ''
        const signedMessage = new TextEncoder().encode(signInText(input, address))
        const asked = await channel.request('sign_messages', signing(address, signedMessage))
        return { address, signedMessage, signature: readMessageSignature(asked, signedMessage) }
      })
      const account = accounts().find(({ address }) => address === signed.address)
      if (!account) throw notShared(signed.address)
      return { account, signedMessage: signed.signedMessage, signature: signed.signature }
    },
  }
}

export declare namespace createMobileWallet {
  type Args = {
    readonly name: string
    readonly identity: MobileIdentity
    /** The clusters of the page, by their Wallet Standard names; the first is authorized. */
    chains(): readonly string[]
    readonly launch: Launch
    readonly store: { read(): unknown; write(value: object | undefined): void }
    /** Opens the wallet when the visitor disconnects, to revoke what it granted. */
    readonly revokes: boolean
    /** Called when the accounts may have changed. */
    onChange(): void
  }
}

const defaultChain = 'solana:mainnet'
/** How version 1 of the protocol names the clusters. */
const clusterNames: Readonly<Record<string, string>> = {
  'solana:mainnet': 'mainnet-beta',
  'solana:testnet': 'testnet',
  'solana:devnet': 'devnet',
}

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown } | undefined)?.code
}

function notShared(address: string): Error {
  return walletError(authorizationFailed, `The wallet does not share ${address} with this page.`)
}

import { isRecord } from '@latchkey/protocol/isRecord'
import type { Network } from '../driver.ts'
import { fromBase58 } from './base58.ts'
import { setGranted } from './grantedNetworks.ts'
import { clusterOf, mainnet } from './networks.ts'
import type { StandardAccount, StandardWallet } from './standard.ts'
import { fromBase64, readTransaction, toBase64 } from './wire.ts'

type MessageInput = { readonly account: StandardAccount; readonly message: Uint8Array }
type TransactionInput = { readonly account: StandardAccount; readonly transaction: Uint8Array }

/**
 * A Wallet Standard wallet for the Solana wallet of a Farcaster client. The client speaks of
 * one account, and of one chain per cluster.
 *
 * @see https://miniapps.farcaster.xyz/docs/guides/solana
 */
export function createMiniAppWallet(args: createMiniAppWallet.Args): StandardWallet {
  const { ask, name, networks, note } = args
  const listeners = new Set<(changed: object) => void>()
  const supported = () =>
    networks().filter(({ id }) => (args.chains ? args.chains.includes(id) : id === mainnet.id))
  const chains = () => [...new Set(supported().map(clusterOf))]
  let account: StandardAccount | undefined

  function setAddress(address: string | undefined) {
    if (address === account?.address) return
    const publicKey = address === undefined ? undefined : fromBase58(address, 32)
    account =
      address !== undefined && publicKey ? Object.freeze({ address, publicKey, chains: chains() }) : undefined
    for (const listener of [...listeners]) listener({ accounts: wallet.accounts })
  }
  /** Asks the client without a prompt of ours: it does not say what it shares until it is asked. */
  async function connect({ silent = false } = {}) {
    if (!silent || note.value === 'joined') {
      const answer = await ask('connect')
      const { publicKey } = isRecord(answer) ? answer : {}
      setAddress(fromBase58(publicKey, 32) ? String(publicKey) : undefined)
      if (account && !silent) note.write('joined')
    }
    return { accounts: wallet.accounts }
  }
  function isOurs({ address }: StandardAccount) {
    if (address !== account?.address) throw walletError(4100, `The client does not share ${address}.`)
  }

  async function signMessage({ account, message }: MessageInput) {
    isOurs(account)
    const text = readText(message)
    if (text === undefined) throw walletError(-32602, 'The client signs text only.')
    const signature = signatureOf(await ask('signMessage', { message: text }))
    return { signature, signedMessage: message }
  }
  async function signTransaction({ account, transaction }: TransactionInput) {
    isOurs(account)
    const answer = await ask('signTransaction', { transaction: toBase64(transaction) })
    const signed = isRecord(answer) ? fromBase64(answer.signedTransaction) : undefined
    // Throws if it is no transaction.
    if (!signed || readTransaction(signed).id === undefined) throw noSignature()
    return { signedTransaction: signed }
  }
  async function signAndSendTransaction({ account, transaction }: TransactionInput) {
    isOurs(account)
    return {
      signature: signatureOf(await ask('signAndSendTransaction', { transaction: toBase64(transaction) })),
    }
  }

  const versions = { version: '1.0.0', supportedTransactionVersions: ['legacy', 0] }
  const features = {
    'standard:connect': { version: '1.0.0', connect },
    'standard:disconnect': {
      version: '1.0.0',
      async disconnect() {
        note.write('left')
        setAddress(undefined)
      },
    },
    'standard:events': {
      version: '1.0.0',
      on(_: 'change', listener: (changed: object) => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    'solana:signMessage': { version: '1.1.0', signMessage: each(signMessage) },
    'solana:signTransaction': { ...versions, signTransaction: each(signTransaction) },
    'solana:signAndSendTransaction': { ...versions, signAndSendTransaction: each(signAndSendTransaction) },
  }
  const wallet: StandardWallet = Object.freeze({
    version: '1.0.0',
    name,
    icon: '',
    features,
    get chains() {
      return chains()
    },
    get accounts() {
      return account ? [account] : []
    },
  })
  setGranted(wallet, () => supported().map(({ id }) => id))
  return wallet
}

export declare namespace createMiniAppWallet {
  type Args = {
    ask(method: string, params?: object | undefined): Promise<unknown>
    /** The chains of the client (CAIP-2). @default the main network */
    readonly chains?: readonly string[] | undefined
    readonly name: string
    /** The networks of the page. */
    readonly networks: () => readonly Network[]
    /** Whether the visitor connected the wallet before, or left it. */
    readonly note: {
      readonly value: 'joined' | 'left' | undefined
      write(value: 'joined' | 'left'): void
    }
  }
}

function each<input, output>(answer: (input: input) => Promise<output>) {
  return async (...inputs: readonly input[]): Promise<readonly output[]> => {
    const outputs: output[] = []
    for (const input of inputs) outputs.push(await answer(input))
    return outputs
  }
}

/** Clients write signatures of messages in base64, and those of transactions in base58. */
function signatureOf(answer: unknown): Uint8Array {
  const { signature } = isRecord(answer) ? answer : {}
  const isShort = typeof signature === 'string' && signature.length <= 100
  const decoded = isShort ? fromBase64(signature) : undefined
  const bytes = decoded?.length === 64 ? decoded : fromBase58(signature, 64)
  if (!bytes) throw noSignature()
  return bytes
}

function readText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function noSignature(): Error {
  return walletError(-32603, 'The client answered with no signature.')
}

function walletError(code: number, message: string): Error {
  return Object.assign(new Error(message), { code })
}

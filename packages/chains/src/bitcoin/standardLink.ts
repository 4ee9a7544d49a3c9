import { signatureFailed, signatureUnsupported } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { base64 } from '@scure/base'
import { isBytes } from '../signed.ts'
import {
  type Connect,
  chainsOf,
  type Disconnect,
  type Events,
  featureOf,
  type StandardAccount,
  type StandardWallet,
} from '../walletStandard.ts'
import { isChain } from './chainIds.ts'
import type { InputToSign, Shared, WalletLink } from './walletLink.ts'

type BitcoinConnect = { connect(input: { purposes: readonly string[] }): Promise<{ accounts?: unknown }> }
type SignMessage = {
  signMessage(...inputs: readonly { account: unknown; message: Uint8Array }[]): Promise<readonly unknown[]>
}

type SignTransaction = {
  signTransaction(...inputs: readonly object[]): Promise<readonly unknown[]>
}

/** Wallets share the accounts of an earlier visit shortly after the page has loaded. */
const silentTimeoutMs = 1_500

/** A link to a Wallet Standard wallet. */
export function standardLink(wallet: StandardWallet): WalletLink {
  const accounts = () => readAccounts(wallet.accounts)
  const look = async (): Promise<Shared> => toShared(wallet.accounts)
  function watch(onChange: () => void): () => void {
    // MetaMask uses `bitcoin:events`, other wallets `standard:events`.
    const events = featureOf<Events>(wallet, 'bitcoin:events') ?? featureOf<Events>(wallet, 'standard:events')
    const stop: unknown = events?.on('change', onChange)
    return () => {
      if (typeof stop === 'function') stop()
    }
  }
  /** Connects with `standard:connect` if supported, or waits for accounts that the wallet shares by itself. */
  async function connectSilently(): Promise<Shared> {
    const feature = featureOf<Connect>(wallet, 'standard:connect')
    if (feature) {
      const answer = await feature.connect({ silent: true })
      return toShared(answer?.accounts ?? wallet.accounts)
    }
    if (accounts().length === 0)
      await new Promise<void>((resolve) => {
        const stop = watch(() => done())
        const timer = setTimeout(() => done(), silentTimeoutMs)
        const done = () => {
          clearTimeout(timer)
          stop()
          resolve()
        }
      })
    return look()
  }
  async function signPsbt(psbt: Uint8Array, inputs: readonly InputToSign[]): Promise<Uint8Array> {
    const feature = featureOf<SignTransaction>(wallet, 'bitcoin:signTransaction')
    const inputsToSign = accounts()
      .map((account) => {
        const own = inputs.filter(({ address }) => address === account.address)
        return { account, signingIndexes: own.map(({ index }) => index) }
      })
      .filter(({ signingIndexes }) => signingIndexes.length > 0)
    const [first] = inputsToSign
    if (!feature || !first) throw new KitError(signatureUnsupported)
    const [chain] = chainsOf({ chains: first.account.chains ?? wallet.chains }, 'bitcoin')
    const answers = await feature.signTransaction({ psbt, inputsToSign, chain })
    const [answer] = Array.isArray(answers) ? answers : []
    const { signedPsbt } = (answer ?? {}) as { signedPsbt?: unknown }
    if (isBytes(signedPsbt)) return Uint8Array.from(signedPsbt)
    throw new KitError(signatureFailed, { details: 'The wallet answered with no transaction.' })
  }
  return {
    async connect(silent) {
      if (silent) return connectSilently()
      const feature = featureOf<BitcoinConnect>(wallet, 'bitcoin:connect')
      const answer = await feature?.connect({ purposes: ['payment', 'ordinals'] })
      return toShared(answer?.accounts ?? wallet.accounts)
    },
    look,
    watch,
    async signMessage(address, message) {
      const feature = featureOf<SignMessage>(wallet, 'bitcoin:signMessage')
      const account = accounts().find((one) => one.address === address)
      if (!feature || !account) throw new KitError(signatureUnsupported)
      const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message
      const answers = await feature.signMessage({ account, message: bytes })
      const [answer] = Array.isArray(answers) ? answers : []
      const { signature } = (answer ?? {}) as { signature?: unknown }
      return isBytes(signature) ? base64.encode(Uint8Array.from(signature)) : undefined
    },
    ...(featureOf<SignTransaction>(wallet, 'bitcoin:signTransaction') && { signPsbt }),
    forget: async () =>
      (
        featureOf<Disconnect>(wallet, 'bitcoin:disconnect') ??
        featureOf<Disconnect>(wallet, 'standard:disconnect')
      )?.disconnect(),
  }
}

/** The Bitcoin accounts: a wallet of several families shares the accounts of all of them. */
function readAccounts(value: unknown): readonly StandardAccount[] {
  return Array.isArray(value)
    ? (value as StandardAccount[])
        .slice(0, 64)
        .filter(
          (account) => account?.chains === undefined || chainsOf(account as never, 'bitcoin').length > 0,
        )
    : []
}

function toShared(value: unknown): Shared {
  const addresses = readAccounts(value)
  // An account of several networks does not say which one the wallet is on.
  const [first] = addresses
  const [chain, other] = chainsOf({ chains: first?.chains ?? [] }, 'bitcoin')
  const name = other ? undefined : chain?.slice('bitcoin:'.length)
  return { addresses, ...(isChain(name) && { chain: name }) }
}

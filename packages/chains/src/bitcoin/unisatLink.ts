import { connectionFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { hex } from '@scure/base'
import type { Network } from '../driver.ts'
import { isChain } from './chainIds.ts'
import { toText } from './messageText.ts'
import { type BitcoinChain, chainOf } from './networks.ts'
import { readAddress } from './readAddress.ts'
import { type InputToSign, type Shared, toPsbt, type WalletLink } from './walletLink.ts'
import type { UnisatProvider } from './watchWallets.ts'

/** `accountChanged` is the name at OKX. */
const events = ['accountsChanged', 'accountChanged', 'networkChanged', 'chainChanged', 'disconnect']

/**
 * A link to a wallet with the interface of UniSat.
 *
 * Such a wallet shares one address, of any type, and signs with it.
 *
 * @see https://docs.unisat.io/dev/open-api-documentation/unisat-wallet
 */
export function unisatLink(provider: UnisatProvider): WalletLink {
  async function toShared(accounts: unknown): Promise<Shared> {
    const [address]: readonly unknown[] = Array.isArray(accounts) ? accounts : []
    if (!readAddress(address)) return { addresses: [] }
    const chain = await chainNow()
    // A wallet without the method, or one that was locked meanwhile.
    const publicKey = await Promise.resolve(provider.getPublicKey?.()).catch(() => undefined)
    return { addresses: [{ address, purpose: 'payment', publicKey }], chain }
  }
  /** The wallet's network. Undefined if it does not say which of the test networks it is on. */
  async function chainNow(): Promise<BitcoinChain | undefined> {
    const answer: unknown = await Promise.resolve(provider.getChain?.()).catch(() => undefined)
    const { enum: name } = (answer ?? {}) as { enum?: unknown }
    if (typeof name === 'string') {
      const chain = name.replace(/^BITCOIN_/, '').toLowerCase()
      if (isChain(chain)) return chain
      // Fractal has Bitcoin's addresses, but not its coins.
      throw new KitError(connectionFailed, {
        details: `The wallet is on ${name.slice(0, 40)}. It has to be switched to Bitcoin.`,
      })
    }
    const network: unknown = await Promise.resolve(provider.getNetwork?.()).catch(() => undefined)
    // Here `testnet` means any of the test networks.
    return network === 'livenet' || network === 'mainnet' ? 'mainnet' : undefined
  }
  async function signPsbt(psbt: Uint8Array, inputs: readonly InputToSign[]): Promise<Uint8Array> {
    const options = { autoFinalized: false, toSignInputs: inputs }
    return toPsbt(await provider.signPsbt?.(hex.encode(psbt), options), hex)
  }
  return {
    connect: async (silent) => toShared(await (silent ? provider.getAccounts() : provider.requestAccounts())),
    look: async () => toShared(await provider.getAccounts()),
    watch(onChange) {
      for (const event of events) provider.on?.(event, onChange)
      return () => {
        for (const event of events) provider.removeListener?.(event, onChange)
      }
    },
    async signMessage(address, message) {
      const hasWitness = readAddress(address)?.kind !== 'p2pkh'
      return await provider.signMessage(toText(message), hasWitness ? 'bip322-simple' : 'ecdsa')
    },
    ...(typeof provider.signPsbt === 'function' && { signPsbt }),
    ...(typeof provider.switchChain === 'function' && {
      switchNetwork: async (network: Network) =>
        provider.switchChain?.(`BITCOIN_${chainOf(network).toUpperCase()}`),
    }),
    forget: async () => provider.disconnect?.(),
  }
}

import { signatureUnsupported } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isMissingMethod } from '../providerError.ts'
import { isChain } from './networks.ts'
import { readAddress } from './readAddress.ts'
import type { Shared, SharedAddress, WalletLink } from './walletLink.ts'
import type { WbipProvider } from './watchWallets.ts'

type Listens = { addListener?(event: string, listener: (event: unknown) => void): unknown }

// Error codes of these wallets, and the EIP-1193 codes they stand for.
const codes: Readonly<Record<number, number>> = {
  // The visitor declined.
  [-32000]: 4001,
  // Not supported, or not for this address.
  [-32001]: 4200,
  // Not authorised. In other wallets this code means that a request is pending.
  [-32002]: 4100,
}

/** A link to a WBIP004 wallet, in the form of Xverse (`wallet_connect`) or Leather (`getAddresses`). */
export function wbipLink(provider: WbipProvider): WalletLink {
  let namesAddress = true

  async function request(method: string, params: unknown): Promise<Record<string, unknown>> {
    const answer = await provider
      .request(method, params)
      .catch((error: unknown) => ({ error: nested(error) }))
    const { error, result } = (answer ?? {}) as { error?: unknown; result?: unknown }
    if (error) throw toError(error)
    return typeof result === 'object' && result !== null ? (result as Record<string, unknown>) : {}
  }
  async function look(): Promise<Shared> {
    const account = await request('wallet_getAccount', null)
    const network = await request('wallet_getNetwork', null).catch(() => undefined)
    return toShared(account, network)
  }
  return {
    async connect(silent) {
      if (silent) return look()
      try {
        const answer = await request('wallet_connect', { addresses: ['payment', 'ordinals'] })
        return toShared(answer, answer.network)
      } catch (error) {
        if (!isMissingMethod(error)) throw error
        namesAddress = false
        return toShared(await request('getAddresses', null), undefined)
      }
    },
    look,
    watch(onChange) {
      const listens = provider as Listens
      const stops = ['accountChange', 'networkChange', 'disconnect'].map((name) =>
        listens.addListener?.(name, onChange),
      )
      return () => {
        for (const stop of stops) if (typeof stop === 'function') stop()
      }
    },
    async signMessage(address, message) {
      const text = typeof message === 'string' ? message : toText(message)
      const asked = namesAddress
        ? { address, message: text, protocol: 'BIP322' }
        : { message: text, paymentType: readAddress(address)?.kind }
      const answer = await request('signMessage', asked)
      // Leather signs with its active account, which may have changed.
      if (answer.address !== undefined && answer.address !== address) return undefined
      return answer.signature
    },
    forget: () => request('wallet_disconnect', null),
  }
}

/** Some wallets reject with the whole response, others with its error. */
function nested(error: unknown): unknown {
  return (error as { error?: unknown } | undefined)?.error ?? error ?? 'The wallet gave no reason.'
}

function toError(error: unknown): Error {
  const { code, message } = error as { code?: unknown; message?: unknown }
  const known = typeof code === 'number' ? (codes[code] ?? code) : undefined
  return Object.assign(
    new Error(String(message ?? error).slice(0, 1_000)),
    known !== undefined && { code: known },
  )
}

export function toShared({ addresses }: Record<string, unknown>, network: unknown): Shared {
  const { bitcoin } = (network ?? {}) as { bitcoin?: { name?: unknown } }
  const name = typeof bitcoin?.name === 'string' ? bitcoin.name.toLowerCase() : undefined
  // Wallets also return addresses of other chains.
  const own = (Array.isArray(addresses) ? (addresses as SharedAddress[]).slice(0, 64) : []).filter(
    (one) => readAddress(one?.address) !== undefined,
  )
  return { addresses: own, ...(isChain(name) && { chain: name }) }
}

/** These wallets only sign text. */
function toText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new KitError(signatureUnsupported, { cause })
  }
}

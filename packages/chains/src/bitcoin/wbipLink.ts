import { notConnected } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { base64, hex } from '@scure/base'
import type { Network } from '../driver.ts'
import { isMissingMethod } from '../providerError.ts'
import { isChain } from './chainIds.ts'
import { toText } from './messageText.ts'
import { chainOf } from './networks.ts'
import { readAddress } from './readAddress.ts'
import { type InputToSign, type Shared, type SharedAddress, toPsbt, type WalletLink } from './walletLink.ts'
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
  /** What Leather shared: it has no request that does not prompt, and no events. */
  let leather: Shared | undefined
  let isLeather = false
  /** The address that Leather is taken to share, until it is asked. */
  let assumed: string | undefined
  let asking: Promise<void> | undefined
  const listeners = new Set<() => void>()

  async function request(method: string, params: unknown): Promise<Record<string, unknown>> {
    const answer = await provider
      .request(method, params)
      .catch((error: unknown) => ({ error: nested(error) }))
    const { error, result } = (answer ?? {}) as { error?: unknown; result?: unknown }
    if (error) throw toError(error)
    return typeof result === 'object' && result !== null ? (result as Record<string, unknown>) : {}
  }
  async function look(): Promise<Shared> {
    if (leather) return leather
    if (isLeather) throw new KitError(notConnected)
    const account = await request('wallet_getAccount', null)
    const network = await request('wallet_getNetwork', null).catch(() => undefined)
    return toShared(account, network)
  }
  async function connectSilently(known: string | undefined): Promise<Shared> {
    try {
      return await look()
    } catch (error) {
      if (!known || !isMissingMethod(error)) throw error
      isLeather = true
      assumed = known
      leather = { addresses: [{ address: known, purpose: 'payment' }] }
      return leather
    }
  }
  /** Asks Leather for its addresses before the first signature. The session ends if the known one is not among them. */
  async function confirm(): Promise<void> {
    if (assumed === undefined) return
    const known = assumed
    const answer = toShared(await request('getAddresses', null), undefined)
    assumed = undefined
    const isSame = answer.addresses.some(({ address }) => readAddress(address)?.address === known)
    leather = isSame ? answer : undefined
    for (const listener of [...listeners]) listener()
    if (!isSame) throw new KitError(notConnected, { details: `The wallet no longer shares ${known}.` })
  }
  async function ask(method: string, params: unknown): Promise<Record<string, unknown>> {
    asking ??= confirm().finally(() => {
      asking = undefined
    })
    await asking
    return request(method, params)
  }
  async function signPsbt(psbt: Uint8Array, inputs: readonly InputToSign[]): Promise<Uint8Array> {
    if (isLeather) {
      const signAtIndex = inputs.map(({ index }) => index)
      const answer = await ask('signPsbt', { hex: hex.encode(psbt), signAtIndex, broadcast: false })
      return toPsbt(answer.hex, hex)
    }
    const signInputs: Record<string, number[]> = {}
    for (const { address, index } of inputs) signInputs[address] = [...(signInputs[address] ?? []), index]
    const answer = await ask('signPsbt', { psbt: base64.encode(psbt), signInputs, broadcast: false })
    return toPsbt(answer.psbt, base64)
  }
  async function switchNetwork(network: Network): Promise<void> {
    const name = chainOf(network).replace(/^./, (letter) => letter.toUpperCase())
    await request('wallet_changeNetwork', { name })
  }
  return {
    async connect(silent, known) {
      if (silent) return connectSilently(known)
      try {
        const answer = await request('wallet_connect', { addresses: ['payment', 'ordinals'] })
        return toShared(answer, answer.network)
      } catch (error) {
        if (!isMissingMethod(error)) throw error
        isLeather = true
        leather = toShared(await request('getAddresses', null), undefined)
        return leather
      }
    },
    look,
    watch(onChange) {
      listeners.add(onChange)
      const listens = provider as Listens
      const stops = ['accountChange', 'networkChange', 'disconnect'].map((name) =>
        listens.addListener?.(name, onChange),
      )
      return () => {
        listeners.delete(onChange)
        for (const stop of stops) if (typeof stop === 'function') stop()
      }
    },
    async signMessage(address, message) {
      const text = toText(message)
      const asked = isLeather
        ? { message: text, paymentType: readAddress(address)?.kind }
        : { address, message: text, protocol: readAddress(address)?.kind === 'p2pkh' ? 'ECDSA' : 'BIP322' }
      const answer = await ask('signMessage', asked)
      // Leather signs with its active account, which may have changed.
      if (answer.address !== undefined && answer.address !== address) return undefined
      return answer.signature
    },
    signPsbt,
    get switchNetwork() {
      return isLeather ? undefined : switchNetwork
    },
    forget: async () => {
      if (!isLeather) await request('wallet_disconnect', null)
    },
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

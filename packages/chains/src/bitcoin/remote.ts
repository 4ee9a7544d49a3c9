import { networkUnsupported, signatureFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { base64, hex } from '@scure/base'
import type { ChainId, Network, RemoteEvent, RemoteLink } from '../driver.ts'
import { allows, type GrantReader, type LinkArgs, openLink, readGrant, readSelected } from '../remoteLink.ts'
import { addressKey, isAddressShape } from './addressShape.ts'
import { idOf, knownChains } from './chainIds.ts'
import { toText } from './messageText.ts'
import { readAddress } from './readAddress.ts'
import { type InputToSign, type SentTransfer, type Shared, toPsbt, type WalletLink } from './walletLink.ts'
import type { WbipProvider } from './watchWallets.ts'

// This file is what `Driver.remote` resolves to.
export const methods = ['getAccountAddresses', 'signMessage', 'signPsbt', 'sendTransfer'] as const
export const events = ['bip122_addressesChanged'] as const

const reader: GrantReader = {
  isNetwork: (id) => id.startsWith('bip122:'),
  isAddress: (value) => readAddress(value) !== undefined,
  keyOf: addressKey,
}

/** A link to the wallet on another device, and the wallet that was paired. */
export async function openRemote(args: LinkArgs, networks: () => readonly Network[]) {
  const { link, wallet } = await openLink(args)
  return { wallet, ...createRemoteLink({ link, networks, wanted: args.network }) }
}

/**
 * A {@link WalletLink} over the link to another device. It shares one address on each network:
 * the first external address of the wallet, which stays the same while others change.
 *
 * @see https://docs.reown.com/advanced/multichain/rpc-reference/bitcoin-rpc
 */
export function createRemoteLink({ link, networks, wanted }: createRemoteLink.Args): {
  link: WalletLink
  provider: WbipProvider
} {
  let network: ChainId | undefined = wanted?.id
  let selected: string | undefined
  let ended = false
  const publicKeys = new Map<string, unknown>()
  const listeners = new Set<() => void>()

  /** The address on each granted network that is known, configured networks first. */
  function granted(): ReadonlyMap<ChainId, string> {
    const all = ended ? new Map<ChainId, readonly string[]>() : readGrant(link, reader, selected)
    const found = new Map<ChainId, string>()
    for (const one of [...networks(), ...knownChains]) {
      const address = all.get(one.id)?.find((candidate) => isAddressShape(candidate, one))
      if (address !== undefined && !found.has(one.id)) found.set(one.id, address)
    }
    return found
  }
  /** Stays on the network while it is granted. */
  function current(): { id: ChainId; address: string } | undefined {
    const all = granted()
    const id = network && all.has(network) ? network : [...all.keys()][0]
    network = id
    const address = id && all.get(id)
    return id && address !== undefined ? { id, address } : undefined
  }
  async function look(): Promise<Shared> {
    const now = current()
    if (!now) return { addresses: [] }
    const { address, id } = now
    return {
      addresses: [{ address, purpose: 'payment', publicKey: publicKeys.get(addressKey(address)) }],
      network: id,
    }
  }
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  async function ask(method: string, address: string, params: object): Promise<Record<string, unknown>> {
    const now = current()
    if (now?.address !== address) throw walletError(4100, `The wallet did not grant ${address} there.`)
    const answer = await link.request({ network: now.id, method, params: { account: address, ...params } })
    return (typeof answer === 'object' && answer ? answer : {}) as Record<string, unknown>
  }
  /** Some inputs cannot be described without the public key. It is asked for in the background: the device may be asleep. */
  async function askPublicKey(): Promise<void> {
    const address = current()?.address
    const kind = readAddress(address)?.kind
    if (address === undefined || (kind !== 'p2tr' && kind !== 'p2sh')) return
    if (!allows(link, 'getAccountAddresses')) return
    const answer: unknown = await ask('getAccountAddresses', address, {})
    const list: readonly unknown[] = Array.isArray(answer) ? answer.slice(0, 1_000) : []
    const own = list.find((one) => (one as { address?: unknown } | null)?.address === address)
    if (!own) return
    publicKeys.set(addressKey(address), (own as { publicKey?: unknown }).publicKey)
    tell()
  }
  async function signPsbt(psbt: Uint8Array, inputs: readonly InputToSign[]): Promise<Uint8Array> {
    const address = current()?.address ?? ''
    const params = { psbt: base64.encode(psbt), signInputs: inputs, broadcast: false }
    return toPsbt((await ask('signPsbt', address, params)).psbt, base64)
  }
  async function sendTransfer({ address, amount, to }: SentTransfer) {
    const params = { recipientAddress: to, amount: String(amount) }
    const { txid } = await ask('sendTransfer', address, params)
    if (typeof txid === 'string') return txid
    throw new KitError(signatureFailed, { details: 'The wallet answered with no transaction id.' })
  }

  return {
    provider: {
      request: async (method, params) => ({
        result: await link.request({ network: current()?.id ?? idOf('mainnet'), method, params }),
      }),
    },
    link: {
      async connect() {
        askPublicKey().catch(() => {})
        return look()
      },
      look,
      watch(onChange) {
        listeners.add(onChange)
        const stop = link.subscribe((event: RemoteEvent) => {
          if (event.type === 'close') ended = true
          if (event.type === 'event' && event.name !== 'bip122_addressesChanged') return
          if (event.type === 'event') selected = firstAddress(event.data) ?? selected
          onChange()
        })
        return () => {
          listeners.delete(onChange)
          stop()
        }
      },
      async signMessage(address, message) {
        const protocol = readAddress(address)?.kind === 'p2pkh' ? 'ecdsa' : 'bip322'
        const answer = await ask('signMessage', address, { address, message: toText(message), protocol })
        if (answer.address !== undefined && answer.address !== address) return undefined
        return toBase64(answer.signature)
      },
      get signPsbt() {
        return allows(link, 'signPsbt') ? signPsbt : undefined
      },
      get sendTransfer() {
        return allows(link, 'sendTransfer') ? sendTransfer : undefined
      },
      /** The page chooses among the networks that were granted. */
      async switchNetwork({ id, name }) {
        if (!granted().has(id))
          throw new KitError(networkUnsupported, { details: `The wallet did not grant ${name}.` })
        network = id
      },
      forget: () => link.close(),
    },
  }
}

export declare namespace createRemoteLink {
  type Args = {
    link: RemoteLink
    networks: () => readonly Network[]
    /** The network the host prefers. */
    wanted: Network | undefined
  }
}

/** The first address for payments: wallets send objects, CAIP-10 ids or plain addresses. */
function firstAddress(data: unknown): string | undefined {
  const list: readonly unknown[] = Array.isArray(data) ? data.slice(0, 1_000) : []
  const payments = list.filter((one) => (one as { intention?: unknown } | null)?.intention !== 'ordinal')
  return readSelected(payments.map((one) => (one as { address?: unknown } | null)?.address ?? one))
}

/** The signature is in hex; some wallets send base64. */
function toBase64(signature: unknown): unknown {
  return typeof signature === 'string' && /^([\da-f]{2}){65,4000}$/i.test(signature)
    ? base64.encode(hex.decode(signature.toLowerCase()))
    : signature
}

function walletError(code: number, message: string): Error {
  return Object.assign(new Error(message), { code })
}

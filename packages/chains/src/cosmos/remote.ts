import { connectionFailed, signatureFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Account, ChainId, Network, RemoteLink, RemoteWallet } from '../driver.ts'
import { isDeclined } from '../isDeclined.ts'
import { allows, type GrantReader, type LinkArgs, openLink, readGrant, readSelected } from '../remoteLink.ts'
import { isSameBytes } from '../signed.ts'
import { until } from '../until.ts'
import { toMessageDoc } from './adr36.ts'
import { toAminoBytes } from './amino.ts'
import { fromBase64, toBase64 } from './bytes.ts'
import type { KeplrProvider, KeplrSignature, KeplrSigned } from './keplr.ts'
import { keyOf } from './keyOf.ts'
import { readBech32 } from './readBech32.ts'
import type { WalletKey } from './readKey.ts'
import { addressOf } from './toAddress.ts'
import type { Shared, WalletLink } from './walletLink.ts'

// This file is what `Driver.remote` resolves to.
export const methods = ['cosmos_getAccounts', 'cosmos_signDirect', 'cosmos_signAmino'] as const
export const events = ['accountsChanged', 'chainChanged'] as const

const maxAccounts = 100
/** Wallets answer this without asking the visitor, and some never. */
const keyTimeoutMs = 10_000

const reader: GrantReader = {
  isNetwork: (id) => id.startsWith('cosmos:'),
  // An account in lower case. Addresses of 32 bytes belong to contracts.
  isAddress: (value) => {
    const read = readBech32(value)
    return read?.text === value && read.key.length === 40
  },
  keyOf: (address) => readBech32(address)?.key ?? address,
}

/** The link to a wallet on another device, and the wallet that was paired. */
export async function openRemote(args: LinkArgs): Promise<{ link: WalletLink; wallet: RemoteWallet }> {
  const { link, wallet } = await openLink(args)
  return { link: remoteLink(link), wallet }
}

/**
 * A wallet on another device. Exposes only what it granted. It names accounts without their public
 * keys, so it is asked for the key at the first signature.
 *
 * @see https://docs.reown.com/advanced/multichain/rpc-reference/cosmos-rpc
 */
export function remoteLink(link: RemoteLink): WalletLink {
  let selected: string | undefined

  /** The granted addresses of each network, without those that cannot be its own. */
  function granted(networks: readonly Network[]): ReadonlyMap<ChainId, readonly string[]> {
    const found = new Map<ChainId, readonly string[]>()
    for (const [id, addresses] of readGrant(link, reader, selected)) {
      const network = networks.find((one) => one.id === id)
      const own = addresses.filter((one) => !network || one === addressOf(reader.keyOf(one), network))
      if (own.length > 0) found.set(id, own)
    }
    return found
  }
  async function read(networks: readonly Network[], wanted: ChainId | undefined): Promise<Shared> {
    const found = granted(networks)
    const order = [...(wanted ? [wanted] : []), ...networks.map(({ id }) => id), ...found.keys()]
    const network = order.find((id) => found.has(id))
    if (!network) throw new KitError(connectionFailed, { details: 'The wallet granted no Cosmos account.' })
    const accounts = found.get(network)?.map((address): Account => {
      const key = reader.keyOf(address)
      const own = [...found].flatMap(([id, list]) => {
        const same = list.find((one) => reader.keyOf(one) === key)
        return same ? [[id, same] as const] : []
      })
      return { key, type: 'eoa', address, addresses: Object.fromEntries(own) }
    })
    return { accounts: accounts ?? [], keys: [], network }
  }

  async function ask(network: ChainId, method: (typeof methods)[number], params: object): Promise<unknown> {
    if (!allows(link, method))
      throw Object.assign(new Error(`The wallet did not grant ${method}.`), { code: 4200 })
    return await link.request({ network, method, params })
  }
  /** The public key of an address; undefined if the wallet does not say it. */
  async function publicKeyOf(network: ChainId, address: string): Promise<Uint8Array | undefined> {
    const asking = ask(network, 'cosmos_getAccounts', {})
    const answer = await until(asking, { timeoutMs: keyTimeoutMs }).catch((error: unknown) => {
      if (isDeclined(error)) throw error
    })
    const keys = (Array.isArray(answer) ? answer.slice(0, maxAccounts) : []).map((one) =>
      toBytes((one as { pubkey?: unknown } | null)?.pubkey),
    )
    return keys.find((key) => key?.length === 33 && keyOf(key) === reader.keyOf(address))
  }
  async function readKey({ key }: Account, network: Network): Promise<WalletKey> {
    const publicKey = await publicKeyOf(network.id, addressOf(key, network))
    const isLedger = !allows(link, 'cosmos_signDirect')
    return { key, publicKey, isLedger }
  }

  const provider: KeplrProvider = {
    enable: async () => {},
    async getKey(chainId) {
      const { accounts, network } = await read([], `cosmos:${chainId}`)
      const bech32Address = accounts[0]?.address ?? ''
      const pubKey = await publicKeyOf(network, bech32Address)
      if (!pubKey || network !== `cosmos:${chainId}`)
        throw new Error(`The wallet does not share a public key on ${chainId}.`)
      return { pubKey, bech32Address }
    },
    async signDirect(chainId, signerAddress, { accountNumber, authInfoBytes, bodyBytes }) {
      const signDoc = {
        chainId,
        accountNumber: String(accountNumber),
        bodyBytes: toBase64(bodyBytes),
        authInfoBytes: toBase64(authInfoBytes),
      }
      const answer = await ask(`cosmos:${chainId}`, 'cosmos_signDirect', { signerAddress, signDoc })
      const { signature, signed = signDoc } = toSigned<Partial<typeof signDoc>>(answer)
      return {
        signature,
        signed: {
          chainId: signed.chainId ?? chainId,
          accountNumber: signed.accountNumber ?? accountNumber,
          // What is missing was not changed.
          bodyBytes: toBytes(signed.bodyBytes ?? signDoc.bodyBytes, bodyBytes) ?? new Uint8Array(),
          authInfoBytes:
            toBytes(signed.authInfoBytes ?? signDoc.authInfoBytes, authInfoBytes) ?? new Uint8Array(),
        },
      }
    },
    async signAmino(chainId, signerAddress, signDoc) {
      const answer = await ask(`cosmos:${chainId}`, 'cosmos_signAmino', { signerAddress, signDoc })
      const { signature, signed = signDoc } = toSigned<unknown>(answer)
      return { signature, signed }
    },
    async signArbitrary(chainId, signerAddress, data) {
      const signDoc = toMessageDoc(signerAddress, data)
      const answer = await ask(`cosmos:${chainId}`, 'cosmos_signAmino', { signerAddress, signDoc })
      const { signature, signed = signDoc } = toSigned<object>(answer)
      if (!isSameBytes(toAminoBytes(signed), toAminoBytes(signDoc)))
        throw new KitError(signatureFailed, { details: 'The wallet signed another text than it was given.' })
      return signature
    },
    disable: () => link.close(),
  }

  return {
    provider,
    enable: async ({ networks }) => networks,
    read,
    readKey,
    watch: (onChange, onClose) =>
      link.subscribe((event) => {
        if (event.type === 'close') return onClose()
        if (event.type === 'event' && event.name !== 'accountsChanged') return
        if (event.type === 'event') selected = readSelected(event.data) ?? selected
        onChange()
      }),
    forget: () => link.close(),
  }
}

function toSigned<doc>(answer: unknown): { signature: KeplrSignature; signed?: doc | undefined } {
  const { signature, signed } = (answer ?? {}) as Partial<KeplrSigned<doc>>
  return { signature: signature as KeplrSignature, signed: signed ?? undefined }
}

/** Bytes in base64, as most wallets write them, or in hex. A text that can be both is what was asked, if that is one of them. */
function toBytes(value: unknown, asked?: Uint8Array): Uint8Array | undefined {
  const read = [fromHex(value), fromBase64(value)]
  return read.find((bytes) => asked && isSameBytes(bytes, asked)) ?? read.find((bytes) => bytes !== undefined)
}

function fromHex(value: unknown): Uint8Array | undefined {
  if (typeof value !== 'string' || !/^(?:[\da-f]{2})+$/i.test(value)) return undefined
  return Uint8Array.from(value.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

import type { ChainId, Network, RemoteEvent, RemoteLink } from '../driver.ts'
import { allows, type GrantReader, type LinkArgs, openLink, readGrant, readSelected } from '../remoteLink.ts'
import { addresses } from './addresses.ts'
import { fromHex } from './hex.ts'
import type { InjectedAccount, InjectedWallet, RawPayload, TransactionPayload } from './injected.ts'

// This file is what `Driver.remote` resolves to.
export const methods = ['polkadot_signTransaction', 'polkadot_signMessage'] as const
export const events = ['accountsChanged', 'chainChanged'] as const

const reader: GrantReader = {
  isNetwork: (id) => id.startsWith('polkadot:'),
  isAddress: (value) => addresses.isValid(value),
  keyOf: (address) => addresses.key(address),
}

/** An `injectedWeb3` wallet over the link to another device, the wallet that was paired, and its networks. */
export async function openRemote(args: LinkArgs, networks: () => readonly Network[]) {
  const { link, wallet } = await openLink(args)
  const granted = [...readGrant(link, reader).keys()]
  return { wallet, provider: createRemoteWallet({ link, networks }), granted }
}

/**
 * An `injectedWeb3` wallet for a wallet on another device. Shares only the accounts that it
 * granted on a network of this app.
 *
 * @see https://docs.walletconnect.network/wallet-sdk/chain-support/polkadot
 */
export function createRemoteWallet({ link, networks }: createRemoteWallet.Args): InjectedWallet {
  let selected: string | undefined
  let ended = false

  /** The granted addresses of each network of this app. */
  function look(): ReadonlyMap<ChainId, readonly string[]> {
    const granted = ended ? new Map<ChainId, readonly string[]>() : readGrant(link, reader, selected)
    const own = networks().map(({ id }) => id)
    return new Map([...granted].filter(([id]) => own.includes(id)))
  }
  /** One address of each account; the session writes it for every network. */
  function accountsNow(): readonly InjectedAccount[] {
    const all = [...look().values()].flat()
    const first = selected === undefined ? undefined : addresses.key(selected)
    const byKey = new Map(all.map((address) => [addresses.key(address), { address }]))
    const keys = [...byKey.keys()].sort((a, b) => Number(b === first) - Number(a === first))
    return keys.map((key) => byKey.get(key) as InjectedAccount)
  }
  /** Sends a request for an account on a network, by default the first on which it was granted. */
  async function ask(method: string, address: string, params: object, wanted?: ChainId) {
    const key = addresses.key(address)
    for (const [network, own] of look()) {
      const granted = own.find((one) => addresses.key(one) === key)
      if (granted === undefined || (wanted !== undefined && network !== wanted)) continue
      const answer = await link.request({ network, method, params: { address: granted, ...params } })
      return (typeof answer === 'object' && answer ? answer : {}) as { signature: string }
    }
    throw Object.assign(new Error(`The wallet did not grant ${address} there.`), { code: 4100 })
  }
  const signRaw = ({ address, data }: RawPayload) =>
    ask('polkadot_signMessage', address, { message: toText(data) ?? data })
  const signPayload = (payload: TransactionPayload) => {
    const network: ChainId = `polkadot:${payload.genesisHash.slice(2, 34)}`
    return ask('polkadot_signTransaction', payload.address, { transactionPayload: payload }, network)
  }

  return {
    enable: async () => ({
      accounts: {
        get: async () => accountsNow(),
        subscribe(listener) {
          return link.subscribe((event: RemoteEvent) => {
            if (event.type === 'close') ended = true
            if (event.type === 'event' && event.name !== 'accountsChanged') return
            if (event.type === 'event') selected = readSelected(event.data) ?? selected
            listener(accountsNow())
          })
        },
      },
      signer: {
        ...(allows(link, 'polkadot_signMessage') && { signRaw }),
        ...(allows(link, 'polkadot_signTransaction') && { signPayload }),
      },
    }),
  }
}

export declare namespace createRemoteWallet {
  type Args = { link: RemoteLink; networks: () => readonly Network[] }
}

/** The text of bytes in hex; undefined if they are none. */
function toText(data: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(fromHex(data))
  } catch {
    return undefined
  }
}

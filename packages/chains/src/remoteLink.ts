import { isAccountId } from '@latchkey/protocol/caip'
import { connectionFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { ChainId, Driver, RemoteLink, RemoteWallet } from './driver.ts'
import { sanitiseName } from './sanitise.ts'
import { until } from './until.ts'

/** The rest of a wallet's list is ignored. */
const maxAccounts = 1_000

export type LinkArgs = Driver.ConnectArgs & { wallet: RemoteWallet }

/** Recognises the networks and addresses of a family. */
export type GrantReader = {
  isNetwork(id: ChainId): boolean
  isAddress(value: string): boolean
  /** Equal for every spelling of an address. */
  keyOf(address: string): string
}

/** The addresses of each network, the selected one first. Networks without an address are absent. */
export type Granted = ReadonlyMap<ChainId, readonly string[]>

/**
 * The link to connect over, and the wallet with the name it sent when it paired.
 * `silent` restores the link of an earlier visit.
 */
export async function openLink(args: LinkArgs): Promise<{ link: RemoteLink; wallet: RemoteWallet }> {
  const { signal, silent, wallet } = args
  const { link } = wallet
  if (silent && !link.grant) await until(link.restore(), { signal })
  if (!silent && !link.grant && link.ask) await until(link.ask({ signal }), { signal })
  if (!silent && !link.grant)
    throw new KitError(connectionFailed, {
      details: link.ask
        ? `"${wallet.name}" granted nothing on ${wallet.namespace}.`
        : `"${wallet.name}" is on another device: pair with it first, then connect.`,
    })
  return { link, wallet: { ...wallet, name: sanitiseName(link.grant?.name) || wallet.name } }
}

/** The granted addresses: valid, without duplicates, and only on granted networks. */
export function readGrant(link: RemoteLink, reader: GrantReader, selected?: string | undefined): Granted {
  const { accounts, networks } = (link.grant ?? {}) as { accounts?: unknown; networks?: unknown }
  if (!Array.isArray(accounts) || !Array.isArray(networks)) return new Map()
  const named = new Set<unknown>(networks.slice(0, maxAccounts))
  const granted = new Map<ChainId, Map<string, string>>()
  for (const account of accounts.slice(0, maxAccounts)) {
    if (!isAccountId(account)) continue
    const end = account.lastIndexOf(':')
    const network = account.slice(0, end) as ChainId
    const address = account.slice(end + 1)
    if (!named.has(network) || !reader.isNetwork(network) || !reader.isAddress(address)) continue
    const own = granted.get(network) ?? new Map<string, string>()
    const key = reader.keyOf(address)
    if (!own.has(key)) granted.set(network, own.set(key, address))
  }
  const first = selected === undefined ? undefined : reader.keyOf(selected)
  return new Map(
    [...granted].map(([network, own]) => {
      const keys = [...own.keys()]
      const ordered = [...keys.filter((key) => key === first), ...keys.filter((key) => key !== first)]
      return [network, ordered.map((key) => own.get(key) as string)]
    }),
  )
}

/** The first account of `accountsChanged`. Wallets send a CAIP-10 id or a plain address. */
export function readSelected(data: unknown): string | undefined {
  const first: unknown = Array.isArray(data) ? data[0] : undefined
  return typeof first === 'string' ? first.slice(first.lastIndexOf(':') + 1) : undefined
}

/** Whether the wallet granted a method, or decides about it when it is asked. */
export function allows({ grant }: RemoteLink, method: string): boolean {
  const methods: unknown = grant?.methods
  if (grant && methods === undefined) return true
  return Array.isArray(methods) && methods.includes(method)
}

import type { ChainId, Driver, Namespace, RemoteFamily, RemoteGrant } from '@latchkey/chains/driver'
import { isAccountId, isChainId, isNamespace, parseAccountId } from '@latchkey/protocol/caip'
import { isRecord } from '@latchkey/protocol/isRecord'

/** Requested permissions by namespace (CAIP-25). */
export type Asked = Readonly<Partial<Record<Namespace, AskedFamily>>>
export type AskedFamily = Pick<RemoteFamily, 'methods' | 'events'> & { readonly chains: readonly ChainId[] }

/** Granted permissions by namespace. */
export type Grants = Readonly<Partial<Record<Namespace, Granted>>>
export type Granted = Omit<RemoteGrant, 'name' | 'apps'>

const maxAccounts = 200
const maxNames = 200
const maxNameLength = 100

export async function askOf(drivers: readonly Driver[]): Promise<Asked> {
  const asked: Partial<Record<Namespace, AskedFamily>> = {}
  for (const { namespace, networks, remote } of drivers) {
    if (!remote || networks.length === 0) continue
    const { methods, events } = await remote()
    asked[namespace] = { chains: networks.map(({ id }) => id), methods, events }
  }
  return asked
}

/**
 * Validates the permissions of a wallet, and keeps the requested namespaces and
 * chains. `undefined` if anything is malformed or nothing is left.
 *
 * @see https://chainagnostic.org/CAIPs/caip-25
 */
export function readGrants(value: unknown, asked: Asked): Grants | undefined {
  if (!isRecord(value)) return undefined
  const grants: Partial<Record<Namespace, Granted>> = {}
  for (const [key, entry] of Object.entries(value)) {
    // A key is a namespace, or a chain id.
    const [word] = key.split(':')
    // Unknown namespaces were not requested.
    if (!isNamespace(word)) continue
    if (key !== word && !isChainId(key)) return undefined
    const granted = readEntry(key, entry)
    if (!granted) return undefined
    const wanted = asked[word]
    if (!wanted) continue
    const accounts = granted.accounts.filter((account) =>
      wanted.chains.includes(parseAccountId(account).chainId),
    )
    if (accounts.length === 0) continue
    const before = grants[word]
    const all = [...new Set([...(before?.accounts ?? []), ...accounts])]
    grants[word] = {
      accounts: all,
      networks: [...new Set(all.map((account) => parseAccountId(account).chainId))],
      methods: [...new Set([...(before?.methods ?? []), ...granted.methods])],
      events: [...new Set([...(before?.events ?? []), ...granted.events])],
    }
  }
  return Object.keys(grants).length > 0 ? grants : undefined
}

type Entry = { accounts: string[]; methods: string[]; events: string[] }

function readEntry(key: string, value: unknown): Entry | undefined {
  if (!isRecord(value)) return undefined
  const { accounts, methods, events, chains } = value
  if (!isNames(methods) || !isNames(events) || methods.length === 0) return undefined
  if (!Array.isArray(accounts) || accounts.length === 0 || accounts.length > maxAccounts) return undefined
  if (chains !== undefined && !(Array.isArray(chains) && chains.every(isChainId))) return undefined
  for (const account of accounts) {
    if (!isAccountId(account)) return undefined
    const { namespace, chainId } = parseAccountId(account)
    if (key !== namespace && key !== chainId) return undefined
    if (chains && !chains.includes(chainId)) return undefined
  }
  return { accounts, methods, events }
}

function isNames(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length <= maxNames &&
    value.every((name) => typeof name === 'string' && name.length > 0 && name.length <= maxNameLength)
  )
}

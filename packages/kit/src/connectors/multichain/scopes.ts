import type { ChainId, Driver, Namespace, RemoteDialect, RemoteGrant } from '@latchkey/chains/driver'
import { isAccountId, isNamespace, parseAccountId } from '@latchkey/protocol/caip'
import { isRecord } from '@latchkey/protocol/isRecord'

/** What is asked for, by family. */
export type Asked = Readonly<Partial<Record<Namespace, AskedFamily>>>
export type AskedFamily = {
  readonly chains: readonly ChainId[]
  readonly dialect: RemoteDialect
  readonly events: readonly string[]
}

/** What the wallet granted, by family. */
export type Grants = Readonly<Partial<Record<Namespace, Omit<RemoteGrant, 'name'>>>>

const maxScopes = 500
const maxAccounts = 200
const maxNames = 500
const maxNameLength = 100

export async function askOf(drivers: readonly Driver[]): Promise<Asked> {
  const asked: Partial<Record<Namespace, AskedFamily>> = {}
  for (const { namespace, networks, remote } of drivers) {
    if (!remote || networks.length === 0) continue
    const { dialect, events } = await remote()
    if (dialect) asked[namespace] = { chains: networks.map(({ id }) => id), dialect, events }
  }
  return asked
}

/** One scope for each network (CAIP-217). */
export function toScopes(asked: Asked): Record<ChainId, { methods: unknown; notifications: unknown }> {
  return Object.fromEntries(
    Object.values(asked).flatMap(({ chains, dialect, events }) =>
      chains.map((chain) => [chain, { methods: dialect.methods, notifications: events }]),
    ),
  )
}

/**
 * Validates the scopes of a session, and keeps the families and networks that were asked for.
 * Empty if nothing is left; `undefined` if anything is malformed.
 *
 * @see https://chainagnostic.org/CAIPs/caip-217
 */
export function readScopes(value: unknown, asked: Asked): Grants | undefined {
  if (!isRecord(value) || Object.keys(value).length > maxScopes) return undefined
  const grants: Partial<Record<Namespace, Omit<RemoteGrant, 'name'>>> = {}
  for (const [key, scope] of Object.entries(value)) {
    const [word] = key.split(':')
    const wanted = isNamespace(word) ? asked[word] : undefined
    // Others were not asked for, such as `wallet`, which is no chain.
    if (!isNamespace(word) || !wanted) continue
    const granted = readScope(key, scope)
    if (!granted) return undefined
    const accounts = granted.accounts.filter((account) =>
      wanted.chains.includes(parseAccountId(account).chainId),
    )
    if (accounts.length === 0) continue
    const before = grants[word]
    const all = union(before?.accounts, accounts)
    grants[word] = {
      accounts: all,
      networks: union(
        undefined,
        all.map((account) => parseAccountId(account).chainId),
      ),
      methods: union(before?.methods, wanted.dialect.granted(granted.methods)),
      events: union(before?.events, granted.notifications),
    }
  }
  return grants
}

type Scope = {
  readonly accounts: readonly string[]
  readonly methods: readonly string[]
  readonly notifications: readonly string[]
}

function readScope(key: string, value: unknown): Scope | undefined {
  if (!isRecord(value)) return undefined
  const { accounts = [], methods, notifications } = value
  if (!isNames(methods) || !isNames(notifications)) return undefined
  if (!Array.isArray(accounts) || accounts.length > maxAccounts || !accounts.every(isAccountId))
    return undefined
  const isOwn = (account: string) => {
    const { chainId, namespace } = parseAccountId(account)
    return key === namespace || key === chainId
  }
  return accounts.every(isOwn) ? { accounts, methods, notifications } : undefined
}

function isNames(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length <= maxNames &&
    value.every((name) => typeof name === 'string' && name.length > 0 && name.length <= maxNameLength)
  )
}

function union<item>(before: readonly item[] | undefined, more: readonly item[]): readonly item[] {
  return [...new Set([...(before ?? []), ...more])]
}

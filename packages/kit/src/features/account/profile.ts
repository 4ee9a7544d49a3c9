import { formatAmount } from '@latchkey/protocol/amount'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { holdings, holdingsKey, type Token } from '../../core/holdings/holdings.ts'
import type { Kit } from '../../core/kit.ts'
import { identity } from './identity.ts'

/** Name and balances of the selected account, as far as they are loaded. */
export type Profile = {
  readonly profileName: string | undefined
  readonly profileImage: string | undefined
  /** Of the chain's own coin, as decimal text. */
  readonly balance: string | undefined
  readonly balanceSymbol: string | undefined
  /** The chain's own coin first; empty until it was read. */
  readonly tokenBalance: readonly Token[]
}

/** What is known of the account in use: it is read when the visitor opens their account, or by {@link loadProfile}. */
export function readProfile(kit: object): Profile {
  const connection = activeConnection(connections.of(kit).get())
  const known = identity.of(kit).get()
  const has = holdings.of(kit).get()
  const { name, avatar } = connection && known.address === connection.address ? known : identity.initial
  const isOwn = connection && has.status === 'ready' && has.key === holdingsKey(connection)
  const tokens = isOwn ? has.tokens : none
  const coin = tokens.find(({ address }) => address === undefined)
  return {
    profileName: name,
    profileImage: avatar,
    balance: coin && formatAmount(coin.units, coin.decimals),
    balanceSymbol: coin?.symbol,
    tokenBalance: tokens,
  }
}

const none: readonly Token[] = []

/** Reads name, picture and balances of the account in use, as opening the account does; resolves to them. */
export async function loadProfile(kit: Kit): Promise<Profile> {
  const [{ loadHoldings }, { loadIdentity }] = await Promise.all([
    import('../../core/holdings/loadHoldings.ts'),
    import('./loadIdentity.ts'),
  ])
  await Promise.all([loadHoldings(kit), loadIdentity(kit)])
  return readProfile(kit)
}

import type { Query } from '@latchkey/protocol/http/contract'
import type { wallets } from '@latchkey/protocol/http/wallets'
import { mainFirst } from '@latchkey/protocol/mainFirst'
import { isEvmChain, type RegistryWallet } from '../../registry/registry.ts'

/** Maximum page size. */
const maxEntries = 100
const defaultEntries = 40

/** One page of the matching wallets, and the total number of matches. */
export function findWallets(
  all: readonly RegistryWallet[],
  query: Pick<Query<typeof wallets>, 'page'> & Partial<Query<typeof wallets>>,
): { count: number; data: RegistryWallet[] } {
  const { search, badge_type: badge, platform } = query
  const include = list(query.include)
  const exclude = new Set(list(query.exclude))
  const chains = list(query.chains)
  const entries = Math.min(Number(query.entries ?? defaultEntries), maxEntries)

  const included = include && new Set(include)
  const found = all.filter(
    (wallet) =>
      (!included || included.has(wallet.id)) &&
      !exclude.has(wallet.id) &&
      (!badge || wallet.badge_type === badge) &&
      (!chains || chains.some((chain) => works(wallet, chain))) &&
      (!platform || runsOn(wallet, platform)) &&
      (!search || rank(wallet, search) < none),
  )
  const families = new Set(chains?.map((chain) => chain.split(':')[0]))
  const matches = mainFirst(found, families.size === 1 ? [...families][0] : undefined)
  // `include` keeps the order of the ids; a search puts the best match first.
  if (search) matches.sort((a, b) => rank(a, search) - rank(b, search))
  else if (include) matches.sort((a, b) => include.indexOf(a.id) - include.indexOf(b.id))

  const start = (Number(query.page) - 1) * entries
  return { count: matches.length, data: matches.slice(start, start + entries) }
}

function list(text: string | undefined): string[] | undefined {
  const parts = text?.split(',').flatMap((part) => part.trim() || [])
  return parts?.length ? parts : undefined
}

/** Also on test networks, local nodes and custom chains. */
function works({ chains, anyEvm }: RegistryWallet, chain: string): boolean {
  return (chains as readonly string[]).includes(chain) || (anyEvm && isEvmChain(chain))
}

function runsOn(wallet: RegistryWallet, platform: 'ios' | 'android'): boolean {
  const store = platform === 'ios' ? wallet.app_store : wallet.play_store
  return Boolean(store ?? wallet.mobile_link)
}

const none = 3

/** 0 if the name starts with the text, 1 if a word does, 2 if it is elsewhere in the name. */
function rank({ name }: RegistryWallet, search: string): number {
  const text = name.toLowerCase()
  const sought = search.toLowerCase()
  if (text.startsWith(sought)) return 0
  const at = text.indexOf(sought)
  if (at < 0) return none
  return text[at - 1] === ' ' ? 1 : 2
}

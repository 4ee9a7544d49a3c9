import type { Query } from '@latchkey/protocol/http/contract'
import type { wallets } from '@latchkey/protocol/http/wallets'
import { isEvmChain, type RegistryWallet } from '../../registry/registry.ts'

/** Larger pages than this are cut. */
const maxEntries = 100
const defaultEntries = 40

/** One page of the wallets that match, and how many match in all. */
export function findWallets(
  all: readonly RegistryWallet[],
  query: Pick<Query<typeof wallets>, 'page'> & Partial<Query<typeof wallets>>,
): { count: number; data: RegistryWallet[] } {
  const { search, badge_type: badge, platform } = query
  const include = list(query.include)
  const exclude = new Set(list(query.exclude))
  const chains = list(query.chains)
  const entries = Math.min(Number(query.entries ?? defaultEntries), maxEntries)

  const wanted = include && new Set(include)
  const matches = all.filter(
    (wallet) =>
      (!wanted || wanted.has(wallet.id)) &&
      !exclude.has(wallet.id) &&
      (!badge || wallet.badge_type === badge) &&
      (!chains || chains.some((chain) => works(wallet, chain))) &&
      (!platform || runsOn(wallet, platform)) &&
      (!search || rank(wallet, search) < none),
  )
  // Whoever names wallets names them in the order they are wanted; whoever searches wants the likeliest first.
  if (search) matches.sort((a, b) => rank(a, search) - rank(b, search))
  else if (include) matches.sort((a, b) => include.indexOf(a.id) - include.indexOf(b.id))

  const start = (Number(query.page) - 1) * entries
  return { count: matches.length, data: matches.slice(start, start + entries) }
}

function list(text: string | undefined): string[] | undefined {
  const parts = text?.split(',').flatMap((part) => part.trim() || [])
  return parts?.length ? parts : undefined
}

/** On test networks, local nodes and chains of an app's own too. */
function works({ chains, anyEvm }: RegistryWallet, chain: string): boolean {
  return (chains as readonly string[]).includes(chain) || (anyEvm && isEvmChain(chain))
}

function runsOn(wallet: RegistryWallet, platform: 'ios' | 'android'): boolean {
  const store = platform === 'ios' ? wallet.app_store : wallet.play_store
  return Boolean(store ?? wallet.mobile_link)
}

const none = 3

/** 0 where the name starts so, 1 where a word of it does, 2 where it is somewhere inside. */
function rank({ name }: RegistryWallet, search: string): number {
  const text = name.toLowerCase()
  const sought = search.toLowerCase()
  if (text.startsWith(sought)) return 0
  const at = text.indexOf(sought)
  if (at < 0) return none
  return text[at - 1] === ' ' ? 1 : 2
}

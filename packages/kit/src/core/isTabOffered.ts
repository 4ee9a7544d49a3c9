import type { AccountTab } from './accountTab.ts'
import { isServed } from './apiUrl.ts'
import { features } from './features.ts'
import type { Kit } from './kit.ts'
import { activeNetwork } from './networks.ts'

/** Whether the tab can be filled. Tokens are known without a server: see `loadHoldings`. */
export function isTabOffered(kit: Kit, tab: AccountTab): boolean {
  if (tab === 'tokens') return true
  if (!isServed(kit.options, activeNetwork(kit))) return false
  return tab !== 'activity' || features.of(kit).get().features.activity
}

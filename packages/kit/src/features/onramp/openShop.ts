import type { Kit } from '../../core/kit.ts'
import { loadOptions } from './loadOptions.ts'
import { loadQuotes, watchQuotes } from './loadQuotes.ts'
import { resumePurchase } from './resumePurchase.ts'

/** Reads what is for sale and keeps its prices fresh; returns how to stop. */
export function openShop(kit: Kit): () => void {
  let open = true
  resumePurchase(kit)
  void loadOptions(kit).then(() => {
    if (open) void loadQuotes(kit)
  })
  const stop = watchQuotes(kit)
  return () => {
    open = false
    stop()
  }
}

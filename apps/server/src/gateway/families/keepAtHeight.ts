import type { Heads, Keep } from './rpcFamily.ts'

/** How long a response about this height can be cached. */
export function keepAtHeight(height: number, { tip, finalized }: Heads): Keep {
  if (finalized !== undefined && height <= finalized) return 'immutable'
  // Above the tip, nothing is known yet.
  return tip !== undefined && height <= tip ? 'recent' : 'never'
}

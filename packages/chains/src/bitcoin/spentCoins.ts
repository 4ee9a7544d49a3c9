/** Indexes of nodes are this far behind a broadcast at most, unless they have stopped. */
const indexDelayMs = 120_000

/** When the coins of transactions that were sent here were spent. A coin is the same for every kit of the page. */
const spent = new Map<string, number>()

/**
 * Remembers coins that were just spent. A node that does not know yet would offer them again,
 * and the next transfer would replace this one instead of following it.
 */
export function rememberSpent(coins: readonly string[]): void {
  const now = Date.now()
  for (const [coin, at] of spent) if (now - at > indexDelayMs) spent.delete(coin)
  for (const coin of coins) spent.set(coin, now)
}

export function isJustSpent(coin: string): boolean {
  const at = spent.get(coin)
  return at !== undefined && Date.now() - at <= indexDelayMs
}

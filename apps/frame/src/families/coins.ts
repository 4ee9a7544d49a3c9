/** Coins that a visitor can set a limit for. All others count as above it. */
export const coins = ['ETH', 'SOL', 'BTC', 'ATOM', 'DOT'] as const

/** The mint of wrapped SOL. */
export const wrappedCoin = 'So11111111111111111111111111111111111111112'

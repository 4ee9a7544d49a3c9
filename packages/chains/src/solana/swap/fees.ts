/** Lamports per signature. */
export const signatureFee = 5_000n
/** The most that faster inclusion of a swap may cost, in lamports. */
export const maxPriorityFee = 2_000_000n
/** The most that a swap may leave as deposits in token accounts that it opens, in lamports. */
export const maxDeposits = 10_000_000n

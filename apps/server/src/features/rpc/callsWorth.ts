/** What a call may send or receive at the price of one. */
const bytesPerCall = 32 * 1024

/** How many calls a text of this length counts as, beyond the one it is. */
export function callsWorth(bytes: number): number {
  return Math.floor(bytes / bytesPerCall)
}

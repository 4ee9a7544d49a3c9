/**
 * Whether an unhandled rejection comes from a third-party SDK.
 * A closed SDK may reject an unacknowledged message up to a minute later;
 * tests await the promises they are about.
 */
export function isStrayOfPeers(error: unknown): boolean {
  const stack = (error as { stack?: unknown } | undefined)?.stack
  return typeof stack === 'string' && /node_modules\/@(walletconnect|reown)\//.test(stack)
}

/**
 * Whether an error that nobody waited for comes from within the SDKs of others.
 * A minute after it was hung up, one may still reject what it had no receipt
 * for; what a test is about, it waits for itself.
 */
export function isStrayOfPeers(error: unknown): boolean {
  const stack = (error as { stack?: unknown } | undefined)?.stack
  return typeof stack === 'string' && /node_modules\/@(walletconnect|reown)\//.test(stack)
}

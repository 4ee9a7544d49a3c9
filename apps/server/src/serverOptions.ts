/**
 * A connection with a request on which nothing moves for this long is closed: its answer is
 * not being read, and would be kept for ever. No answer takes longer to make.
 */
export const stalledMs = 30_000

/** Of the servers that speak HTTP with everyone. */
export const serverOptions = {
  requestTimeout: 30_000,
  headersTimeout: 5_000,
  // Node's default interval is 30 seconds, enough to let hundreds of slow sockets in.
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16_384,
  keepAliveTimeout: 65_000,
}

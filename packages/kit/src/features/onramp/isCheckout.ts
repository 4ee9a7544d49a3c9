/** Hosts of the checkouts that servers open; those below them count too. */
const knownHosts: readonly string[] = ['pay.coinbase.com', 'meldcrypto.com']

/** Parameters that say where the purchase goes. */
const destination = /address|wallet|destination/i

/**
 * Whether a URL is the checkout of a known provider, and names no recipient but the visitor.
 * A provider's session can hold the recipient where only the provider sees it, so the view
 * asks the visitor to compare it there.
 */
export function isCheckout(url: string, { address, hosts = [] }: isCheckout.Args): boolean {
  const { host = '', hostname = '', password, protocol, searchParams, username } = URL.parse(url) ?? {}
  const isKnown = [...knownHosts, ...hosts].some(
    (known) => host === known || hostname === known || hostname.endsWith(`.${known}`),
  )
  if (protocol !== 'https:' || username || password || !isKnown) return false
  return [...(searchParams ?? [])].every(
    ([name, value]) =>
      !destination.test(name) ||
      // Without the address of the visitor, nothing that could be another one may be left.
      !/[\da-z]{20,}/i.test(value.replaceAll(new RegExp(address, 'gi'), '')),
  )
}

export declare namespace isCheckout {
  type Args = {
    /** Of the visitor. */
    address: string
    /** Of providers that the host trusts. */
    hosts?: readonly string[] | undefined
  }
}

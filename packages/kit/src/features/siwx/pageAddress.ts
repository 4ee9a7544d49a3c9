/** Domain and URI for the message, from the page's real address and never from configuration. */
export function pageAddress(): { domain: string; uri: string } {
  const { host, origin } = globalThis.location
  return { domain: host, uri: origin }
}

/** Where the page is, as a message says it: never what somebody would like it to be. */
export function pageAddress(): { domain: string; uri: string } {
  const { host, origin } = globalThis.location
  return { domain: host, uri: origin }
}

/** What an account signs to mark its session as revoked. `account` is a CAIP-10 id, `timestamp` in seconds. */
export function revocationText(pci: string, account: string, timestamp: number): string {
  return `Revoke session ${pci} on ${account.toLowerCase()} at ${timestamp}`
}

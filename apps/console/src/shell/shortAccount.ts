import { shortenAddress } from '@latchkey/protocol/shortenAddress'

/** The last part of an account id, short enough to be read: `0x1234…abcd`. */
export function shortAccount(account: string): string {
  const [namespace = '', ...rest] = account.split(':')
  const address = rest.at(-1) ?? ''
  if (namespace === 'oidc') return address.slice(0, 24)
  return shortenAddress(address)
}

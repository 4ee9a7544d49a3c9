/** A transfer between two addresses, both in canonical spelling. */
export type Passing = { readonly from: string; readonly to: string }

/**
 * The sender and recipient of a transaction, from the account's perspective. Tokens
 * are sent by calling their contract, and others can do that on behalf of the account,
 * so neither the contract nor its caller is necessarily a party.
 *
 * @param passings transfers, without zero-value ones, which anyone can create
 * @param call the caller and the contract called
 */
export function partiesOf(
  operation: string,
  account: string,
  passings: readonly Passing[],
  call: Passing,
): { sentFrom: string; sentTo: string } {
  const given = passings.filter(({ from }) => from === account).map(({ to }) => to)
  const taken = passings.filter(({ to }) => to === account).map(({ from }) => from)
  const receiver = operation === 'send' && theOne(given)
  if (receiver) return { sentFrom: account, sentTo: receiver }
  const sender = operation === 'receive' && theOne(taken)
  if (sender) return { sentFrom: sender, sentTo: account }
  return { sentFrom: call.from, sentTo: call.to }
}

function theOne(addresses: readonly string[]): string | undefined {
  return new Set(addresses).size === 1 ? addresses[0] : undefined
}

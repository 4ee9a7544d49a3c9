/** Something that went from one to another; both spelled in the chain's one way. */
export type Passing = { readonly from: string; readonly to: string }

/**
 * Between whom a transaction was, from where the account stands. Tokens are
 * sent by calling their contract, and others may do that for one: neither the
 * contract nor whoever called it is whom they went to or came from.
 *
 * @param passings what moved; without moves of nothing, which anybody can make
 * @param call who called what
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

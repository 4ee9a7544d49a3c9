/** Names of providers that are not just the id with a capital. */
const spelled = new Map([
  ['moonpay', 'MoonPay'],
  ['transak', 'Transak'],
  ['paypal', 'PayPal'],
  ['robinhood', 'Robinhood'],
])

/** A provider's name, and the aggregator it is reached through: `meld:transak` is Transak via Meld. */
export function providerName(id: string): { name: string; via: string | undefined } {
  const [first = '', second] = id.split(':')
  return second ? { name: spell(second), via: spell(first) } : { name: spell(first), via: undefined }
}

function spell(id: string): string {
  return spelled.get(id) ?? id.charAt(0).toUpperCase() + id.slice(1)
}

/** How sellers write themselves, where that is not just a capital. */
const spelled = new Map([
  ['moonpay', 'MoonPay'],
  ['transak', 'Transak'],
  ['paypal', 'PayPal'],
  ['robinhood', 'Robinhood'],
])

/** A seller's name, and whom it is reached through: `meld:transak` is Transak via Meld. */
export function providerName(id: string): { name: string; via: string | undefined } {
  const [first = '', second] = id.split(':')
  return second ? { name: spell(second), via: spell(first) } : { name: spell(first), via: undefined }
}

function spell(id: string): string {
  return spelled.get(id) ?? id.charAt(0).toUpperCase() + id.slice(1)
}

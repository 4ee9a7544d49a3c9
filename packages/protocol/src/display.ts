/** An email of more than 30 characters loses all but its first 27. */
export function displayEmail(email: string): string {
  const characters = [...email]
  return characters.length > 30 ? `${characters.slice(0, 27).join('')}…` : email
}

/** Discord writes the names of accounts without a discriminator as `name#0`. */
export function displayDiscordName(username: string): string {
  return username.replace(/#?0$/, '')
}

/** `0x1234…abcd`: enough to recognise an address, never to verify one. */
export function shortenAddress(address: string): string {
  return address.length > 12 ? `${address.slice(0, 6)}…${address.slice(-4)}` : address
}

export type RelativeTime = {
  readonly value: number
  readonly unit: 'minute' | 'hour' | 'day' | 'month' | 'year'
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long ago, in the largest unit that fits, rounded down. Zero minutes is just now. */
export function relativeTime(then: number, now: number): RelativeTime {
  const elapsed = Math.max(0, now - then)
  if (elapsed < hour) return { value: Math.floor(elapsed / minute), unit: 'minute' }
  if (elapsed < day) return { value: Math.floor(elapsed / hour), unit: 'hour' }
  if (elapsed < 30 * day) return { value: Math.floor(elapsed / day), unit: 'day' }
  if (elapsed < 365 * day) return { value: Math.floor(elapsed / (30 * day)), unit: 'month' }
  return { value: Math.floor(elapsed / (365 * day)), unit: 'year' }
}

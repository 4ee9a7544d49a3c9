/**
 * The sites of the embedded wallet's tests. Each is a registrable domain of its own, because
 * browsers separate storage by site, not by origin.
 */
export const names = {
  /** The wallet's own site, which pages embed. */
  wallet: 'wallet.test',
  /** Two apps that use it, on their project's list of origins. */
  shop: 'shop.test',
  game: 'game.test',
  /** A site that is on no list. */
  evil: 'evil.test',
  /** Where mail is read, and where visitors log in with other accounts. */
  mail: 'mail.test',
  /** Where operators and owners sign in. */
  console: 'console.test',
} as const

export type Name = (typeof names)[keyof typeof names]

export const originOf = (name: Name) => `https://${name}`

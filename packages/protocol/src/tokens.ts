/** A token that cannot be divided is seldom money: it is kept out of the list until asked for. */
export function isLowQuality(token: { readonly quantity: { readonly decimals: string } }): boolean {
  return token.quantity.decimals === '0'
}

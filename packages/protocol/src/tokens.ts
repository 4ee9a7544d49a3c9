/** Tokens without decimals are usually not currency: the list hides them by default. */
export function isLowQuality(token: { readonly quantity: { readonly decimals: string } }): boolean {
  return token.quantity.decimals === '0'
}

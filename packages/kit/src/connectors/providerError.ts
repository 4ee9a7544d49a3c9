/** An error of an EIP-1193 provider. */
export function providerError(code: number, message: string): Error & { readonly code: number } {
  return Object.assign(new Error(message), { code })
}

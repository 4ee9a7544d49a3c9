/** How an exchange is called: `uniswap-v2` is Uniswap v2. */
export function providerName(id: string): string {
  const name = id.replaceAll('-', ' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

import type { ListedToken, TokenList } from './tokenList.ts'

/**
 * The list, with the pictures this server has for tokens that bring none. Only
 * for tokens of the list: anybody can call a token USDC.
 */
export function withPictures(list: TokenList, pictures: { has(symbol: string): boolean }): TokenList {
  const add = (token: ListedToken): ListedToken => {
    const symbol = token.symbol.toUpperCase()
    return token.logoUri || !pictures.has(symbol) ? token : { ...token, logoUri: pictureOf(symbol) }
  }
  return {
    pictureOf: (symbol) => (pictures.has(symbol.toUpperCase()) ? pictureOf(symbol.toUpperCase()) : undefined),
    of: (chain) => list.of(chain).map(add),
    find(chain, address) {
      const token = list.find(chain, address)
      return token && add(token)
    },
  }
}

/** Where this server serves it. Whoever reads it knows where this server is. */
function pictureOf(symbol: string): string {
  return `/public/getTokenImage/${encodeURIComponent(symbol)}`
}

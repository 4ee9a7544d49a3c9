import type { ListedToken, TokenList } from './tokenList.ts'

/** The list, with this server's images for tokens that have none. Only for listed tokens: anyone can name a token USDC. */
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

/** Path on this server; clients resolve it against the server's URL. */
function pictureOf(symbol: string): string {
  return `/public/getTokenImage/${encodeURIComponent(symbol)}`
}

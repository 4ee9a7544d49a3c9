const shape = /^[a-zA-Z][a-zA-Z\d/:._-]{2,127}$/

/** The denom of a token, which may be written as in a CAIP-19 id (`ibc%2F…`). No denom contains a `%`. */
export function toDenom(token: string): string {
  return token.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

export function isDenom(value: unknown): value is string {
  return typeof value === 'string' && shape.test(value)
}

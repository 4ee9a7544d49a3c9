/** JSON with exact numbers: `JSON.parse` rounds integers above 2^53, which occur in request ids and Solana amounts. */
type RawNumber = { readonly rawJSON: string }
type ExactJson = {
  parse(
    text: string,
    reviver: (key: string, value: unknown, context: { source?: string }) => unknown,
  ): unknown
  rawJSON(text: string): RawNumber
  isRawJSON(value: unknown): value is RawNumber
}
// Available in every supported Node version, not yet in TypeScript's library.
const exact = JSON as unknown as ExactJson

/** Only numbers of 16 or more digits, fractions and exponents can be rounded. */
const mayRound = /[[,:\s-](?:\d{16}|\d+[.eE])/

/** Parses JSON; numbers that would be rounded keep their text. */
export function parseExact(text: string): unknown {
  if (!mayRound.test(text)) return JSON.parse(text)
  return exact.parse(text, (_key, value, { source }) =>
    typeof value === 'number' && source !== undefined && String(value) !== source
      ? exact.rawJSON(source)
      : value,
  )
}

/** Whether {@link parseExact} kept the text of this number. */
export function isRawNumber(value: unknown): value is RawNumber {
  return exact.isRawJSON(value)
}

/**
 * JSON whose numbers survive: `JSON.parse` rounds integers beyond 2^53, and
 * both ids of callers and amounts on Solana are often larger.
 */
type RawNumber = { readonly rawJSON: string }
type ExactJson = {
  parse(
    text: string,
    reviver: (key: string, value: unknown, context: { source?: string }) => unknown,
  ): unknown
  rawJSON(text: string): RawNumber
  isRawJSON(value: unknown): value is RawNumber
}
// In every engine the server runs on, not yet in the compiler's library.
const exact = JSON as unknown as ExactJson

/** Numbers of 16 digits and more, fractions, exponents: only those can be rounded. */
const mayRound = /[[,:\s-](?:\d{16}|\d+[.eE])/

/** Parses; a number that would be rounded becomes one that is written as it was read. */
export function parseExact(text: string): unknown {
  if (!mayRound.test(text)) return JSON.parse(text)
  return exact.parse(text, (_key, value, { source }) =>
    typeof value === 'number' && source !== undefined && String(value) !== source
      ? exact.rawJSON(source)
      : value,
  )
}

/** Whether the value is a number that {@link parseExact} left as it was written. */
export function isRawNumber(value: unknown): value is RawNumber {
  return exact.isRawJSON(value)
}

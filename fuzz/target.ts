/** A parser under test. */
export type Target = {
  /** Valid inputs, from which others are made. */
  readonly seeds: readonly (string | Uint8Array)[]
  /** The most that one caller can send it. @default 65_536 */
  readonly maxBytes?: number | undefined
  /** Imports the parser, so that a run instruments only what it needs. */
  load(): Promise<Probe>
}

/** Parses the input and throws if the parser broke a promise: an undocumented error, a wrong result. */
export type Probe = (bytes: Buffer) => void

export type Targets = Readonly<Record<string, Target>>

/** An error that a parser is documented to throw. */
export type Refused = new (...args: never[]) => Error

/** Passes the input as text. */
export function text(probe: (text: string) => void): Probe {
  return (bytes) => probe(bytes.toString())
}

/** Runs a parser that may refuse its input. Returns undefined if it did. */
export function refusing<Value>(
  refused: Refused | readonly Refused[],
  parse: () => Value,
): Value | undefined {
  try {
    return parse()
  } catch (error) {
    const known = Array.isArray(refused) ? (refused as readonly Refused[]) : [refused as Refused]
    if (known.some((one) => error instanceof one)) return undefined
    throw error
  }
}

/** Throws unless two values are the same, as JSON, which shows both in the report. */
export function same(actual: unknown, expected: unknown): void {
  const [one, other] = [write(actual), write(expected)]
  if (one !== other) throw new BrokenPromise(`${one.slice(0, 300)} is not ${other.slice(0, 300)}`)
}

export function holds(promise: boolean, words: string): void {
  if (!promise) throw new BrokenPromise(words)
}

/** Thrown if a parser returned something that it must not. */
export class BrokenPromise extends Error {
  override readonly name = 'BrokenPromise'
}

function write(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? `${inner}n` : inner)) ??
    'undefined'
  )
}

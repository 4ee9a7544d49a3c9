import type { ErrorEntry } from './catalogue/entry.ts'
import type * as catalogue from './catalogue.ts'

export type { ErrorEntry } from './catalogue/entry.ts'

/**
 * The one error class that leaves the toolkit.
 *
 * `message` is for the person, `details` for the developer, `code` for the
 * machine. Classes do not survive a wire, so callers branch on the code with
 * {@link isKitError}.
 */
export class KitError<code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'KitError'
  readonly code: code
  readonly details: string | undefined

  constructor(entry: ErrorEntry<code>, ...[options]: KitError.Args<code>) {
    const { values, details, cause }: KitError.Options & { values?: Values } = options ?? {}
    super(fill(entry.message, values), { cause })
    this.code = entry.code
    this.details = details
  }

  /** Where the developer reads more. */
  get docs(): string {
    return `https://latchkey.dev/errors#${this.code.replace('/', '-')}`
  }
}

export declare namespace KitError {
  type Options = {
    details?: string | undefined
    cause?: unknown
  }
  /** `values` is required where the message of the code has holes, and must fill all of them. */
  type Args<code extends ErrorCode> = [Holes<Entries[code]['message']>] extends [never]
    ? [options?: Options]
    : [options: Options & { values: ValuesOf<Entries[code]['message']> }]
}

/**
 * True for a {@link KitError}, with that code when one is given.
 *
 * @example
 * try {
 *   await signMessage(kit, 'hello')
 * } catch (error) {
 *   if (isKitError(error, 'sign/rejected')) return // the visitor declined
 *   throw error
 * }
 */
export function isKitError<code extends ErrorCode = ErrorCode>(
  error: unknown,
  code?: code | { readonly code: code },
): error is KitError<code> {
  if (!(error instanceof Error) || error.name !== 'KitError') return false
  const wanted = typeof code === 'object' ? code.code : code
  return wanted === undefined || (error as KitError).code === wanted
}

/** Every code a {@link KitError} can have: `area/cause`. Codes are never renamed or reused. */
export type ErrorCode = Entry['code']

type Catalogue = typeof catalogue
type Entry = Extract<
  Catalogue[keyof Catalogue] | Catalogue['rpcErrors'][keyof Catalogue['rpcErrors']],
  ErrorEntry
>
/** The entries of the catalogue by their code. */
export type Entries = { readonly [entry in Entry as entry['code']]: entry }

/** An entry whose message needs no values. */
export type PlainEntry = {
  [code in ErrorCode]: Holes<Entries[code]['message']> extends never ? Entries[code] : never
}[ErrorCode]

/** The names between braces in a sentence. */
export type Holes<text extends string> = text extends `${string}{${infer hole}}${infer rest}`
  ? hole | Holes<rest>
  : never

type Values = Readonly<Record<string, string | number>>
/** What fills the holes of a sentence. */
export type ValuesOf<text extends string> = { readonly [hole in Holes<text>]: string | number }

/** Puts values into the holes of a sentence; a hole without one stays. */
export function fill(message: string, values: Values | undefined): string {
  if (!values) return message
  return message.replace(/\{(\w+)\}/g, (hole, key: string) => String(values[key] ?? hole))
}

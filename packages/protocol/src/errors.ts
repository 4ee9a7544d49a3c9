import type { ErrorEntry } from './catalogue/entry.ts'
import type * as catalogue from './catalogue.ts'

export type { ErrorEntry } from './catalogue/entry.ts'

/**
 * The only error class the toolkit throws.
 *
 * `message` is for the user, `details` for the developer, `code` for programs.
 * Classes do not survive HTTP or `postMessage`, so branch on the code with {@link
 * isKitError}.
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

  /** URL of the documentation for this error. */
  get docs(): string {
    return `https://latchkey.dev/errors/${this.code}`
  }
}

export declare namespace KitError {
  type Options = {
    details?: string | undefined
    cause?: unknown
  }
  /** `values` is required if the message has placeholders, and must fill all of them. */
  type Args<code extends ErrorCode> = [Holes<Entries[code]['message']>] extends [never]
    ? [options?: Options]
    : [options: Options & { values: ValuesOf<Entries[code]['message']> }]
}

/**
 * True for a {@link KitError}, or only for one with the given code.
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
  const expected = typeof code === 'object' ? code.code : code
  return expected === undefined || (error as KitError).code === expected
}

/** Every code a {@link KitError} can have: `area/cause`. Codes are never renamed or reused. */
export type ErrorCode = Entry['code']

type Catalogue = typeof catalogue
type Entry = Extract<
  Catalogue[keyof Catalogue] | Catalogue['rpcErrors'][keyof Catalogue['rpcErrors']],
  ErrorEntry
>
/** Catalogue entries by code. */
export type Entries = { readonly [entry in Entry as entry['code']]: entry }

/** An entry whose message has no placeholders. */
export type PlainEntry = {
  [code in ErrorCode]: Holes<Entries[code]['message']> extends never ? Entries[code] : never
}[ErrorCode]

/** Placeholder names (`{name}`) in a message. */
export type Holes<text extends string> = text extends `${string}{${infer hole}}${infer rest}`
  ? hole | Holes<rest>
  : never

type Values = Readonly<Record<string, string | number>>
/** Values for the placeholders of a message. */
export type ValuesOf<text extends string> = { readonly [hole in Holes<text>]: string | number }

/** Replaces the placeholders of a message. A placeholder without a value is left as it is. */
export function fill(message: string, values: Values | undefined): string {
  if (!values) return message
  return message.replace(/\{(\w+)\}/g, (hole, key: string) => String(values[key] ?? hole))
}

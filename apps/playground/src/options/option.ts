/** What is known of an option from its type. Written by `scripts/genOptions.ts`. */
export type OptionInfo = {
  /** With dots, as in code: `theme.accent`. */
  readonly path: string
  /** `code` has no control of a common kind: see {@link special} and {@link codeOnly}. */
  readonly kind: 'choice' | 'switch' | 'text' | 'list' | 'order' | 'code'
  readonly values?: readonly string[]
  readonly about: string
  /** As documented. */
  readonly standard?: string
}

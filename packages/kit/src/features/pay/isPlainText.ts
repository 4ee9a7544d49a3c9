// Control and format characters (bidi, zero-width), what is not assigned, separators of lines, what renders as nothing.
const invisible = /[\p{C}\p{DI}\p{Zl}\p{Zp}\u2800]/u
const stackedMarks = /\p{M}{3}/u

/** One line that shows what it is: nothing in it is hidden, and nothing reorders or covers what stands around it. */
export function isPlainText(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.trim() !== '' &&
    value.isWellFormed() &&
    !invisible.test(value) &&
    !stackedMarks.test(value)
  )
}

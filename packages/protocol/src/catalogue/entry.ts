/** One error: a code for programs and a message for users. */
export type ErrorEntry<code extends string = string> = {
  /** `area/cause`. Crosses HTTP and `postMessage`; never renamed or reused. */
  readonly code: code
  /** Plain English; `{x}` is a placeholder filled in when the error is thrown. */
  readonly message: string
}

/** What can go wrong, once: a code for the machine and a sentence for the person. */
export type ErrorEntry<code extends string = string> = {
  /** `area/cause`. Crosses HTTP and `postMessage`; never renamed or reused. */
  readonly code: code
  /** Plain English; `{x}` marks a value filled in when it is thrown. */
  readonly message: string
}

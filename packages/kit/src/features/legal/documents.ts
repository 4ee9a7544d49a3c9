/** What visitors agree to; at least one of them. */
export type Documents = {
  readonly termsUrl?: string | undefined
  readonly privacyUrl?: string | undefined
}

// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

declare module '../messageArgs.ts' {
  interface MessageArgs {
  "account.title": undefined
  "account.words": undefined
  }
}

export const messages: Catalogue = {
 "account.title": "Your account",
 "account.words": "Who you are here."
}

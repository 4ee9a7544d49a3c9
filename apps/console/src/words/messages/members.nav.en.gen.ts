// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

declare module '../messageArgs.ts' {
  interface MessageArgs {
  "nav.members": undefined
  "nav.members.operators": undefined
  }
}

export const messages: Catalogue = {
 "nav.members": "Members",
 "nav.members.operators": "Operators"
}

// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

declare module '../messageArgs.ts' {
  interface MessageArgs {
  "nav.health": undefined
  }
}

export const messages: Catalogue = {
 "nav.health": "Health"
}

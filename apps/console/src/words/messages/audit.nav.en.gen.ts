// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

declare module '../messageArgs.ts' {
  interface MessageArgs {
  "nav.audit": undefined
  "nav.audit.server": undefined
  }
}

export const messages: Catalogue = {
 "nav.audit": "Audit log",
 "nav.audit.server": "Audit log"
}

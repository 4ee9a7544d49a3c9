// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

declare module '../messageArgs.ts' {
  interface MessageArgs {
  "nav.alerts": undefined
  }
}

export const messages: Catalogue = {
 "nav.alerts": "Alerts"
}

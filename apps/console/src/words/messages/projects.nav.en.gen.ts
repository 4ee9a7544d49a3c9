// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

declare module '../messageArgs.ts' {
  interface MessageArgs {
  "nav.projects.connect": undefined
  "nav.projects.overview": undefined
  }
}

export const messages: Catalogue = {
 "nav.projects.connect": "Connect your app",
 "nav.projects.overview": "Overview"
}

// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

declare module '../messageArgs.ts' {
  interface MessageArgs {
  "nav.server.nodes": undefined
  "nav.server.secrets": undefined
  }
}

export const messages: Catalogue = {
 "nav.server.nodes": "Nodes",
 "nav.server.secrets": "Keys and secrets"
}

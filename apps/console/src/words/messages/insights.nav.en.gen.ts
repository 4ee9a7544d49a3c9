// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

declare module '../messageArgs.ts' {
  interface MessageArgs {
  "nav.insights.errors": undefined
  "nav.insights.funnel": undefined
  "nav.insights.insights": undefined
  "nav.insights.live": undefined
  "nav.insights.usage": undefined
  }
}

export const messages: Catalogue = {
 "nav.insights.errors": "Errors",
 "nav.insights.funnel": "Funnel",
 "nav.insights.insights": "Insights",
 "nav.insights.live": "Live",
 "nav.insights.usage": "Usage"
}

import type { Plain } from '../canonicalJson.ts'

declare module '../db/schema.ts' {
  interface Database {
    audit: {
      chain: string
      /** A `bigint`, which the driver reads as text. */
      sequence: string
      at: Date
      kind: string
      subject: string
      details: Record<string, Plain>
      previous_hash: Buffer
      hash: Buffer
    }
  }
}

import * as z from 'zod/mini'

/** What every refusal and failure of the data API says, with its HTTP status beside it. */
export const failure = z.object({
  status: z.literal('FAILED'),
  /** Stable, for machines: an entry of the error catalogue. */
  code: z.optional(z.string()),
  reasons: z.array(z.object({ field: z.string(), description: z.string() })),
})
export type Failure = z.infer<typeof failure>

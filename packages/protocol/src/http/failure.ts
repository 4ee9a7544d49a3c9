import * as z from 'zod/mini'

/** Body of every error response of the data API. */
export const failure = z.object({
  status: z.literal('FAILED'),
  /** Stable code from the error catalogue. */
  code: z.optional(z.string()),
  reasons: z.array(z.object({ field: z.string(), description: z.string() })),
})
export type Failure = z.infer<typeof failure>

import * as z from 'zod/mini'

/** `GET /projects/v1/origins`: patterns as `matchesOrigin` reads them; an empty list means none were set. */
export const projectOrigins = z.object({ allowedOrigins: z.array(z.string()) })
export type ProjectOrigins = z.infer<typeof projectOrigins>

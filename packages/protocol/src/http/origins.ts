import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { caller } from './shared.ts'

/** `GET /projects/v1/origins`: patterns for `matchesOrigin`. An empty list means none are set. */
export const projectOrigins = z.object({ allowedOrigins: z.array(z.string()) })

export const origins = contract({
  method: 'GET',
  path: '/projects/v1/origins',
  summary: 'Lists the allowed origins of the project',
  query: z.object(caller),
  answer: projectOrigins,
})

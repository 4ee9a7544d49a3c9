import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { caller } from './shared.ts'

/** `GET /projects/v1/origins`: patterns as `matchesOrigin` reads them; an empty list means none were set. */
export const projectOrigins = z.object({ allowedOrigins: z.array(z.string()) })

export const origins = contract({
  method: 'GET',
  path: '/projects/v1/origins',
  summary: 'Where the project may be used',
  query: z.object(caller),
  answer: projectOrigins,
})

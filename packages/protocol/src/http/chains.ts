import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { caller } from './shared.ts'

export const supportedChains = contract({
  method: 'GET',
  path: '/v1/supported-chains',
  summary: 'Lists the chains this server supports, by transport',
  query: z.object(caller),
  answer: z.object({ http: z.array(z.string()), ws: z.array(z.string()) }),
})

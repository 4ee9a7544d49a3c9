import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { chainIdText } from './shared.ts'

const id = z.string().check(z.regex(/^[\w-]{16}$/, 'The id of a node in the list'))
const url = z.url().check(z.maxLength(2_048))
const params = z.object({ chainId: chainIdText })

const node = z.object({
  /** Of nodes that are stored here; those of the environment have none. */
  id: z.nullable(z.string()),
  /** Only the host: paths and queries contain keys. */
  host: z.string(),
  /** Of the process that answers. */
  state: z.enum(['unused', 'ok', 'failing', 'resting', 'other_chain']),
})

const chain = z.object({
  chainId: z.string(),
  /** `public`: nodes that ship with the server, which promise nothing. */
  source: z.enum(['environment', 'console', 'public']),
  /** As they were set; the fastest healthy one is used first. */
  nodes: z.array(node),
  setBy: z.nullable(z.string()),
  setAt: z.nullable(z.iso.datetime()),
})

export const nodeList = contract({
  method: 'GET',
  path: '/admin/v1/server/nodes',
  summary: 'The nodes of each chain, without their keys',
  answer: z.object({ chains: z.array(chain), followsWithinMs: z.int() }),
})

export const nodeSet = contract({
  method: 'PUT',
  path: '/admin/v1/server/nodes/:chainId',
  summary: 'Replaces the nodes of a chain. Those that are stored already are named by their id',
  params,
  body: z.strictObject({
    nodes: z
      .array(z.union([z.strictObject({ id }), z.strictObject({ url })]))
      .check(z.minLength(1), z.maxLength(8)),
  }),
  answer: z.object({ chain }),
})

export const nodeRemove = contract({
  method: 'DELETE',
  path: '/admin/v1/server/nodes/:chainId',
  summary: 'Removes the stored nodes of a chain: those that ship with the server are used again',
  params,
  answer: z.object({ removed: z.boolean() }),
})

export const nodeTest = contract({
  method: 'POST',
  path: '/admin/v1/server/nodes/:chainId/test',
  summary: 'Asks a node, stored or not, for its chain and its newest block, and what else it answers',
  params,
  body: z.union([z.strictObject({ id }), z.strictObject({ url })]),
  answer: z.object({
    ok: z.boolean(),
    /** In plain words, why it cannot be used. */
    cause: z.nullable(z.string()),
    height: z.nullable(z.int()),
    tookMs: z.nullable(z.int()),
    /** Null where it was not asked: the family has no such call. */
    hasArchive: z.nullable(z.boolean()),
    hasLogs: z.nullable(z.boolean()),
  }),
})

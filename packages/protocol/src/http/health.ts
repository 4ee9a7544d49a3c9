import * as z from 'zod/mini'
import { contract } from './contract.ts'

/** A node as a process sees it. `unused`: the process has not needed its chain since it started. */
const node = z.object({
  chain: z.string(),
  id: z.string(),
  state: z.enum(['ok', 'resting', 'failing', 'other_chain', 'unused']),
  blocksBehind: z.int(),
  /** Share of recent calls that failed, 0 to 1. */
  errorShare: z.number(),
  milliseconds: z.int(),
  restsUntil: z.nullable(z.iso.datetime()),
})
export type NodeHealth = z.infer<typeof node>

/** What a process says about itself, every few seconds. */
export const processFacts = z.object({
  roles: z.array(z.string()),
  version: z.string(),
  commit: z.string(),
  node: z.string(),
  startedAt: z.iso.datetime(),
  isDraining: z.boolean(),
  redis: z.enum(['ok', 'full', 'away', 'none']),
  relay: z.nullable(z.object({ sockets: z.int(), topics: z.int(), usedShare: z.number() })),
  pool: z.object({ max: z.int(), used: z.int(), idle: z.int(), waiting: z.int() }),
  spool: z.object({ bytes: z.int(), maxBytes: z.int() }),
  memoryBytes: z.int(),
  nodes: z.array(node),
  vendors: z.array(z.object({ name: z.string(), state: z.enum(['ok', 'resting']) })),
  /** Versions of the kit in events that this process has accepted. */
  kits: z.array(z.object({ type: z.string(), version: z.string(), lastSeenAt: z.iso.datetime() })),
})
export type ProcessFacts = z.infer<typeof processFacts>

export const serverHealth = contract({
  method: 'GET',
  path: '/admin/v1/health',
  summary: 'Health of every part, as each process has last reported it',
  answer: z.object({
    at: z.iso.datetime(),
    /** The process that answered. */
    answeredBy: z.string(),
    database: z.object({
      state: z.enum(['ok', 'away']),
      milliseconds: z.nullable(z.int()),
      missingMigrations: z.array(z.string()),
    }),
    jobs: z.array(
      z.object({
        name: z.string(),
        schedule: z.string(),
        lastSucceededAt: z.nullable(z.iso.datetime()),
        lastFailedAt: z.nullable(z.iso.datetime()),
        state: z.enum(['ok', 'failed', 'never']),
      }),
    ),
    processes: z.array(
      z.extend(processFacts, { id: z.string(), seenAt: z.iso.datetime(), isGone: z.boolean() }),
    ),
  }),
})

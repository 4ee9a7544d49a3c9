import type * as z from 'zod/mini'

/**
 * Describes one HTTP endpoint. The server validates requests with it, the kit
 * calls it, and the OpenAPI document is generated from it.
 */
export type Contract = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path parameters are written as `:name`. */
  readonly path: `/${string}`
  readonly summary: string
  readonly params?: z.ZodMiniObject
  readonly query?: z.ZodMiniObject
  readonly body?: z.ZodMiniType
  readonly answer: z.ZodMiniType
}

/** Type-checks the contract and keeps its literal types. */
/* @__NO_SIDE_EFFECTS__ */
export function contract<const T extends Contract>(value: T): T {
  return value
}

type Of<T extends Contract, Key extends 'params' | 'query' | 'body'> = T[Key] extends z.ZodMiniType
  ? z.infer<T[Key]>
  : undefined

/** Parameters as the server's handler receives them. */
export type Params<T extends Contract> = Of<T, 'params'>
export type Query<T extends Contract> = Of<T, 'query'>
export type Body<T extends Contract> = Of<T, 'body'>
export type Answer<T extends Contract> = z.infer<T['answer']>

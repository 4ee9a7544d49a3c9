import type * as z from 'zod/mini'

/**
 * One HTTP call, described once: the server validates by it, the kit calls by
 * it, and the OpenAPI page is made from it.
 */
export type Contract = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `:name` where a part of the path is a value of `params`. */
  readonly path: `/${string}`
  readonly summary: string
  readonly params?: z.ZodMiniObject
  readonly query?: z.ZodMiniObject
  readonly body?: z.ZodMiniType
  readonly answer: z.ZodMiniType
}

/** Checks the shape and keeps the exact types. */
/* @__NO_SIDE_EFFECTS__ */
export function contract<const T extends Contract>(value: T): T {
  return value
}

type Of<T extends Contract, Key extends 'params' | 'query' | 'body'> = T[Key] extends z.ZodMiniType
  ? z.infer<T[Key]>
  : undefined

/** What the server's handler is given. */
export type Params<T extends Contract> = Of<T, 'params'>
export type Query<T extends Contract> = Of<T, 'query'>
export type Body<T extends Contract> = Of<T, 'body'>
export type Answer<T extends Contract> = z.infer<T['answer']>

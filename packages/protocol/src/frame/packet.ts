import * as z from 'zod/mini'
import { shapeOf } from '../jsonShape.ts'
import {
  frameVersion,
  maxPacketDepth,
  maxPacketLength,
  maxPacketSeparators,
  maxRequestLength,
} from './limits.ts'

/**
 * A message on the port between a page and the wallet's frame.
 *
 * It travels as JSON text, not as an object: the length of a text is known before any
 * work is done on it, and a text has no prototypes, cycles, buffers or shared memory.
 */
export type Packet<Type extends string = string> = {
  /** Of a call and its answer; events have their own. */
  readonly id: string
  readonly type: Type
  readonly payload: unknown
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

const packetShape = z.strictObject({
  v: z.literal(frameVersion),
  id: z.string().check(z.regex(uuid)),
  type: z.string().check(z.maxLength(64)),
  payload: z.unknown(),
})

export function writePacket({ id, type, payload }: Packet): string {
  return JSON.stringify({ v: frameVersion, id, type, payload: payload ?? null })
}

/** Reads what came over the port; undefined if it is not a message of the types given. */
export function readPacket<Type extends string>(
  data: unknown,
  payloads: Readonly<Record<Type, z.ZodMiniType>>,
): Packet<Type> | undefined {
  if (typeof data !== 'string' || data.length > maxRequestLength) return undefined
  const limits = { maxDepth: maxPacketDepth, maxSeparators: maxPacketSeparators }
  if (shapeOf(data, limits) !== 'fine') return undefined
  const { data: packet } = packetShape.safeParse(parse(data))
  if (!packet || !Object.hasOwn(payloads, packet.type)) return undefined
  const type = packet.type as Type
  if (data.length > maxPacketLength && !longTypes.has(type)) return undefined
  const payload = payloads[type].safeParse(packet.payload)
  return payload.success ? { id: packet.id, type, payload: payload.data } : undefined
}

/** Types that may be longer than others. */
const longTypes: ReadonlySet<string> = new Set(['rpcRequest'])

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return hasForbiddenName(value) ? undefined : value
  } catch {
    return undefined
  }
}

/** Names that change what an object is, if another part copies it carelessly. */
const forbidden: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

function hasForbiddenName(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some(hasForbiddenName)
  return Object.entries(value).some(([name, member]) => forbidden.has(name) || hasForbiddenName(member))
}

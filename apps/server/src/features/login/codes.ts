import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { loginCodeTries } from '@latchkey/protocol/http/login'
import type { DataKeys } from './dataKeys.ts'

export const codeLifetimeMs = 300_000
export const maxTries = loginCodeTries

export function makeCode(): string {
  return randomInt(0, 100_000_000).toString().padStart(8, '0')
}

/** Bound to one attempt, so that a stored hash says nothing about the code of another. */
export function hashCode({ pepper }: DataKeys, attemptId: string, code: string): Buffer {
  return createHmac('sha256', pepper).update(`code\n${attemptId}\n${code}`).digest()
}

export function isCode(keys: DataKeys, attemptId: string, code: string, hash: Buffer): boolean {
  return timingSafeEqual(hashCode(keys, attemptId, code), hash)
}

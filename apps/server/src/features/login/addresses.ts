import { createHmac } from 'node:crypto'
import type { DataKeys } from './dataKeys.ts'
import { seal, unseal } from './seal.ts'

/** An email address as it is stored. */
export type StoredAddress = { readonly hash: Buffer; readonly sealed: Buffer }

/** Mail providers ignore case, and visitors do not type it the same way twice. */
export function normaliseAddress(email: string): string {
  return email.trim().toLowerCase()
}

export function domainOf(email: string): string {
  return normaliseAddress(email).replace(/^.*@/, '')
}

export function storeAddress({ pepper, seal: key }: DataKeys, email: string): StoredAddress {
  const address = normaliseAddress(email)
  const hash = createHmac('sha256', pepper).update(`address\n${address}`).digest()
  return { hash, sealed: seal(key, 'address', address) }
}

export function readAddress({ seal: key }: DataKeys, sealed: Buffer): string {
  return unseal(key, 'address', sealed)
}

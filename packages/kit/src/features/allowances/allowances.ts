import type { Allowance } from '@latchkey/protocol/http/allowances'
import { defineResource } from '../../core/state/resource.ts'

/** What spenders may take from the account on screen. */
export const allowances = defineResource<{
  readonly allowances: readonly Allowance[]
  /** False where the server has not read all of the chain yet. */
  readonly complete: boolean
}>()

/** Identifies an allowance. */
export function allowanceKey({ kind, spender, token }: Allowance): string {
  return `${kind}:${token.id}:${spender.address}`.toLowerCase()
}

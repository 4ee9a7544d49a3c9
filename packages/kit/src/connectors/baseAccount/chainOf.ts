import type { Network } from '@latchkey/chains/driver'

/** The chain id as a number (EIP-155). */
export function chainOf({ id }: Network): number {
  return Number(id.slice(id.indexOf(':') + 1))
}

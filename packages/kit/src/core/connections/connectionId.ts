import type { Namespace } from '@latchkey/chains/driver'

/** A wallet has at most one connection per namespace. */
export function connectionId({ namespace, walletId }: { namespace: Namespace; walletId: string }): string {
  return `${namespace}:${walletId}`
}

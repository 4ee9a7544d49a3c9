import type { Namespace } from '@latchkey/chains/driver'

/** One wallet is linked once per namespace. */
export function connectionId({ namespace, walletId }: { namespace: Namespace; walletId: string }): string {
  return `${namespace}:${walletId}`
}

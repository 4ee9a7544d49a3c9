import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { WalletView } from '../../apps/frame/src/serveVault.ts'
import type { ChainId } from '../../packages/protocol/src/chainId.ts'

export type Account = WalletView['accounts'][number]

/** What a measurement of embedded wallets needs to know of a chain family. */
export type WalletFamily = {
  readonly namespace: string
  /** A chain of it. */
  readonly chainId: ChainId
  /** Whether the account made the signature of these bytes. */
  verify(account: Account, bytes: Uint8Array, signature: Uint8Array): Promise<boolean>
  /** A node for approvals, if they need one, with the settings of a server that uses it. */
  startNode?(): Promise<{ stop(): unknown; readonly settings: Record<string, string> }>
  /** A request to sign a message. */
  message(address: string): { readonly method: string; readonly params: unknown }
}

const folder = join(import.meta.dirname, 'families')

/** Every family that embedded wallets have accounts of. */
export const walletFamilies: readonly WalletFamily[] = await Promise.all(
  readdirSync(folder).map(async (file) => (await import(join(folder, file))).default as WalletFamily),
)

/** Whether an account of a wallet made the signature of these bytes. */
export async function verifySignature(
  account: Account,
  bytes: Uint8Array,
  signature: Uint8Array,
): Promise<boolean> {
  const family = walletFamilies.find(({ namespace }) => namespace === account.namespace)
  if (!family) throw new Error(`No family ${account.namespace} is in ${folder}.`)
  return family.verify(account, bytes, signature)
}

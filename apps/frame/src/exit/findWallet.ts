import { askExitWorker } from './askExitWorker.ts'
import type { FoundWallet, WalletSource } from './exitSheet.ts'

/** Reads a wallet in a worker, which ends with its answer. */
export function findWallet(source: WalletSource): Promise<FoundWallet | undefined> {
  return askExitWorker<FoundWallet>(source)
}

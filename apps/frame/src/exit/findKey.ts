import { askExitWorker } from './askExitWorker.ts'
import type { FoundKey } from './exitSheet.ts'

/** Reads a private key that a visitor typed, in a worker which ends with its answer. */
export function findKey(typed: string): Promise<FoundKey | undefined> {
  return askExitWorker<FoundKey>({ typedKey: typed })
}

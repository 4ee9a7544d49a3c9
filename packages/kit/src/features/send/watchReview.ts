import type { Kit } from '../../core/kit.ts'
import { keepReviewed, rehearseTransfer } from '../../core/transactions/rehearseTransfer.ts'
import { draftedTransfer } from './draftedTransfer.ts'
import { loadFee } from './loadFee.ts'

/** Keeps fee and effects of the reviewed transfer true while it is on screen; returns how to stop. */
export function watchReview(kit: Kit): () => void {
  return keepReviewed(kit, async (signal) => {
    // The fee first: where all is sent, it decides how much that is.
    await loadFee(kit)
    const drafted = signal.aborted ? undefined : draftedTransfer(kit)
    if (drafted) await rehearseTransfer(kit, drafted.args, signal)
  })
}

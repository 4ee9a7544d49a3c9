import { features } from '../../core/config/features.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { useAction, useSlice } from '../../ui/kit.tsx'
import { useT } from '../../ui/words/i18n.tsx'
import { showAllWallets } from './leaveConnect.ts'
import { PairingPanel, Scan } from './PairingPanel.tsx'
import type { pairWallet } from './pairWallet.ts'

/** A code for whichever wallet reads it, and the way to all that could. */
export function AnyWallet({ walletId, namespace }: pairWallet.Args) {
  const t = useT()
  const [{ features: enabled }] = useSlice(features)
  const showAll = useAction(showAllWallets)
  return (
    <PairingPanel walletId={walletId} namespace={namespace}>
      {(code, renewsAt) => (
        <Scan code={code} renewsAt={renewsAt}>
          {enabled.allWallets && (
            <Button variant="secondary" onClick={() => showAll({ namespace })}>
              {t('remote.off.allWallets')}
            </Button>
          )}
        </Scan>
      )}
    </PairingPanel>
  )
}

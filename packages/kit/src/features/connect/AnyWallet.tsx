import { features } from '../../core/config/features.ts'
import { modal } from '../../core/modal/modal.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { useKit, useSlice } from '../../ui/kit.tsx'
import { useT } from '../../ui/words/i18n.tsx'
import { PairingPanel, Scan } from './PairingPanel.tsx'
import type { pairWallet } from './pairWallet.ts'

/** A code for whichever wallet reads it, and the way to all that could. */
export function AnyWallet({ walletId, namespace }: pairWallet.Args) {
  const t = useT()
  const kit = useKit()
  const [, navigate] = useSlice(modal)
  const [{ features: enabled }] = useSlice(features)
  const showAll = () => {
    kit.emit({ type: 'CLICK_ALL_WALLETS' })
    navigate({ type: 'push', view: { name: 'AllWallets', params: namespace && { namespace } } })
  }
  return (
    <PairingPanel walletId={walletId} namespace={namespace}>
      {(code, renewsAt) => (
        <Scan code={code} renewsAt={renewsAt}>
          {enabled.allWallets && (
            <Button variant="secondary" onClick={showAll}>
              {t('remote.off.allWallets')}
            </Button>
          )}
        </Scan>
      )}
    </PairingPanel>
  )
}

import { features } from '../../core/config/features.ts'
import { modal } from '../../core/modal/modal.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { useSlice } from '../../ui/kit.tsx'
import { useT } from '../../ui/words/i18n.tsx'

/** Shown where a QR code would be, on a page that has no connector for remote wallets. */
export function RemoteOff() {
  const t = useT()
  const [, navigate] = useSlice(modal)
  const [{ features: enabled }] = useSlice(features)
  return (
    <EmptyState scene="offline" title={t('remote.off.title')} body={t('remote.off.body')}>
      {enabled.allWallets && (
        <Button onClick={() => navigate({ type: 'push', view: { name: 'AllWallets' } })}>
          {t('remote.off.allWallets')}
        </Button>
      )}
    </EmptyState>
  )
}

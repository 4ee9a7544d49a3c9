import { features } from '../../core/features.ts'
import { modal } from '../../core/modal.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useT } from '../../ui/i18n.tsx'
import { useSlice } from '../../ui/kit.tsx'

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

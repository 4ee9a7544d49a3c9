import { modal } from '../../core/modal/modal.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { useSlice } from '../../ui/kit.tsx'
import { useT } from '../../ui/words/i18n.tsx'

/** From the last few lines to all of them. */
export function ShowAll() {
  const t = useT()
  const [, navigate] = useSlice(modal)
  return (
    <Button
      variant="quiet"
      onClick={() => navigate({ type: 'push', view: { name: 'AccountTab', params: { tab: 'activity' } } })}
    >
      {t('activity.showAll')}
    </Button>
  )
}

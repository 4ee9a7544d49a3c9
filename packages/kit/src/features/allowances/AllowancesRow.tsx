import { modal } from '../../core/modal/modal.ts'
import { Glyph, Row } from '../../ui/controls/Row.tsx'
import { useSlice } from '../../ui/kit.tsx'
import { useT } from '../../ui/words/i18n.tsx'
import { ShieldIcon } from './ShieldIcon.tsx'

/** The way to what others may take. */
export default function AllowancesRow() {
  const t = useT()
  const [, navigate] = useSlice(modal)
  return (
    <Row
      icon={
        <Glyph>
          <ShieldIcon />
        </Glyph>
      }
      title={t('allowances.title')}
      subtitle={t('allowances.hint')}
      chevron
      onClick={() => navigate({ type: 'push', view: { name: 'Allowances' } })}
    />
  )
}

import { useEffect } from 'react'
import { modal } from '../../core/modal/modal.ts'
import { Glyph, Row } from '../../ui/controls/Row.tsx'
import { useKit, useSlice } from '../../ui/kit.tsx'
import { useT } from '../../ui/words/i18n.tsx'
import { AtIcon } from './AtIcon.tsx'
import { canHaveName, loadNameOffer } from './loadNameOffer.ts'
import { nameOffer } from './nameOffer.ts'

/** The way to a name, where names are given out. */
export default function NameRow() {
  const t = useT()
  const kit = useKit()
  const [offer] = useSlice(nameOffer)
  const [, navigate] = useSlice(modal)
  useEffect(() => void loadNameOffer(kit), [kit])
  if (offer !== 'offered' || !canHaveName(kit)) return null
  return (
    <Row
      icon={
        <Glyph>
          <AtIcon />
        </Glyph>
      }
      title={t('names.row')}
      subtitle={t('names.rowHint')}
      chevron
      onClick={() => navigate({ type: 'push', view: { name: 'RegisterAccountName' } })}
    />
  )
}

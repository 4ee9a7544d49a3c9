import { hasServer } from '../../core/apiUrl.ts'
import { activeConnection, connections } from '../../core/connections.ts'
import { modal } from '../../core/modal.ts'
import { useT } from '../../ui/i18n.tsx'
import { useKit, useSlice } from '../../ui/kit.tsx'
import { Glyph, Row } from '../../ui/Row.tsx'
import { ShieldIcon } from './ShieldIcon.tsx'

/** The way to what others may take, where the chain has such a thing and a server can find it. */
export default function AllowancesRow() {
  const t = useT()
  const kit = useKit()
  const [, navigate] = useSlice(modal)
  const connection = activeConnection(useSlice(connections)[0])
  if (!connection || !hasServer(kit.options) || !kit.driver(connection.namespace).allowances) return null
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

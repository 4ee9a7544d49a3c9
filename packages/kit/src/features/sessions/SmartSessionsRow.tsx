import { connectorId } from '../../connectors/embedded/embeddedOptions.ts'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { modal } from '../../core/modal/modal.ts'
import { Glyph, Row } from '../../ui/controls/Row.tsx'
import { useSlice } from '../../ui/kit.tsx'
import { AllowIcon } from '../../ui/pictures/moneyIcons.tsx'
import { useT } from '../../ui/words/i18n.tsx'

/** The way to what apps may spend. Only the embedded wallet has sessions. */
export default function SmartSessionsRow() {
  const t = useT()
  const [, navigate] = useSlice(modal)
  const connection = activeConnection(useSlice(connections)[0])
  if (connection?.wallet.id !== connectorId) return null
  return (
    <Row
      icon={
        <Glyph>
          <AllowIcon />
        </Glyph>
      }
      title={t('sessions.title')}
      subtitle={t('sessions.hint')}
      chevron
      onClick={() => navigate({ type: 'push', view: { name: 'SmartSessions' } })}
    />
  )
}

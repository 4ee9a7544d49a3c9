import { connectorId } from '../../connectors/embedded/embeddedOptions.ts'
import { embeddedUser } from '../../connectors/embedded/embeddedUser.ts'
import { showSecurity } from '../../connectors/embedded/showSecurity.ts'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { Glyph, Row } from '../../ui/controls/Row.tsx'
import { useAction, useSlice } from '../../ui/kit.tsx'
import { ShieldIcon } from './MailIcon.tsx'
import { useWords } from './useWords.tsx'

/** The way to the page about who can open the wallet. */
export function SecurityRow() {
  const t = useWords()
  const [state] = useSlice(connections)
  const [user] = useSlice(embeddedUser)
  const show = useAction(showSecurity)
  if (activeConnection(state)?.wallet.id !== connectorId) return null
  const { security } = user ?? {}
  return (
    <Row
      icon={
        <Glyph>
          <ShieldIcon />
        </Glyph>
      }
      title={t('embedded.security.title')}
      subtitle={
        !security
          ? t('embedded.security.subtitle')
          : security.next && security.level !== 'temporary'
            ? `${t(`embedded.security.${security.level}`)} ${t(`embedded.security.next.${security.next}`)}`
            : t(`embedded.security.${security.level}`)
      }
      chevron
      onClick={() => void show()}
    />
  )
}

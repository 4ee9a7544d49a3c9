import { showChangeEmail } from '../../connectors/embedded/changeEmail.ts'
import { connectorId } from '../../connectors/embedded/embeddedOptions.ts'
import { embeddedUser } from '../../connectors/embedded/embeddedUser.ts'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { Glyph, Row } from '../../ui/controls/Row.tsx'
import { useAction, useSlice } from '../../ui/kit.tsx'
import { MailIcon } from './MailIcon.tsx'
import { shortEmail } from './shortEmail.ts'
import { useWords } from './useWords.tsx'

/** The email address of the account that is shown, and the way to change it. */
export default function EmailRow() {
  const t = useWords()
  const [state] = useSlice(connections)
  const [user] = useSlice(embeddedUser)
  const change = useAction(showChangeEmail)
  if (activeConnection(state)?.wallet.id !== connectorId || !user?.email) return null
  return (
    <Row
      icon={
        <Glyph>
          <MailIcon />
        </Glyph>
      }
      title={<bdi>{shortEmail(user.email)}</bdi>}
      subtitle={t('embedded.row.subtitle')}
      chevron
      onClick={() => void change()}
    />
  )
}

import { socialNames } from '@latchkey/protocol/socialNames'
import { showChangeEmail } from '../../connectors/embedded/changeEmail.ts'
import { connectorId } from '../../connectors/embedded/embeddedOptions.ts'
import { embeddedUser } from '../../connectors/embedded/embeddedUser.ts'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { Glyph, Row } from '../../ui/controls/Row.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { MailIcon } from './MailIcon.tsx'
import { SocialIcon } from './SocialIcon.tsx'
import { shortEmail } from './shortEmail.ts'
import { useWords } from './useWords.tsx'

/** Who is logged in to the account that is shown; an email address can be changed. */
export function UserRow() {
  const t = useWords()
  const kit = useKit()
  const [state] = useSlice(connections)
  const [user] = useSlice(embeddedUser)
  const change = useAction(showChangeEmail)
  if (activeConnection(state)?.wallet.id !== connectorId || !user) return null
  const { email, socialProvider, userName } = user
  if (socialProvider) {
    const isPasskey = socialProvider === 'passkey'
    const isGuest = socialProvider === 'guest'
    const provider = isPasskey
      ? t('embedded.passkey.name')
      : isGuest
        ? t('embedded.guest.name')
        : socialProvider === 'token'
          ? (kit.options.metadata?.name ?? location.host)
          : socialNames[socialProvider]
    return (
      <Row
        icon={
          <Glyph>
            <SocialIcon provider={socialProvider} />
          </Glyph>
        }
        title={<bdi>{shortEmail(userName ?? email ?? provider)}</bdi>}
        subtitle={
          isPasskey
            ? t('embedded.row.passkey')
            : isGuest
              ? t('embedded.row.guest')
              : t('embedded.row.social', { provider })
        }
      />
    )
  }
  if (!email) return null
  return (
    <Row
      icon={
        <Glyph>
          <MailIcon />
        </Glyph>
      }
      title={<bdi>{shortEmail(email)}</bdi>}
      subtitle={t('embedded.row.subtitle')}
      chevron
      onClick={() => void change()}
    />
  )
}

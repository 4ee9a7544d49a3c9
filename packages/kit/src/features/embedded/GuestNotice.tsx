import { connectorId } from '../../connectors/embedded/embeddedOptions.ts'
import { embeddedUser } from '../../connectors/embedded/embeddedUser.ts'
import { showSecurity } from '../../connectors/embedded/showSecurity.ts'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { useAction, useSlice } from '../../ui/kit.tsx'
import { ChevronIcon, WarningIcon } from '../../ui/pictures/icons.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import css from './guestNotice.css?inline'
import { useWords } from './useWords.tsx'

/** What a guest may lose, and the way to keep it. */
export default function GuestNotice() {
  useStyles(css)
  const t = useWords()
  const [state] = useSlice(connections)
  const [user] = useSlice(embeddedUser)
  const secure = useAction(showSecurity)
  if (activeConnection(state)?.wallet.id !== connectorId || user?.security?.level !== 'temporary') return null
  return (
    <button type="button" className="guest-notice" onClick={() => void secure()}>
      <WarningIcon />
      <span>
        <strong>{t('embedded.guest.secure')}</strong>
        <span>{t('embedded.security.temporary')}</span>
      </span>
      <ChevronIcon />
    </button>
  )
}

import { connectorId } from '../../connectors/embedded/embeddedOptions.ts'
import { embeddedUser } from '../../connectors/embedded/embeddedUser.ts'
import { showLinkedWallets } from '../../connectors/embedded/showLinkedWallets.ts'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { Glyph, Row } from '../../ui/controls/Row.tsx'
import { useAction, useSlice } from '../../ui/kit.tsx'
import { LinkIcon } from './LinkIcon.tsx'
import { useWords } from './useWords.tsx'

/** The way to the wallets that the visitor has linked to their user. */
export function LinkedWalletsRow() {
  const t = useWords()
  const [state] = useSlice(connections)
  const [user] = useSlice(embeddedUser)
  const show = useAction(showLinkedWallets)
  if (activeConnection(state)?.wallet.id !== connectorId || !user) return null
  return (
    <Row
      icon={
        <Glyph>
          <LinkIcon />
        </Glyph>
      }
      title={t('embedded.linked.title')}
      subtitle={t('embedded.linked.subtitle')}
      chevron
      onClick={() => void show()}
    />
  )
}

import { connectorId } from '../../connectors/embedded/embeddedOptions.ts'
import { embeddedUser } from '../../connectors/embedded/embeddedUser.ts'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { modal } from '../../core/modal/modal.ts'
import { Glyph, Row } from '../../ui/controls/Row.tsx'
import { useSlice } from '../../ui/kit.tsx'
import { WalletGlyph } from '../../ui/pictures/icons.tsx'
import { useT } from '../../ui/words/i18n.tsx'
import { useAccountName } from './useAccountName.tsx'

/** The way to the other accounts of the embedded wallet. */
export default function WalletAccountsRow() {
  const t = useT()
  const nameOf = useAccountName()
  const [, navigate] = useSlice(modal)
  const [user] = useSlice(embeddedUser)
  const connection = activeConnection(useSlice(connections)[0])
  if (connection?.wallet.id !== connectorId || !user) return null
  const { accounts } = user
  const active = accounts.find(({ isActive }) => isActive)
  return (
    <Row
      icon={
        <Glyph>
          <WalletGlyph />
        </Glyph>
      }
      title={t('walletAccounts.title')}
      subtitle={active && accounts.length > 1 ? <bdi>{nameOf(active)}</bdi> : t('walletAccounts.hint')}
      chevron
      onClick={() => navigate({ type: 'push', view: { name: 'WalletAccounts' } })}
    />
  )
}

import { isKitError } from '@latchkey/protocol/errors'
import { activeConnection, allConnections, type Connection, connections } from '../../core/connections.ts'
import { disconnect } from '../../core/disconnect.ts'
import { modal } from '../../core/modal.ts'
import { switchConnection } from '../../core/switchConnection.ts'
import { showToast } from '../../core/toasts.ts'
import { Address } from '../../ui/Address.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Identicon } from '../../ui/Identicon.tsx'
import { useErrorText, useT } from '../../ui/i18n.tsx'
import { DisconnectIcon, PlusIcon } from '../../ui/icons.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { WalletIcon } from '../../ui/Picture.tsx'
import { Glyph, List, Row } from '../../ui/Row.tsx'
import { useStyles } from '../../ui/styles.tsx'
import css from './ProfileWalletsView.css?inline'

/** Every connected wallet and its addresses: use another, end one, add one. */
export default function ProfileWalletsView() {
  useStyles(css)
  const t = useT()
  const [state] = useSlice(connections)
  const [, navigate] = useSlice(modal)
  const list = allConnections(state)
  const add = () => navigate({ type: 'push', view: { name: 'Connect' } })
  if (list.length === 0)
    return (
      <EmptyState scene="wallet" title={t('wallets.empty.title')} body={t('wallets.empty.body')}>
        <Button onClick={add}>{t('button.connect')}</Button>
      </EmptyState>
    )
  return (
    <>
      {list.map((connection) => (
        <ConnectedWallet
          key={connection.id}
          connection={connection}
          active={activeConnection(state, connection.namespace)?.id === connection.id}
        />
      ))}
      <List label={t('wallets.add')}>
        <Row
          icon={
            <Glyph>
              <PlusIcon />
            </Glyph>
          }
          title={t('wallets.add')}
          chevron
          onClick={add}
        />
      </List>
    </>
  )
}

function ConnectedWallet({ connection, active }: { connection: Connection; active: boolean }) {
  const t = useT()
  const kit = useKit()
  const change = useChange(connection)
  const end = useAction(disconnect)
  const { id, wallet, accounts, address } = connection
  return (
    <section className="linked" aria-label={wallet.name}>
      <div className="linked-head">
        <WalletIcon name={wallet.name} src={wallet.icon} size={24} svg={!kit.options.strictCsp} />
        <h2>{wallet.name}</h2>
        {active && <Badge tone="positive">{t('badge.active')}</Badge>}
        <IconButton label={t('wallets.disconnect', { wallet: wallet.name })} onClick={() => void end({ id })}>
          <DisconnectIcon />
        </IconButton>
      </div>
      <List>
        {accounts.map((account) => {
          const current = active && account.address === address
          return (
            <Row
              key={account.address}
              icon={<Identicon address={account.address} />}
              title={<Address address={account.address} />}
              current={current}
              trailing={current ? <Badge tone="accent">{t('badge.current')}</Badge> : undefined}
              onClick={() => void change(account.address)}
            />
          )
        })}
      </List>
    </section>
  )
}

/** Uses an address of that wallet, and says how that went: the answer may come from the wallet much later. */
function useChange({ namespace, wallet }: Connection): (address: string) => Promise<void> {
  const t = useT()
  const kit = useKit()
  const errorText = useErrorText()
  return async (address) => {
    try {
      await switchConnection(kit, { namespace, walletId: wallet.id, address })
      showToast(kit, t('toast.walletSwitched', { wallet: wallet.name }))
    } catch (error) {
      showToast(kit, errorText(isKitError(error) ? error.code : ''), 'error')
    }
  }
}

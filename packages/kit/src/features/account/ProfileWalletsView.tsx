import type { Namespace } from '@latchkey/chains/driver'
import { isKitError } from '@latchkey/protocol/errors'
import {
  activeConnection,
  allConnections,
  type Connection,
  connections,
  linked,
  namespaceState,
} from '../../core/connections/connections.ts'
import { disconnect } from '../../core/connections/disconnect.ts'
import { switchConnection } from '../../core/connections/switchConnection.ts'
import type { Kit } from '../../core/kit.ts'
import { closeModal } from '../../core/modal/closeModal.ts'
import { modal } from '../../core/modal/modal.ts'
import { showToast } from '../../core/modal/toasts.ts'
import { familyName } from '../../core/wallets/familyName.ts'
import { Address } from '../../ui/account/Address.tsx'
import { Identicon } from '../../ui/account/Identicon.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { CopyButton } from '../../ui/controls/CopyButton.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { Glyph, List, Row } from '../../ui/controls/Row.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { Badge } from '../../ui/pictures/Badge.tsx'
import { CheckIcon, DisconnectIcon, PlusIcon } from '../../ui/pictures/icons.tsx'
import { WalletIcon } from '../../ui/pictures/Picture.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import { useErrorText, useT } from '../../ui/words/i18n.tsx'
import css from './ProfileWalletsView.css?inline'

/** Every connected wallet and its addresses, chain by chain: use another, end one or all, add one. */
export default function ProfileWalletsView() {
  useStyles(css)
  const t = useT()
  const kit = useKit()
  const [state] = useSlice(connections)
  const [, navigate] = useSlice(modal)
  const leave = useAction(disconnectAll)
  const list = allConnections(state)
  const add = (namespace?: Namespace) =>
    navigate({ type: 'push', view: { name: 'Connect', params: namespace && { namespace } } })
  if (list.length === 0)
    return (
      <EmptyState scene="wallet" title={t('wallets.empty.title')} body={t('wallets.empty.body')}>
        <Button onClick={() => add()}>{t('button.connect')}</Button>
      </EmptyState>
    )
  const grouped = kit.drivers.length > 1
  return (
    <>
      {kit.drivers.map(({ namespace }) => {
        const chain = familyName(kit, namespace)
        const own = linked(namespaceState(state, namespace))
        const wallets = own.map((connection) => (
          <ConnectedWallet key={connection.id} connection={connection} chain={grouped ? chain : undefined} />
        ))
        if (!grouped) return wallets
        return (
          <section key={namespace} className="family" aria-label={chain}>
            <h2>{chain}</h2>
            {own.length ? (
              wallets
            ) : (
              <AddRow title={t('activeChain.title', { chain })} onClick={() => add(namespace)} />
            )}
          </section>
        )
      })}
      <AddRow title={t('wallets.add')} onClick={() => add()} />
      {list.length > 1 && (
        <Button variant="secondary" icon={<DisconnectIcon />} onClick={() => leave()}>
          {t('wallets.disconnectAll')}
        </Button>
      )}
    </>
  )
}

function AddRow({ title, onClick }: { title: string; onClick(): void }) {
  return (
    <List label={title}>
      <Row
        icon={
          <Glyph>
            <PlusIcon />
          </Glyph>
        }
        title={title}
        chevron
        onClick={onClick}
      />
    </List>
  )
}

type ConnectedWalletProps = {
  connection: Connection
  /** Under which heading it stands, where there are several. */
  chain: string | undefined
}

function ConnectedWallet({ connection, chain }: ConnectedWalletProps) {
  const t = useT()
  const kit = useKit()
  const [state] = useSlice(connections)
  const change = useChange(connection)
  const end = useAction(disconnect)
  const { id, namespace, wallet, accounts } = connection
  const active = activeConnection(state, namespace)?.id === id
  const front = activeConnection(state)?.id === id
  const Heading = chain ? 'h3' : 'h2'
  // Kinds are worth a word only where there is a choice of them.
  const kinds = new Set(accounts.map(({ type }) => type)).size
  return (
    // One wallet may stand under several chains.
    <section className="linked" aria-label={chain ? `${wallet.name} · ${chain}` : wallet.name}>
      <div className="linked-head">
        <WalletIcon
          id={wallet.rdns ?? wallet.id}
          name={wallet.name}
          src={wallet.icon}
          size={24}
          svg={!kit.options.strictCsp}
        />
        <Heading>{wallet.name}</Heading>
        {active && <Badge tone="positive">{t('badge.active')}</Badge>}
        <IconButton label={t('wallets.disconnect', { wallet: wallet.name })} onClick={() => void end({ id })}>
          <DisconnectIcon />
        </IconButton>
      </div>
      <List>
        {accounts.map((account) => {
          const selected = active && account.key === connection.account
          return (
            <Row
              key={account.key}
              icon={<Identicon address={account.address} />}
              title={<Address address={account.address} />}
              subtitle={kinds > 1 ? t(`accountType.${account.type}`) : undefined}
              current={selected && front}
              trailing={
                account.type === 'ordinal' ? (
                  <CopyButton value={account.address} label={t('account.copyAddress')} />
                ) : (
                  selected && (front ? <Badge tone="accent">{t('badge.current')}</Badge> : <CheckIcon />)
                )
              }
              onClick={account.type === 'ordinal' ? undefined : () => void change(account.key)}
            />
          )
        })}
      </List>
    </section>
  )
}

/** Ends every link, on every chain; nothing is left to show. */
async function disconnectAll(kit: Kit): Promise<void> {
  const done = disconnect(kit)
  closeModal(kit)
  await done
}

/** How long a wallet is waited for before that is said. */
const waitNoticeMs = 400

/** Uses an address of that wallet, and says how that went: the answer may come from the wallet much later. */
function useChange({ namespace, wallet }: Connection): (account: string) => Promise<void> {
  const t = useT()
  const kit = useKit()
  const errorText = useErrorText()
  return async (account) => {
    // Most wallets answer at once; a notice that only flashes says nothing.
    const timer = setTimeout(() => {
      showToast(kit, t('connecting.waiting.title', { wallet: wallet.name }), { variant: 'loading' })
    }, waitNoticeMs)
    try {
      await switchConnection(kit, { namespace, walletId: wallet.id, account })
      showToast(kit, t('toast.walletSwitched', { wallet: wallet.name }), { icon: 'wallet' })
    } catch (error) {
      showToast(kit, errorText(isKitError(error) ? error.code : 'general/unexpected'), { variant: 'error' })
    } finally {
      clearTimeout(timer)
    }
  }
}

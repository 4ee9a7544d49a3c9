import { useMemo } from 'react'
import { appearance } from '../../core/config/appearance.ts'
import { features } from '../../core/config/features.ts'
import { canPair } from '../../core/connections/canPair.ts'
import { connectionId } from '../../core/connections/connectionId.ts'
import { allConnections, connections } from '../../core/connections/connections.ts'
import { modal, type ViewParams } from '../../core/modal/modal.ts'
import { bundledWallets } from '../../core/wallets/bundledWallets.ts'
import { readDevice } from '../../core/wallets/device.ts'
import { familyName } from '../../core/wallets/familyName.ts'
import { wallets } from '../../core/wallets/wallets.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Glyph, List, Row } from '../../ui/controls/Row.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { Badge } from '../../ui/pictures/Badge.tsx'
import { CodeGlyph, WalletGlyph } from '../../ui/pictures/icons.tsx'
import { WalletIcon } from '../../ui/pictures/Picture.tsx'
import { useT } from '../../ui/words/i18n.tsx'
import { languageOf } from '../../ui/words/locale.ts'
import { chooseWallet } from './chooseWallet.ts'
import { keptWallets } from './keptWallets.ts'
import { type WalletRow, walletRows } from './walletRows.ts'

/** Choose a wallet: those used lately, those installed, a few worth having, and the way to all others. */
export default function ConnectView({ namespace }: Partial<NonNullable<ViewParams['Connect']>>) {
  const t = useT()
  const kit = useKit()
  const choose = useAction(chooseWallet)
  const [, navigate] = useSlice(modal)
  const [{ found, recent }] = useSlice(wallets)
  const [{ features: enabled }] = useSlice(features)
  const [linked] = useSlice(connections)
  const listed = useMemo(() => bundledWallets(kit, namespace), [kit, namespace])
  const pairs = canPair(kit)
  const kept = useMemo(
    () => (pairs ? keptWallets(kit, { namespace, recent }) : []),
    [kit, namespace, recent, pairs],
  )
  const { options } = kit
  const rows = walletRows({
    found,
    recent,
    listed: [...listed, ...kept],
    options: options.wallets ?? {},
    order: options.connectorOrder,
    namespace,
    device: readDevice(),
    canPair: pairs,
  })
  const connected = new Set(allConnections(linked).map(({ id }) => id))
  const help = () => {
    kit.emit({ type: 'CLICK_WALLET_HELP' })
    navigate({ type: 'push', view: { name: 'WhatIsAWallet' } })
  }

  if (rows.length === 0 && !kit.connectors.some(({ logins }) => logins?.length))
    return (
      <EmptyState scene="wallet" title={t('connect.empty.title')} body={t('connect.empty.body')}>
        <Button onClick={help}>{t('connect.whatIsWallet')}</Button>
      </EmptyState>
    )
  return (
    <>
      {namespace && kit.drivers.length > 1 && (
        <p className="prose">{t('connect.forChain', { chain: familyName(kit, namespace) })}</p>
      )}
      <LoginRows />
      <List label={t('allWallets.list')}>
        {rows.map((row) => (
          <Row
            key={`${row.parts[0]?.namespace}:${row.id}`}
            icon={
              row.group === 'walletConnect' && !row.icon ? (
                <Glyph>
                  <CodeGlyph />
                </Glyph>
              ) : (
                <WalletIcon id={row.id} name={row.name} src={row.icon} svg={!options.strictCsp} />
              )
            }
            title={row.name}
            trailing={
              <RowBadge row={row} connected={row.parts.some((part) => connected.has(connectionId(part)))} />
            }
            onClick={() => choose({ id: row.id, name: row.name, namespace })}
          />
        ))}
        {enabled.allWallets && (
          <Row
            icon={
              <Glyph>
                <WalletGlyph />
              </Glyph>
            }
            title={t('connect.allWallets')}
            trailing={<Badge>{t('connect.walletCount', { count: roundDown(listed.length) })}</Badge>}
            chevron
            onClick={() => {
              kit.emit({ type: 'CLICK_ALL_WALLETS' })
              navigate({ type: 'push', view: { name: 'AllWallets', params: namespace && { namespace } } })
            }}
          />
        )}
      </List>
      <Button variant="quiet" onClick={help}>
        {t('connect.noWallet')}
      </Button>
    </>
  )
}

function LoginRows() {
  const t = useT()
  const kit = useKit()
  const [, navigate] = useSlice(modal)
  const [{ locale }] = useSlice(appearance)
  const logins = kit.connectors.flatMap(({ id, logins = [] }) =>
    logins.map((login) => ({ ...login, connector: id })),
  )
  if (logins.length === 0) return null
  const { lang } = languageOf(locale)
  return (
    <List label={t('connect.logins')}>
      {logins.map(({ connector, icon, id, title, view }) => (
        <Row
          key={`${connector}:${id}`}
          icon={<WalletIcon name={title(lang)} src={icon} svg={!kit.options.strictCsp} />}
          title={title(lang)}
          chevron
          onClick={() => navigate({ type: 'push', view: { name: 'Connector', params: { connector, view } } })}
        />
      ))}
    </List>
  )
}

function RowBadge({ row, connected }: { row: WalletRow; connected: boolean }) {
  const t = useT()
  const kit = useKit()
  if (connected) return <Badge tone="positive">{t('badge.connected')}</Badge>
  // A wallet that was uninstalled cannot be used again, unless it can be paired.
  if (row.recent && (row.parts.length > 0 || canPair(kit)))
    return <Badge tone="accent">{t('badge.recent')}</Badge>
  if (row.installed) return <Badge tone="positive">{t('badge.installed')}</Badge>
  if (row.group === 'walletConnect') return <Badge>{t('badge.qr')}</Badge>
  return null
}

/** To tens, so that the figure stays true as the list changes. As text: the first `Intl` object of a page costs more than all the rest of this view. */
function roundDown(count: number): string {
  return String(count < 10 ? count : Math.floor(count / 10) * 10)
}

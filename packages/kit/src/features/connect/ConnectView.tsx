import { useMemo } from 'react'
import { bundledWallets } from '../../core/bundledWallets.ts'
import { allConnections, connections } from '../../core/connections.ts'
import { readDevice } from '../../core/device.ts'
import { features } from '../../core/features.ts'
import { modal } from '../../core/modal.ts'
import { wallets } from '../../core/wallets.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useT } from '../../ui/i18n.tsx'
import { WalletGlyph } from '../../ui/icons.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { WalletIcon } from '../../ui/Picture.tsx'
import { Glyph, List, Row } from '../../ui/Row.tsx'
import { chooseWallet } from './chooseWallet.ts'
import { type WalletRow, walletRows } from './walletRows.ts'

/** Choose a wallet: those used lately, those installed, a few worth having, and the way to all others. */
export default function ConnectView() {
  const t = useT()
  const kit = useKit()
  const choose = useAction(chooseWallet)
  const [, navigate] = useSlice(modal)
  const [{ found, recent }] = useSlice(wallets)
  const [{ features: enabled }] = useSlice(features)
  const [linked] = useSlice(connections)
  const listed = useMemo(() => bundledWallets(kit), [kit])
  const { options } = kit
  const rows = walletRows({
    found,
    recent,
    listed,
    options: options.wallets ?? {},
    order: options.connectorOrder,
    device: readDevice(),
  })
  const connected = new Set(allConnections(linked).map(({ wallet }) => wallet.id))
  const help = () => {
    kit.emit({ type: 'CLICK_WALLET_HELP' })
    navigate({ type: 'push', view: { name: 'WhatIsAWallet' } })
  }

  if (rows.length === 0)
    return (
      <EmptyState scene="wallet" title={t('connect.empty.title')} body={t('connect.empty.body')}>
        <Button onClick={help}>{t('connect.whatIsWallet')}</Button>
      </EmptyState>
    )
  return (
    <>
      <List label={t('allWallets.list')}>
        {rows.map((row) => (
          <Row
            key={row.id}
            icon={<WalletIcon name={row.name} src={row.icon} svg={!options.strictCsp} />}
            title={row.name}
            trailing={<RowBadge row={row} connected={connected.has(row.id)} />}
            onClick={() => choose(row)}
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
              navigate({ type: 'push', view: { name: 'AllWallets' } })
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

function RowBadge({ row, connected }: { row: WalletRow; connected: boolean }) {
  const t = useT()
  if (connected) return <Badge tone="positive">{t('badge.connected')}</Badge>
  if (row.recent && row.installed) return <Badge tone="accent">{t('badge.recent')}</Badge>
  if (row.installed) return <Badge tone="positive">{t('badge.installed')}</Badge>
  return null
}

/** To tens, so that the figure stays true as the list changes. As text: the first `Intl` object of a page costs more than all the rest of this view. */
function roundDown(count: number): string {
  return String(count < 10 ? count : Math.floor(count / 10) * 10)
}

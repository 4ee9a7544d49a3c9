import { useEffect, useRef, useState } from 'react'
import type { Kit } from '../../core/kit.ts'
import { modal } from '../../core/modal.ts'
import type { ListedWallet } from '../../core/options.ts'
import { wallets } from '../../core/wallets.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Grid, TileLabel } from '../../ui/Grid.tsx'
import { useT } from '../../ui/i18n.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { WalletIcon } from '../../ui/Picture.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { useStyles } from '../../ui/styles.tsx'
import css from './AllWalletsView.css?inline'
import { moreWallets, searchWallets } from './browseWallets.ts'
import { walletList } from './walletList.ts'

/** Every wallet one could use here, with search; pages come as the end of the list comes into view. */
export default function AllWalletsView() {
  useStyles(css)
  const t = useT()
  const kit = useKit()
  const [text, setText] = useState('')
  const [list] = useSlice(walletList)
  const [{ found, recent }] = useSlice(wallets)
  const [, navigate] = useSlice(modal)
  const search = useAction(searchWallets)
  const more = useAction(moreWallets)
  const onSearch = (value: string) => {
    setText(value)
    void search(value)
  }

  useEffect(() => void search(''), [search])

  const choose = (wallet: ListedWallet) =>
    navigate({
      type: 'push',
      view: { name: 'ConnectingExternal', params: { walletId: wallet.rdns ?? wallet.id } },
    })
  const isInstalled = ({ rdns, name }: ListedWallet) =>
    found.some((wallet) => wallet.id === rdns || wallet.name === name)
  const empty = list.status === 'ready' && list.wallets.length === 0
  return (
    <div className="all-wallets">
      <SearchField label={t('allWallets.search')} value={text} onValue={onSearch} />
      <p className="hidden" role="status">
        {list.status === 'ready' && list.search && t('a11y.results', { count: list.count })}
      </p>
      {empty ? (
        <EmptyState
          scene="search"
          title={t('allWallets.empty.title')}
          body={t('allWallets.empty.body', { query: list.search })}
        >
          <Button variant="secondary" onClick={() => onSearch('')}>
            {t('a11y.clearSearch')}
          </Button>
        </EmptyState>
      ) : (
        <Grid
          label={t('allWallets.list')}
          items={list.wallets}
          keyOf={({ id }) => id}
          onChoose={choose}
          render={(wallet) => (
            <>
              <WalletIcon
                name={wallet.name}
                src={iconOf(kit, wallet)}
                size={56}
                svg={!kit.options.strictCsp}
              />
              <TileLabel>{wallet.name}</TileLabel>
              {recent.includes(wallet.rdns ?? wallet.id) ? (
                <Badge tone="accent">{t('badge.recent')}</Badge>
              ) : (
                isInstalled(wallet) && <Badge tone="positive">{t('badge.installed')}</Badge>
              )}
            </>
          )}
        />
      )}
      {list.status === 'loading' && list.wallets.length === 0 && (
        <div className="all-wallets-skeleton">
          <Loading />
          <Skeleton shape="tile" count={8} />
        </div>
      )}
      {list.wallets.length < list.count && (
        <Sentinel key={list.page} onSeen={more} label={t('allWallets.more')} />
      )}
    </div>
  )
}

/** Asks for more when it is scrolled into view; a button for those who do not scroll. */
function Sentinel({ onSeen, label }: { onSeen(): void; label: string }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onSeen())
    observer.observe(element)
    return () => observer.disconnect()
  }, [onSeen])
  return (
    <div ref={ref}>
      <Button variant="quiet" onClick={onSeen}>
        {label}
      </Button>
    </div>
  )
}

/** An installed wallet brings its own picture. */
function iconOf(kit: Kit, { rdns, name, imageUrl }: ListedWallet): string | undefined {
  const installed = wallets
    .of(kit)
    .get()
    .found.find((wallet) => wallet.id === rdns || wallet.name === name)
  return installed?.icon ?? imageUrl
}

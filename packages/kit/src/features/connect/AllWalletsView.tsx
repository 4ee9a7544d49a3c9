import { useEffect, useRef, useState } from 'react'
import { canPair } from '../../core/connections/canPair.ts'
import type { ViewParams } from '../../core/modal/modal.ts'
import { wallets } from '../../core/wallets/wallets.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { SearchField } from '../../ui/controls/SearchField.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { Grid, TileLabel } from '../../ui/layout/Grid.tsx'
import { Badge } from '../../ui/pictures/Badge.tsx'
import { WalletIcon } from '../../ui/pictures/Picture.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import { useT } from '../../ui/words/i18n.tsx'
import css from './AllWalletsView.css?inline'
import { moreWallets, searchWallets } from './browseWallets.ts'
import { chooseWallet } from './chooseWallet.ts'
import { installedFirst } from './installedFirst.ts'
import { walletList } from './walletList.ts'

/** Every wallet one could use here, with search; pages come as the end of the list comes into view. */
export default function AllWalletsView({ namespace }: Partial<NonNullable<ViewParams['AllWallets']>>) {
  useStyles(css)
  const t = useT()
  const kit = useKit()
  const { options } = kit
  const [text, setText] = useState('')
  const [list] = useSlice(walletList)
  const [{ found, recent }] = useSlice(wallets)
  const search = useAction(searchWallets)
  const more = useAction(moreWallets)
  const choose = useAction(chooseWallet)
  const onSearch = (value: string) => {
    setText(value)
    void search(value, namespace)
  }

  useEffect(() => void search('', namespace), [search, namespace])

  const { exclude } = options.wallets ?? {}
  const here = found.filter((wallet) => !namespace || wallet.namespace === namespace)
  const shown = installedFirst({
    listed: list.wallets,
    found: here,
    recent,
    search: list.search,
    exclude,
    canPair: canPair(kit),
  })
  const loading = list.status === 'loading'
  return (
    <div className="all-wallets">
      <SearchField label={t('allWallets.search')} value={text} onValue={onSearch} />
      <p className="hidden" role="status">
        {!loading && list.search && t('a11y.results', { count: shown.length })}
      </p>
      {shown.length > 0 && (
        <Grid
          label={t('allWallets.list')}
          items={shown}
          keyOf={({ id }) => id}
          onChoose={(wallet) => choose({ id: wallet.rdns ?? wallet.id, name: wallet.name, namespace })}
          render={(wallet) => (
            <>
              <WalletIcon
                id={wallet.rdns ?? wallet.id}
                name={wallet.name}
                src={wallet.imageUrl}
                size={56}
                svg={!options.strictCsp}
              />
              <TileLabel>{wallet.name}</TileLabel>
              {wallet.recent && <Badge tone="accent">{t('badge.recent')}</Badge>}
              {wallet.installed && !wallet.recent && <Badge tone="positive">{t('badge.installed')}</Badge>}
            </>
          )}
        />
      )}
      {shown.length === 0 && !loading && (
        <EmptyState
          scene="search"
          title={t('allWallets.empty.title')}
          body={t('allWallets.empty.body', { query: list.search })}
        >
          <Button variant="secondary" onClick={() => onSearch('')}>
            {t('a11y.clearSearch')}
          </Button>
        </EmptyState>
      )}
      {shown.length === 0 && loading && (
        <div className="all-wallets-skeleton">
          <Loading />
          <Skeleton shape="tile" count={8} />
        </div>
      )}
      {list.wallets.length < list.count && (
        <Sentinel key={list.page} label={t('allWallets.more')} onSeen={more} />
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

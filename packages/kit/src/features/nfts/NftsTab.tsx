import type { Nft } from '@latchkey/protocol/http/nfts'
import { modal } from '../../core/modal/modal.ts'
import type { Pages } from '../../core/state/pages.ts'
import { useOfAccount } from '../../ui/account/useOfAccount.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FailedState } from '../../ui/feedback/FailedState.tsx'
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useAction, useSlice } from '../../ui/kit.tsx'
import { MoreSentinel } from '../../ui/layout/MoreSentinel.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import { useT } from '../../ui/words/i18n.tsx'
import type { AccountTabProps } from '../feature.ts'
import { loadNfts, moreNfts } from './loadNfts.ts'
import { NftPicture } from './NftPicture.tsx'
import css from './NftsTab.css?inline'
import { isSpamShown, nftKey, nfts } from './nfts.ts'
import { useNftName } from './useNftName.tsx'

/** How many stand on the account; the rest has a view of its own. */
const previewed = 4

/** The account's collectibles as pictures. */
export default function NftsTab({ preview }: AccountTabProps) {
  useStyles(css)
  const t = useT()
  const load = useAction(loadNfts)
  const state = useOfAccount(nfts, load)
  if (!state || state.status === 'loading')
    return (
      <div className="nfts">
        <Loading />
        <div className="nft-grid">
          <Skeleton shape="tile" count={4} />
        </div>
      </div>
    )
  if (state.status === 'failed')
    return <FailedState title={t('nfts.failed.title')} body={t('nfts.failed.body')} onRetry={load} />
  return <Ready pages={state.value} preview={preview} />
}

type ReadyProps = AccountTabProps & { pages: Pages<Nft> }

function Ready({ preview, pages }: ReadyProps) {
  const t = useT()
  const more = useAction(moreNfts)
  const [all, setAll] = useSlice(isSpamShown)
  const [, navigate] = useSlice(modal)
  const { items: found, paging } = pages
  const hidden = found.filter(({ spam }) => spam).length
  const shown = all ? found : found.filter(({ spam }) => !spam)
  const isMore = paging.status !== 'end' || shown.length > previewed
  return (
    <div className="nfts">
      {shown.length === 0 && paging.status === 'end' && (
        <EmptyState scene="wallet" title={t('nfts.empty.title')} body={t('nfts.empty.body')} />
      )}
      {shown.length > 0 && (
        <ul className="nft-grid" aria-label={t('nfts.list')}>
          {(preview ? shown.slice(0, previewed) : shown).map((nft) => (
            <li key={nftKey(nft)}>
              <Tile nft={nft} />
            </li>
          ))}
        </ul>
      )}
      {preview && isMore && (
        <Button
          variant="quiet"
          onClick={() => navigate({ type: 'push', view: { name: 'AccountTab', params: { tab: 'nfts' } } })}
        >
          {t('nfts.showAll')}
        </Button>
      )}
      {!preview && paging.status === 'loading' && (
        <>
          <Loading />
          <div className="nft-grid">
            <Skeleton shape="tile" count={2} />
          </div>
        </>
      )}
      {!preview && paging.status === 'failed' && (
        <div className="stack">
          <p className="prose" role="alert">
            {t('nfts.moreFailed')}
          </p>
          <Button variant="secondary" onClick={() => more()}>
            {t('action.tryAgain')}
          </Button>
        </div>
      )}
      {!preview && paging.status === 'more' && (
        <MoreSentinel key={paging.cursor} label={t('nfts.more')} onMore={more} />
      )}
      {hidden > 0 && (
        <Button variant="quiet" onClick={() => setAll(!all)}>
          {all ? t('nfts.hideSpam') : t('nfts.showHidden', { count: hidden })}
        </Button>
      )}
    </div>
  )
}

function Tile({ nft }: { nft: Nft }) {
  const name = useNftName()(nft)
  const [, navigate] = useSlice(modal)
  const { collection, collectionName, id } = nft
  return (
    <button
      type="button"
      className="nft-tile"
      onClick={() => navigate({ type: 'push', view: { name: 'Nft', params: { collection, id } } })}
    >
      <NftPicture name={name} src={nft.image} />
      <span className="nft-name" dir="auto">
        {name}
      </span>
      {collectionName && (
        <span className="nft-collection" dir="auto">
          {collectionName}
        </span>
      )}
    </button>
  )
}

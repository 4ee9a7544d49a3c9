import { parseAccountId } from '@latchkey/protocol/caip'
import { findNetwork } from '../../core/config/networks.ts'
import { goBack } from '../../core/modal/leaveView.ts'
import { Address } from '../../ui/account/Address.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { WarningIcon } from '../../ui/pictures/icons.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import { useFormat, useT } from '../../ui/words/i18n.tsx'
import { NftPicture } from './NftPicture.tsx'
import tabCss from './NftsTab.css?inline'
import css from './NftView.css?inline'
import { nftKey, nfts, ownAddress } from './nfts.ts'
import { useNftName } from './useNftName.tsx'

/** One collectible: its picture, and what is known of it. */
export default function NftView({ collection, id }: { collection: string; id: string }) {
  useStyles(tabCss)
  useStyles(css)
  const t = useT()
  const kit = useKit()
  const format = useFormat()
  const back = useAction(goBack)
  const nameOf = useNftName()
  const [state] = useSlice(nfts)
  const found = state.status === 'ready' ? state.value.items : []
  const nft = found.find((one) => nftKey(one) === nftKey({ collection, id }))
  if (!nft)
    return (
      <EmptyState scene="search" title={t('nfts.gone')}>
        <Button variant="secondary" onClick={() => back()}>
          {t('a11y.back')}
        </Button>
      </EmptyState>
    )
  const { chainId, address } = parseAccountId(nft.collection)
  const network = findNetwork(kit, chainId)
  const own = ownAddress(nft)
  const explorer =
    network && kit.driver(network.namespace).explorerUrl?.({ network, address: own ?? address })
  const name = nameOf(nft)
  return (
    <div className="stack nft">
      {nft.spam && (
        <p className="nft-spam" role="status">
          <WarningIcon size={16} />
          {t('nfts.spam')}
        </p>
      )}
      <NftPicture name={name} src={nft.image} />
      <h2 dir="auto">{name}</h2>
      {nft.description && (
        <p className="nft-text" dir="auto">
          {nft.description}
        </p>
      )}
      <dl>
        {own !== address && (
          <div>
            <dt>{t('nfts.collection')}</dt>
            <dd>{nft.collectionName || <Address address={address} />}</dd>
          </div>
        )}
        {own === undefined ? (
          <>
            <div>
              <dt>{t('nfts.contract')}</dt>
              <dd>
                <Address address={address} />
              </dd>
            </div>
            <div>
              <dt>{t('nfts.number')}</dt>
              <dd className="numeric">
                <bdi>{nft.id}</bdi>
              </dd>
            </div>
          </>
        ) : (
          <div>
            <dt>{t('nfts.address')}</dt>
            <dd>
              <Address address={own} />
            </dd>
          </div>
        )}
        {nft.amount !== '1' && (
          <div>
            <dt>{t('nfts.amount')}</dt>
            <dd className="numeric">{format.number(BigInt(nft.amount))}</dd>
          </div>
        )}
      </dl>
      {explorer && (
        <Button variant="secondary" href={explorer}>
          {t('account.explorer')}
        </Button>
      )}
    </div>
  )
}

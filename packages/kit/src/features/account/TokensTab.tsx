import { formatAmount } from '@latchkey/protocol/amount'
import { memo, useEffect, useMemo, useState } from 'react'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { type HoldingsState, holdings, holdingsKey, type Token } from '../../core/holdings/holdings.ts'
import { loadHoldings } from '../../core/holdings/loadHoldings.ts'
import { matchesToken } from '../../core/holdings/matchesToken.ts'
import { modal } from '../../core/modal/modal.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Row } from '../../ui/controls/Row.tsx'
import { SearchField } from '../../ui/controls/SearchField.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { LongList } from '../../ui/layout/LongList.tsx'
import { TokenPicture } from '../../ui/pictures/Picture.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import { useFormat, useT } from '../../ui/words/i18n.tsx'
import { type AccountTabProps, previewLength } from '../feature.ts'
import { NothingYet } from './NothingYet.tsx'
import css from './TokensTab.css?inline'
import { byWorth, isEmpty, worthOf } from './worth.ts'

/** What the account has: the chain's own coin, then what is worth most. */
export default function TokensTab({ preview }: AccountTabProps) {
  useStyles(css)
  const t = useT()
  const [state] = useSlice(connections)
  const [latest] = useSlice(holdings)
  const load = useAction(loadHoldings)
  const connection = activeConnection(state)
  const key = connection && holdingsKey(connection)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account has other tokens
  useEffect(() => {
    // Within the account, what stands above it reads them.
    if (!preview) void load()
  }, [load, key, preview])
  const known = latest.status !== 'idle' && latest.key === key ? latest : undefined
  if (known?.status === 'ready') return <Tokens key={key} state={known} preview={preview} />
  if (known?.status === 'unavailable')
    return preview ? (
      // Why, is said above.
      <p className="tokens-unavailable prose">{t('account.tokensUnavailable.body')}</p>
    ) : (
      <EmptyState
        scene="offline"
        title={t('account.tokensUnavailable.title')}
        body={t('account.tokensUnavailable.body')}
      />
    )
  return <Waiting />
}

function Waiting() {
  return (
    <>
      <Loading />
      <Skeleton shape="row" count={3} />
    </>
  )
}

type TokensProps = AccountTabProps & { state: HoldingsState & { status: 'ready' } }

function Tokens({ state, preview }: TokensProps) {
  const { tokens, hidden, waiting, failedAt } = state
  const t = useT()
  const [, navigate] = useSlice(modal)
  const [search, setSearch] = useState('')
  const [revealed, reveal] = useState(false)
  const sorted = useMemo(() => byWorth(tokens), [tokens])
  const all = revealed ? [...sorted, ...hidden] : sorted
  const found = all.filter((token) => matchesToken(token, search))
  // That there is none of the coin stands above already.
  const nothing = preview && !revealed && isEmpty(state)
  const rest = preview ? Math.max(0, found.length - previewLength) : 0
  return (
    <div className="tokens">
      {!preview && <SearchField label={t('account.searchTokens')} value={search} onValue={setSearch} />}
      <p className="hidden" role="status">
        {search && t('a11y.results', { count: found.length })}
      </p>
      {nothing ? (
        <NothingYet />
      ) : found.length > 0 ? (
        <LongList
          label={t('account.tab.tokens')}
          items={preview ? found.slice(0, previewLength) : found}
          keyOf={({ chain, address }) => `${chain}:${address ?? ''}`}
          render={(token) => <TokenRow token={token} />}
        />
      ) : (
        <EmptyState
          scene="search"
          title={t('account.noTokens.title')}
          body={t('account.noTokens.body', { query: search })}
        >
          <Button variant="secondary" onClick={() => setSearch('')}>
            {t('a11y.clearSearch')}
          </Button>
        </EmptyState>
      )}
      {waiting && <Waiting />}
      {failedAt !== undefined && (
        <div className="tokens-unavailable" role="status">
          <p>{t('account.tokensUnavailable.title')}</p>
          <p className="prose">{t('account.tokensUnavailable.body')}</p>
        </div>
      )}
      {hidden.length > 0 && !(preview && rest) && (
        <Button variant="quiet" onClick={() => reveal(!revealed)}>
          {revealed ? t('account.hideTokens') : t('account.showHidden', { count: hidden.length })}
        </Button>
      )}
      {rest > 0 && (
        <Button
          variant="quiet"
          onClick={() => navigate({ type: 'push', view: { name: 'AccountTab', params: { tab: 'tokens' } } })}
        >
          {t('account.showAllTokens', { count: found.length })}
        </Button>
      )}
    </div>
  )
}

/** Drawn once: scrolling past it costs nothing. */
const TokenRow = memo(function TokenRow({ token }: { token: Token }) {
  const t = useT()
  const format = useFormat()
  const { options } = useKit()
  const { name, symbol, decimals, units } = token
  const worth = worthOf(token)
  const exact = formatAmount(units, decimals)
  return (
    <Row
      icon={<TokenPicture token={token} svg={!options.strictCsp} />}
      title={<bdi>{name}</bdi>}
      subtitle={
        <bdi className="numeric" dir="ltr" title={exact}>
          {format.amount(exact, { decimals: 2 })} {symbol}
        </bdi>
      }
      trailing={
        worth ? (
          <span className="token-worth numeric">
            {format.fiat(formatAmount(worth.units, worth.decimals))}
          </span>
        ) : (
          <span className="token-worth">
            <span aria-hidden="true">—</span>
            <span className="hidden">{t('account.priceUnknown')}</span>
          </span>
        )
      }
    />
  )
})

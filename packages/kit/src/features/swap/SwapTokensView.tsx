import { formatAmount } from '@latchkey/protocol/amount'
import { useEffect, useState } from 'react'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { holdings, holdingsKey } from '../../core/holdings/holdings.ts'
import { goBack } from '../../core/modal/leaveView.ts'
import type { ViewParams } from '../../core/modal/modal.ts'
import { valueFor } from '../../core/state/resource.ts'
import { Address } from '../../ui/account/Address.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { List, Row } from '../../ui/controls/Row.tsx'
import { SearchField } from '../../ui/controls/SearchField.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useAction, useSlice } from '../../ui/kit.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import { useErrorText, useFormat, useT } from '../../ui/words/i18n.tsx'
import { arrangeTokens } from './arrangeTokens.ts'
import { beginSwap } from './beginSwap.ts'
import { chooseToken } from './chooseToken.ts'
import { codeOf } from './codeOf.ts'
import { worthOf } from './figures.ts'
import { findToken } from './findToken.ts'
import { foundToken } from './foundToken.ts'
import css from './SwapTokensView.css?inline'
import { swapDraft } from './swapDraft.ts'
import { swapTokens } from './swapTokens.ts'
import { TokenIcon } from './TokenIcon.tsx'
import type { TradeToken } from './tradeToken.ts'

/** Chooses one side of the swap: from what the account has, what people look for, or the whole list. */
export default function SwapTokensView({ side }: ViewParams['SwapTokens']) {
  useStyles(css)
  const t = useT()
  const format = useFormat()
  const errorText = useErrorText()
  const [text, setText] = useState('')
  const [draft] = useSlice(swapDraft)
  const [list] = useSlice(swapTokens)
  const [found] = useSlice(foundToken)
  const [links] = useSlice(connections)
  const [state] = useSlice(holdings)
  const back = useAction(goBack)
  const begin = useAction(beginSwap)
  const find = useAction(findToken)
  const take = useAction(chooseToken)
  useEffect(() => void begin(), [begin])
  useEffect(() => () => void find(''), [find])

  const connection = activeConnection(links)
  const known = state.status === 'ready' && connection && state.key === holdingsKey(connection)
  const tokens = valueFor(list, draft.chain)
  const ready = tokens !== undefined && tokens !== 'unsupported'
  const listed = ready ? tokens : []
  const search = (value: string) => {
    setText(value)
    void find(value)
  }
  const { own, suggested, others, cut } = arrangeTokens({
    listed,
    held: known ? state.tokens : [],
    search: text,
    // What is given is never asked back.
    hidden: side === 'to' ? draft.from : undefined,
  })
  const choose = (token: TradeToken) => {
    void take(side, token)
    void back()
  }
  const current = draft[side]
  const row = (token: TradeToken, trailing?: React.ReactNode) => (
    <TokenRow
      key={token.address ?? 'coin'}
      token={token}
      current={current?.address === token.address}
      trailing={trailing}
      onClick={() => choose(token)}
    />
  )
  const count = own.length + suggested.length + others.length
  const isFound = found.status === 'found' && count === 0
  return (
    <div className="swap-tokens">
      <SearchField label={t('swap.tokens.search')} value={text} onValue={search} />
      <p className="hidden" role="status">
        {text.trim() && ready && t('a11y.results', { count: isFound ? 1 : count })}
      </p>
      {own.length > 0 && (
        <List title={t('swap.tokens.own')}>
          {own.map(({ token, units, price }) => {
            const worth = worthOf({ units, decimals: token.decimals }, price)
            return row(
              token,
              <span className="swap-tokens-held numeric">
                <span>{format.amount(formatAmount(units, token.decimals), { decimals: 4 })}</span>
                {worth !== undefined && <span>{format.fiat(worth)}</span>}
              </span>,
            )
          })}
        </List>
      )}
      {suggested.length > 0 && (
        <List title={t('swap.tokens.suggested')}>{suggested.map((token) => row(token))}</List>
      )}
      {others.length > 0 && (
        <List title={own.length + suggested.length > 0 ? t('swap.tokens.others') : t('swap.tokens.all')}>
          {others.map((token) => row(token))}
        </List>
      )}
      {cut && <p className="prose">{t('swap.tokens.cut')}</p>}
      {isFound && <List title={t('swap.tokens.byAddress')}>{row(found.token)}</List>}
      {list.status === 'loading' && (
        <>
          <Loading />
          <Skeleton shape="row" count={4} />
        </>
      )}
      {list.status === 'failed' && (
        <EmptyState scene="offline" title={t('swap.failed.title')} body={errorText(codeOf(list.error))}>
          <Button onClick={() => begin()}>{t('action.tryAgain')}</Button>
        </EmptyState>
      )}
      {ready && count === 0 && found.status === 'looking' && (
        <>
          <Loading />
          <Skeleton shape="row" />
        </>
      )}
      {ready && count === 0 && (found.status === 'idle' || found.status === 'missing') && (
        <EmptyState
          scene="search"
          title={t('swap.tokens.empty.title')}
          body={text.trim() ? t('swap.tokens.empty.body') : t('swap.tokens.none')}
        >
          {text && (
            <Button variant="secondary" onClick={() => search('')}>
              {t('a11y.clearSearch')}
            </Button>
          )}
        </EmptyState>
      )}
    </div>
  )
}

type TokenRowProps = { token: TradeToken; current: boolean; trailing?: React.ReactNode; onClick(): void }

function TokenRow({ token, current, trailing, onClick }: TokenRowProps) {
  const t = useT()
  const { name, symbol, address, listed } = token
  return (
    <Row
      icon={<TokenIcon token={token} />}
      title={<bdi>{symbol}</bdi>}
      // The name of an unlisted token proves nothing; its address does.
      subtitle={
        listed || address === undefined ? (
          <bdi>{name}</bdi>
        ) : (
          <>
            <Address address={address} />{' '}
            <span className="swap-tokens-unlisted">{t('swap.tokens.unlisted')}</span>
          </>
        )
      }
      trailing={trailing}
      current={current}
      onClick={onClick}
    />
  )
}

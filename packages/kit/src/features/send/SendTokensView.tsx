import { useEffect, useState } from 'react'
import { features } from '../../core/config/features.ts'
import { networks } from '../../core/config/networks.ts'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { holdings, holdingsKey, type Token } from '../../core/holdings/holdings.ts'
import { loadHoldings } from '../../core/holdings/loadHoldings.ts'
import { goBack } from '../../core/modal/leaveView.ts'
import { modal } from '../../core/modal/modal.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { SearchField } from '../../ui/controls/SearchField.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useAction, useSlice } from '../../ui/kit.tsx'
import { LongList } from '../../ui/layout/LongList.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import { useT } from '../../ui/words/i18n.tsx'
import css from './SendView.css?inline'
import { send } from './send.ts'
import { sendableTokens } from './sendableTokens.ts'
import { TokenRow } from './TokenRow.tsx'

/** What the account has, to choose from. */
export default function SendTokensView() {
  useStyles(css)
  const t = useT()
  const [text, setText] = useState('')
  const [has] = useSlice(holdings)
  const [all] = useSlice(networks)
  const [state, dispatch] = useSlice(send)
  const [, navigate] = useSlice(modal)
  const [{ features: on }] = useSlice(features)
  const load = useAction(loadHoldings)
  const back = useAction(goBack)
  const connection = activeConnection(useSlice(connections)[0])
  useEffect(() => void load(), [load])
  if (!connection) return null

  const own = has.status !== 'idle' && has.key === holdingsKey(connection) ? has : undefined
  if (own?.status === 'unavailable')
    return (
      <EmptyState scene="offline" title={t('send.unavailable.title')} body={t('send.unavailable.body')}>
        <Button onClick={() => void load({ refresh: [] })}>{t('action.tryAgain')}</Button>
      </EmptyState>
    )
  if (own?.status !== 'ready')
    return (
      <>
        <Loading />
        <Skeleton shape="row" count={4} />
      </>
    )

  const { chosen, found, owned } = {
    owned: own.tokens.filter(({ units }) => units > 0n),
    found: sendableTokens(own.tokens, text),
    chosen: state.status === 'editing' ? state.draft.token : undefined,
  }
  if (owned.length === 0) {
    const network = all.find(({ id }) => id === connection.network)?.name ?? ''
    return (
      <EmptyState
        scene="wallet"
        title={t('send.tokens.none.title')}
        body={t('send.tokens.none.body', { network })}
      >
        {on.receive && (
          <Button onClick={() => navigate({ type: 'push', view: { name: 'Receive' } })}>
            {t('send.tokens.receive')}
          </Button>
        )}
      </EmptyState>
    )
  }
  const choose = ({ address, chain, id }: Token) => {
    dispatch({
      type: 'edit',
      draft: { token: { id, chain, address }, amount: '', unit: 'token', max: false },
    })
    void back()
  }
  return (
    <div className="stack">
      <SearchField label={t('send.tokens.search')} value={text} onValue={setText} />
      <p className="hidden" role="status">
        {text && t('a11y.results', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState
          scene="search"
          title={t('send.tokens.empty.title')}
          body={t('send.tokens.empty.body', { query: text })}
        >
          <Button variant="secondary" onClick={() => setText('')}>
            {t('a11y.clearSearch')}
          </Button>
        </EmptyState>
      ) : (
        <LongList
          label={t('send.tokens.list')}
          items={found}
          keyOf={({ address, chain }) => `${chain}:${address}`}
          render={(token) => (
            <TokenRow
              token={token}
              subtitle={<bdi>{token.symbol}</bdi>}
              current={chosen && chosen.id === token.id}
              onClick={() => choose(token)}
            />
          )}
        />
      )}
    </div>
  )
}

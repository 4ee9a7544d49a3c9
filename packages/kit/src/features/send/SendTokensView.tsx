import { useEffect, useState } from 'react'
import { goBack } from '../../core/closeModal.ts'
import { activeConnection, connections } from '../../core/connections.ts'
import { features } from '../../core/features.ts'
import { holdings, holdingsKey, type Token } from '../../core/holdings.ts'
import { loadHoldings } from '../../core/loadHoldings.ts'
import { modal } from '../../core/modal.ts'
import { networks } from '../../core/networks.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useT } from '../../ui/i18n.tsx'
import { useAction, useSlice } from '../../ui/kit.tsx'
import { LongList } from '../../ui/LongList.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { useStyles } from '../../ui/styles.tsx'
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

import { useState } from 'react'
import { goBack } from '../../core/modal/leaveView.ts'
import { imageUrl } from '../../core/server/apiUrl.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { List, Row } from '../../ui/controls/Row.tsx'
import { SearchField } from '../../ui/controls/SearchField.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { CheckIcon } from '../../ui/pictures/icons.tsx'
import { NetworkIcon } from '../../ui/pictures/Picture.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import { useT } from '../../ui/words/i18n.tsx'
import css from './OnRampView.css?inline'
import { onramp } from './onramp.ts'

/** Providers list hundreds; the first are shown, others are found by search. */
const mostShown = 60

/** What to buy, and on which network. */
export default function OnRampTokensView() {
  useStyles(css)
  const t = useT()
  const { options } = useKit()
  const [text, setText] = useState('')
  const [state, change] = useSlice(onramp)
  const back = useAction(goBack)
  const query = text.trim().toLowerCase()
  const rows = state.purchaseCurrencies
    .flatMap((currency) => currency.networks.map((network) => ({ currency, network })))
    .filter(({ currency: { name, symbol }, network }) =>
      [name, symbol, network.display_name].some((word) => word.toLowerCase().includes(query)),
    )
  return (
    <div className="buy">
      <SearchField label={t('onramp.search')} value={text} onValue={setText} />
      {rows.length === 0 ? (
        <EmptyState
          scene="search"
          title={t('onramp.empty.title')}
          body={t('onramp.empty.body', { query: text })}
        >
          <Button variant="secondary" onClick={() => setText('')}>
            {t('a11y.clearSearch')}
          </Button>
        </EmptyState>
      ) : (
        <List label={t('onramp.buyList')}>
          {rows.slice(0, mostShown).map(({ currency: { name, symbol }, network }) => {
            const current = state.purchaseCurrency?.symbol === symbol && state.network === network.name
            return (
              <Row
                key={`${symbol} ${network.name}`}
                icon={<NetworkIcon name={symbol} src={imageUrl(options, 'Token', symbol)} />}
                title={symbol}
                subtitle={t('onramp.onNetwork', { name, network: network.display_name })}
                current={current}
                trailing={current ? <CheckIcon /> : undefined}
                onClick={() => {
                  change({ type: 'buy', symbol, network: network.name })
                  void back()
                }}
              />
            )
          })}
        </List>
      )}
      <span className="hidden" role="status">
        {query && t('a11y.results', { count: rows.length })}
      </span>
    </div>
  )
}

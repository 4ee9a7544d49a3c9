import { useFormat, useT } from '../../ui/words/i18n.tsx'
import { Fact } from './Facts.tsx'

/** How much of the one is given for one of the other. */
export function RateFact({ rate, from, to }: { rate: string; from: string; to: string }) {
  const t = useT()
  const format = useFormat()
  return (
    <Fact label={t('swap.rate')}>
      {t('swap.rateOf', {
        one: format.amount('1', { symbol: from }),
        other: format.amount(rate, { decimals: 18, symbol: to }),
      })}
    </Fact>
  )
}

import { goBack } from '../../core/modal/leaveView.ts'
import { imageUrl } from '../../core/server/apiUrl.ts'
import { Glyph, List, Row } from '../../ui/controls/Row.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { CheckIcon } from '../../ui/pictures/icons.tsx'
import { NetworkIcon } from '../../ui/pictures/Picture.tsx'
import { useFormat, useT } from '../../ui/words/i18n.tsx'
import { onramp } from './onramp.ts'
import { useMethodName } from './paymentMethod.tsx'

/** In which money to pay, and how; with the limits of each way. */
export default function OnRampPaymentView() {
  const t = useT()
  const { options } = useKit()
  const format = useFormat()
  const methodName = useMethodName()
  const [state, change] = useSlice(onramp)
  const back = useAction(goBack)
  const { paymentCurrencies, paymentCurrency, paymentMethod } = state
  return (
    <List label={t('onramp.payList')}>
      {paymentCurrencies.flatMap(({ id: currency, payment_method_limits }) =>
        payment_method_limits.map(({ id: method, min, max }) => {
          const current = currency === paymentCurrency.id && method === paymentMethod
          return (
            <Row
              key={`${currency} ${method}`}
              icon={
                <NetworkIcon
                  name={currency}
                  src={imageUrl(options, 'Currency', currency)}
                  instead={
                    <Glyph>
                      <b aria-hidden="true" dir="ltr">
                        {signOf(currency)}
                      </b>
                    </Glyph>
                  }
                />
              }
              title={currency}
              subtitle={t('onramp.methodLimits', {
                method: methodName(method),
                min: format.fiat(min, currency),
                max: format.fiat(max, currency),
              })}
              current={current}
              trailing={current ? <CheckIcon /> : undefined}
              onClick={() => {
                change({ type: 'pay', currency, method })
                void back()
              }}
            />
          )
        }),
      )}
    </List>
  )
}

/** `$` for dollars; what has no sign of its own is written out. */
function signOf(currency: string): string {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

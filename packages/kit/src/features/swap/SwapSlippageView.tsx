import { useId, useState } from 'react'
import { goBack } from '../../core/modal/leaveView.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { readAmount, separatorOf, shownAmount } from '../../ui/controls/typedAmount.ts'
import { useAction, useSlice } from '../../ui/kit.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import { useFormat, useT } from '../../ui/words/i18n.tsx'
import css from './SwapSlippageView.css?inline'
import { isHighSlippage, isLowSlippage, parseSlippage, slippagePresets } from './slippage.ts'
import { swapDraft } from './swapDraft.ts'

/** How much worse than its offer a swap may become before the chain refuses it. */
export default function SwapSlippageView() {
  useStyles(css)
  const t = useT()
  const format = useFormat()
  const [draft, change] = useSlice(swapDraft)
  const back = useAction(goBack)
  const [text, setText] = useState(draft.slippage)
  const field = useId()
  const hint = useId()
  const tolerance = parseSlippage(text)
  const percent = (value: string) => t('swap.percent', { value: format.amount(value, { decimals: 4 }) })
  return (
    <form
      className="slippage"
      onSubmit={(event) => {
        event.preventDefault()
        if (tolerance === undefined) return
        change({ type: 'slippage', slippage: text.replace(/\.$/, '') })
        void back()
      }}
    >
      <p className="prose">{t('swap.slippage.about')}</p>
      <fieldset className="slippage-presets">
        <legend className="hidden">{t('swap.slippage.presets')}</legend>
        {slippagePresets.map((preset) => (
          <button key={preset} type="button" aria-pressed={text === preset} onClick={() => setText(preset)}>
            {percent(preset)}
          </button>
        ))}
      </fieldset>
      <div className="slippage-field">
        <label htmlFor={field}>{t('swap.slippage.custom')}</label>
        <input
          id={field}
          className="numeric"
          inputMode="decimal"
          autoComplete="off"
          value={shownAmount(text, separatorOf(format))}
          aria-describedby={hint}
          aria-invalid={tolerance === undefined || undefined}
          onChange={({ target }) => {
            const typed = readAmount(target.value, separatorOf(format))
            if (typed !== undefined) setText(typed)
          }}
        />
        <span aria-hidden="true">{t('swap.percentSign')}</span>
      </div>
      <p id={hint} className="slippage-hint" role="status">
        {tolerance === undefined && <span data-tone="negative">{t('swap.slippage.invalid')}</span>}
        {tolerance !== undefined && isHighSlippage(tolerance) && (
          <span data-tone="warning">{t('swap.slippage.high')}</span>
        )}
        {tolerance !== undefined && isLowSlippage(tolerance) && (
          <span data-tone="warning">{t('swap.slippage.low')}</span>
        )}
      </p>
      <Button type="submit" disabled={tolerance === undefined}>
        {t('swap.slippage.save')}
      </Button>
    </form>
  )
}

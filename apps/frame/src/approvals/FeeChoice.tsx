/** @jsxImportSource preact */
import type { ApprovalView } from '@latchkey/chains/approval'
import { useId } from 'preact/hooks'
import { useT } from '../screens/words.tsx'
import { limitText } from './ActionText.tsx'

export type FeeChoiceProps = {
  /** With its choices. */
  view: ApprovalView
  /** Undefined for the view itself. */
  chosen: number | undefined
  onChoose: (choice: number | undefined) => void
}

/** The visitor chooses what the fee is paid in. What happens changes with it, as an allowance may be part of it. */
export function FeeChoice({ chosen, onChoose, view }: FeeChoiceProps) {
  const t = useT()
  const name = useId()
  const { choices = [], ...first } = view
  return (
    <fieldset className="approval-fees">
      <legend>{t('approval.label.fee')}</legend>
      {[first, ...choices].map(({ fee, simulation }, index) => (
        <label key={String(index)}>
          <input
            type="radio"
            name={name}
            checked={(chosen ?? -1) === index - 1}
            onChange={() => onChoose(index === 0 ? undefined : index - 1)}
          />
          <span>
            {fee && limitText(fee, t)}
            {simulation === 'unfunded' && <small>{t('approval.unfunded.title')}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

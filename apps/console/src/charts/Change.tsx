import { changeOf } from './scale.ts'
import './charts.css'

/** How much more or less than before. */
export function Change({ now, before, text, isGoodLess }: Change.Props) {
  const share = changeOf(now, before)
  if (share === undefined) return <span className="change">–</span>
  const isGood = isGoodLess ? share < 0 : share > 0
  const tone = Math.abs(share) < 0.005 ? '' : isGood ? ' positive' : ' negative'
  return (
    <span className={`change${tone}`}>
      <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
        <path d={share < 0 ? 'M5 8 1.5 3h7z' : 'M5 2l3.5 5h-7z'} />
      </svg>
      {text(share)}
    </span>
  )
}

export declare namespace Change {
  type Props = {
    now: number
    before: number | null | undefined
    /** Says a share such as 0.12. */
    text: (share: number) => string
    /** For errors. */
    isGoodLess?: boolean | undefined
  }
}

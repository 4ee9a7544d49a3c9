import { Checkbox } from '../../ui/Field.tsx'
import { useT } from '../../words/Words.tsx'
import { spans } from './range.ts'
import type { useShown } from './useShown.tsx'
import './insights.css'

/** Chooses what the page shows, and whether beside the time before. */
export function RangePicker({ shown, isByDay }: { shown: ReturnType<typeof useShown>; isByDay?: boolean }) {
  const t = useT()
  return (
    <div className="insights-range">
      <fieldset>
        <legend className="hidden">{t('insights.range')}</legend>
        {spans.map((span) => (
          <label key={span}>
            <input
              type="radio"
              name="range"
              checked={span === shown.span}
              onChange={() => shown.set({ span })}
            />
            <span>{t(span === '24h' && isByDay ? 'insights.range.today' : `insights.range.${span}`)}</span>
          </label>
        ))}
      </fieldset>
      <Checkbox
        label={t('insights.compare')}
        isOn={shown.isCompared}
        onToggle={(isCompared) => shown.set({ isCompared })}
      />
    </div>
  )
}

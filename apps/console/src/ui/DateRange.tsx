import { useT } from '../words/Words.tsx'
import { Field, Select, TextInput } from './Field.tsx'
import './DateRange.css'

/** Days as `2026-01-31`, both included. */
export type Range = { readonly from: string; readonly to: string }

const presets = [1, 7, 30, 90, 365] as const
const dayMs = 86_400_000

/** The last `days` days, today included, in UTC as the server counts. */
export function lastDays(days: number, now = Date.now()): Range {
  return { from: dayOf(now - (days - 1) * dayMs), to: dayOf(now) }
}

/** Chooses a range: one of the usual ones, or two days. */
export function DateRange({ range, onRange }: { range: Range; onRange: (range: Range) => void }) {
  const t = useT()
  const days = presets.find((preset) => {
    const { from, to } = lastDays(preset)
    return from === range.from && to === range.to
  })
  return (
    <fieldset className="date-range">
      <legend className="hidden">{t('shell.range')}</legend>
      <Select
        aria-label={t('shell.range')}
        value={String(days ?? '')}
        onValue={(value) => value && onRange(lastDays(Number(value)))}
      >
        {!days && <option value="">{t('shell.rangeOwn')}</option>}
        {presets.map((preset) => (
          <option key={preset} value={preset}>
            {t('shell.lastDays', { count: preset })}
          </option>
        ))}
      </Select>
      <Field label={<span className="hidden">{t('shell.from')}</span>}>
        <TextInput
          type="date"
          value={range.from}
          max={range.to}
          onValue={(from) => from && from <= range.to && onRange({ ...range, from })}
        />
      </Field>
      <Field label={<span className="hidden">{t('shell.to')}</span>}>
        <TextInput
          type="date"
          value={range.to}
          min={range.from}
          max={dayOf(Date.now())}
          onValue={(to) => to && to >= range.from && onRange({ ...range, to })}
        />
      </Field>
    </fieldset>
  )
}

function dayOf(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10)
}

import { useMemo } from 'react'
import { useFormat, useT, useWords } from '../../words/Words.tsx'

/** Times of points and changes, as the member writes them. Days are those of UTC, as the server counts. */
export function useNumbers() {
  const { locale } = useWords()
  const t = useT()
  const { compact, number, percent } = useFormat()
  return useMemo(() => {
    const tag = locale === 'ar' ? 'ar-u-nu-latn' : locale
    const day = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' })
    const longDay = new Intl.DateTimeFormat(tag, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    })
    const hour = new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit' })
    const longHour = new Intl.DateTimeFormat(tag, { weekday: 'short', hour: 'numeric', minute: '2-digit' })
    const share = new Intl.NumberFormat(tag, {
      style: 'percent',
      maximumFractionDigits: 0,
      signDisplay: 'exceptZero',
    })
    return {
      number,
      compact,
      percent,
      timeText: (step: 'hour' | 'day') => (time: number, isLong: boolean) =>
        (step === 'hour' ? (isLong ? longHour : hour) : isLong ? longDay : day).format(time),
      changeText: (value: number) =>
        Math.abs(value) >= 10
          ? t('insights.manyTimes', { times: number(Math.round(value + 1)) })
          : share.format(value),
    }
  }, [locale, t, compact, number, percent])
}

import type { Dimension } from '@latchkey/protocol/http/insights'
import { useMemo } from 'react'
import { chainName } from '../../words/chainName.ts'
import { useT, useWords } from '../../words/Words.tsx'

/** Names values as members know them: networks, and languages with their region. */
export function useValueName(dimension: Dimension): (value: string) => string {
  const t = useT()
  const { locale } = useWords()
  return useMemo(() => {
    const languages = new Intl.DisplayNames([locale], { type: 'language', languageDisplay: 'standard' })
    return (value) => {
      if (value === 'other') return t('insights.other')
      if (dimension === 'network') return chainName(value)
      if (dimension === 'timeZone') return value.replaceAll('_', ' ')
      if (dimension !== 'language') return value
      try {
        return languages.of(value) ?? value
      } catch {
        return value
      }
    }
  }, [t, locale, dimension])
}

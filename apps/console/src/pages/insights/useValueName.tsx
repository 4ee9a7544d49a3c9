import type { Dimension } from '@latchkey/protocol/http/insights'
import { useMemo } from 'react'
import { useT, useWords } from '../../words/Words.tsx'

/** Networks that most projects use; the others are shown by their id. */
const networks: Readonly<Record<string, string>> = {
  'eip155:1': 'Ethereum',
  'eip155:10': 'OP Mainnet',
  'eip155:56': 'BNB Smart Chain',
  'eip155:100': 'Gnosis',
  'eip155:137': 'Polygon',
  'eip155:8453': 'Base',
  'eip155:42161': 'Arbitrum One',
  'eip155:43114': 'Avalanche',
  'eip155:59144': 'Linea',
  'eip155:11155111': 'Sepolia',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'Solana',
  'bip122:000000000019d6689c085ae165831e93': 'Bitcoin',
  'cosmos:cosmoshub-4': 'Cosmos Hub',
  'polkadot:91b171bb158e2d3848fa23a9f1c25182': 'Polkadot',
}

/** Names values as members know them: networks, and languages with their region. */
export function useValueName(dimension: Dimension): (value: string) => string {
  const t = useT()
  const { locale } = useWords()
  return useMemo(() => {
    const languages = new Intl.DisplayNames([locale], { type: 'language', languageDisplay: 'standard' })
    return (value) => {
      if (value === 'other') return t('insights.other')
      if (dimension === 'network') return networks[value] ?? value
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

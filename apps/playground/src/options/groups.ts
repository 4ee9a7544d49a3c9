import type { OptionInfo } from './option.ts'
import { options } from './options.gen.ts'

export type Group = { readonly id: string; readonly title: string; readonly options: readonly OptionInfo[] }

const titles: Readonly<Record<string, string>> = {
  theme: 'Theme',
  chains: 'Networks',
  features: 'Features',
  wallets: 'Wallets',
  app: 'Your app',
  server: 'Server and sign-in',
  trusted: 'Trusted',
}

const groupOf: Readonly<Record<string, string>> = {
  drivers: 'chains',
  allowUnsupportedChain: 'chains',
  enableNetworkSwitch: 'chains',
  connectors: 'wallets',
  connectorOrder: 'wallets',
  walletFeatureOrder: 'features',
  locale: 'theme',
  strings: 'theme',
  api: 'server',
  projectId: 'server',
  siwx: 'server',
  siweConfig: 'server',
  basic: 'server',
}

function idOf({ path }: OptionInfo): string {
  const [first = ''] = path.split('.')
  return groupOf[first] ?? (first in titles ? first : 'app')
}

/** All options, as they are shown. */
export const groups: readonly Group[] = Object.entries(titles).map(([id, title]) => ({
  id,
  title,
  options: options.filter((option) => idOf(option) === id),
}))

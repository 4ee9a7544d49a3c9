import type { EmbeddedAccount } from '../../connectors/embedded/embeddedUser.ts'
import { useT } from '../../ui/words/i18n.tsx'

/** What the visitor calls an account, or its number. */
export function useAccountName(): (account: EmbeddedAccount) => string {
  const t = useT()
  return ({ index, name }) => name ?? t('walletAccounts.numbered', { number: index + 1 })
}

import type { Allowance } from '@latchkey/protocol/http/allowances'
import { useKit } from '../../ui/kit.tsx'
import { NetworkIcon, WalletIcon } from '../../ui/pictures/Picture.tsx'

/** What may be taken: tokens are round, collections are not. */
export function AllowedIcon({ allowance, size }: { allowance: Allowance; size?: number }) {
  const kit = useKit()
  const { kind, token } = allowance
  const Icon = kind === 'collection' ? WalletIcon : NetworkIcon
  const name = token.symbol || token.name || ''
  return <Icon name={name} src={token.iconUrl || undefined} size={size} svg={!kit.options.strictCsp} />
}

import { parseAccountId } from '@latchkey/protocol/caip'
import type { Allowance } from '@latchkey/protocol/http/allowances'
import { useKit } from '../../ui/kit.tsx'
import { TokenPicture, WalletIcon } from '../../ui/pictures/Picture.tsx'

/** What may be taken: tokens are round, collections are not. */
export function AllowedIcon({ allowance, size }: { allowance: Allowance; size?: number }) {
  const kit = useKit()
  const { kind, token } = allowance
  const icon = token.iconUrl || undefined
  const shared = { size, svg: !kit.options.strictCsp }
  if (kind === 'collection') return <WalletIcon name={token.symbol || token.name} src={icon} {...shared} />
  const { chainId, address, namespace } = parseAccountId(token.id)
  const id = kit.driver(namespace).assets.id(chainId, address)
  return <TokenPicture token={{ ...token, id, address, icon }} {...shared} />
}

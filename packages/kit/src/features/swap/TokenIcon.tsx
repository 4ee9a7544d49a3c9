import { holdings } from '../../core/holdings/holdings.ts'
import { useKit, useSlice } from '../../ui/kit.tsx'
import { TokenPicture } from '../../ui/pictures/Picture.tsx'
import type { TradeToken } from './tradeToken.ts'

/** A token as the account shows it: the coin of a network is not the network. */
export function TokenIcon({ token, size }: { token: TradeToken; size?: number }) {
  const kit = useKit()
  const [state] = useSlice(holdings)
  const held = state.status === 'ready' ? state.tokens.find((one) => one.id === token.id) : undefined
  return (
    <TokenPicture
      token={{ ...token, icon: held?.icon ?? token.icon }}
      size={size}
      svg={!kit.options.strictCsp}
    />
  )
}

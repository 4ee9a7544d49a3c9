import { holdings } from '../../core/holdings.ts'
import { useKit, useSlice } from '../../ui/kit.tsx'
import { NetworkIcon } from '../../ui/Picture.tsx'
import type { TradeToken } from './tradeToken.ts'

/** A token as the account shows it: the coin of a network is not the network. */
export function TokenIcon({ token, size }: { token: TradeToken; size?: number }) {
  const kit = useKit()
  const [state] = useSlice(holdings)
  const held = state.status === 'ready' ? state.tokens.find((one) => one.id === token.id) : undefined
  return (
    <NetworkIcon
      name={token.symbol}
      src={held?.icon ?? token.icon}
      size={size}
      svg={!kit.options.strictCsp}
    />
  )
}

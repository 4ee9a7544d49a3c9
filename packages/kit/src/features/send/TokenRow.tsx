import { formatAmount } from '@latchkey/protocol/amount'
import type { ReactNode } from 'react'
import { worthOf } from '../../core/holdings/heldToken.ts'
import type { Token } from '../../core/holdings/holdings.ts'
import { Row } from '../../ui/controls/Row.tsx'
import { useKit } from '../../ui/kit.tsx'
import { TokenPicture } from '../../ui/pictures/Picture.tsx'
import { useFormat } from '../../ui/words/i18n.tsx'

export type TokenRowProps = {
  token: Token
  subtitle: ReactNode
  /** Without how much there is, where that stands elsewhere. */
  plain?: boolean | undefined
  chevron?: boolean | undefined
  current?: boolean | undefined
  onClick(): void
}

/** A token, how much of it there is, and what that is worth. */
export function TokenRow({ token, subtitle, plain, chevron, current, onClick }: TokenRowProps) {
  const format = useFormat()
  const worth = worthOf(token.units, token)
  return (
    <Row
      icon={<TokenIcon token={token} />}
      title={<bdi>{token.name}</bdi>}
      subtitle={subtitle}
      chevron={chevron}
      current={current}
      trailing={
        plain ? undefined : (
          <span className="send-held numeric">
            <span>{format.amount(formatAmount(token.units, token.decimals), { decimals: 4 })}</span>
            <span>{worth === undefined ? '—' : format.fiat(worth)}</span>
          </span>
        )
      }
      onClick={onClick}
    />
  )
}

export function TokenIcon({ token, size }: { token: Token; size?: number }) {
  const kit = useKit()
  return <TokenPicture token={token} size={size} svg={!kit.options.strictCsp} />
}

import type { ReactNode } from 'react'
import { appearance } from '../../core/config/appearance.ts'
import { languageOf } from '../../core/config/language.ts'
import { useSlice } from '../../ui/kit.tsx'
import { createNumbers } from '../../ui/words/format.ts'
import { useNetwork } from './hooks.tsx'
import { useBalance } from './useBalance.tsx'

/** Network and balance on a button. What is not known is not shown. */
export default function AccountDetails({
  balance,
  network,
}: {
  balance: boolean | undefined
  network: boolean | undefined
}): ReactNode {
  const { network: current } = useNetwork()
  return (
    <>
      {network && current && <span className="lk-detail">{current.name}</span>}
      {balance && <Balance />}
    </>
  )
}

function Balance() {
  const { symbol, text } = useBalance()
  const [{ locale }] = useSlice(appearance)
  if (text === undefined || symbol === undefined) return null
  return <span className="lk-detail">{createNumbers(languageOf(locale).tag).amount(text, { symbol })}</span>
}

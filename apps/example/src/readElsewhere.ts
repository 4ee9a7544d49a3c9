import type { Connector } from 'latchkey'
import { baseAccount } from 'latchkey/base-account'
import { safe } from 'latchkey/safe'

/**
 * Wallets that live elsewhere: `?safe=https://app.safe.global` connects the Safe of a web app of that
 * origin, `?base-account=https://keys.coinbase.com/connect` lists Base Account.
 */
export function readElsewhere(settings: URLSearchParams): readonly Connector[] {
  const origin = settings.get('safe')
  const url = settings.get('base-account')
  return [...(origin ? [safe({ allowedOrigins: [origin] })] : []), ...(url ? [baseAccount({ url })] : [])]
}

import type { Connector } from 'latchkey'
import { baseAccount } from 'latchkey/base-account'

/** `?baseAccount=https://keys.coinbase.com/connect` lists Base Account. */
export const read = (url: string): Connector => baseAccount({ url })

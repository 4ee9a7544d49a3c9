import { multichain } from 'latchkey/multichain'

/** `?multichain` connects installed wallets with one consent for all their families. */
export const read = multichain

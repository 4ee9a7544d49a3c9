import type { ServerErrorEntry } from './server.ts'

/** After the signature was verified, so only the wallet's owner learns of it. */
export const linkedWalletTaken = {
  code: 'links/taken',
  message: 'This wallet is linked to another user',
  status: 409,
  field: 'linkId',
} as const satisfies ServerErrorEntry

export const linkedWalletsFull = {
  code: 'links/full',
  message: 'No more wallets can be linked. Unlink one first',
  status: 409,
  field: '',
} as const satisfies ServerErrorEntry

export const linkEnded = {
  code: 'links/ended',
  message: 'The message has expired or has been signed. Start again',
  status: 401,
  field: 'linkId',
} as const satisfies ServerErrorEntry

import type { Transfers } from '../driver.ts'
import { getRecipient } from './getRecipient.ts'
import { getTransferFee } from './getTransferFee.ts'
import { transfer } from './transfer.ts'

// Apart from the other capabilities of a wallet: it is needed with the review of a transfer.
export const transfers: Transfers = { fee: getTransferFee, send: transfer, recipient: getRecipient }

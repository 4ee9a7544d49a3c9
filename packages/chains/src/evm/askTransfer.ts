// Everything that sending needs, in one chunk that loads on demand.
export { getRecipient } from './getRecipient.ts'
export { getTransferFee } from './getTransferFee.ts'
export { canPermit, signPermit } from './permit.ts'
export { resolveName } from './resolveName.ts'
export { revocation } from './revocation.ts'
export { simulate } from './simulate.ts'
export { toAddress } from './toAddress.ts'
export { toTransfer, transfer } from './transfer.ts'

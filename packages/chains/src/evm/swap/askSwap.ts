// Everything that checks swaps, in one chunk that loads on demand.
export { judgeSwap } from './judgeSwap.ts'
export { knownToken } from './knownToken.ts'
export { readMarket } from './readMarket.ts'

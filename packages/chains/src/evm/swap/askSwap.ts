// Everything that checks swaps, in one chunk that loads on demand.
export { judgeSwap } from './judgeSwap.ts'
export { readMarket } from './readMarket.ts'

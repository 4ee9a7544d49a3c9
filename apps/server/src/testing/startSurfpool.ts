// The same node that the driver's tests stand on.
export { type Surfpool, startSurfpool } from '@latchkey/chains/solana/testingNode'

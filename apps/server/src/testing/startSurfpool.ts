// The same node as in the driver's tests.
export { type Surfpool, startSurfpool } from '@latchkey/chains/solana/testingNode'

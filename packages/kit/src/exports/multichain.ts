export { multichain } from '../connectors/multichain/multichain.ts'

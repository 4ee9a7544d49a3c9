export { safe } from '../connectors/safe/safe.ts'

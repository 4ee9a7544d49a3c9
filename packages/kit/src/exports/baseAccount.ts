export { baseAccount } from '../connectors/baseAccount/baseAccount.ts'

export { type LoginPage, logInWithTestEmail } from '../connectors/embedded/testingPlaywright.ts'
export * from './testingPlaywright.gen.ts'

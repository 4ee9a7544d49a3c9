// Everything of the package that a page without a bundler can set up, as `latchkey-kit.js`.
export * from '../index.ts'
export { mountLatchkey } from '../mount.tsx'
export { getAccessToken, localSiwx, serverSiwx, signIn, signOut, siwx } from '../siwx.ts'
export { walletConnect } from '../walletconnect.ts'
export * from './families.gen.ts'

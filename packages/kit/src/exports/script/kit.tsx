// The whole package for pages without a bundler, as `latchkey-kit.js`.
export { defineButton } from '../element.tsx'
export * from '../index.ts'
export { mountLatchkey } from '../mount.tsx'
export { getAccessToken, localSiwx, serverSiwx, signIn, signOut, siwx } from '../siwx.ts'
export { walletConnect } from '../walletconnect.ts'
export * from './families.gen.ts'

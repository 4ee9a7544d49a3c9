export { launchIntent } from './launchIntent.ts'
export { createMobileWallet, type MobileWallet } from './mobileWallet.ts'

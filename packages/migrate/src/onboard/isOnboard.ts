export const isOnboard = (module: string): boolean => /^@web3-onboard\/[\w-]+(\/|$)/.test(module)

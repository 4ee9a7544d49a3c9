export const isRainbowKit = (module: string): boolean =>
  /^@rainbow-me\/rainbowkit(-siwe-next-auth)?(\/|$)/.test(module)

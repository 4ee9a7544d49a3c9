export const isAppKit = (module: string): boolean => /^@reown\/appkit[\w-]*(\/|$)/.test(module)

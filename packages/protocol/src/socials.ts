/** Accounts one can log in with through the secure frame. */
export const socialProviders = ['google', 'github', 'apple', 'facebook', 'x', 'discord'] as const
export type SocialProvider = (typeof socialProviders)[number]

/** In the order they are shown. Farcaster logs in by a code to scan, not through a provider's page. */
export const defaultSocials = ['google', 'x', 'farcaster', 'discord', 'apple', 'github', 'facebook'] as const
export type Social = (typeof defaultSocials)[number]

export function isSocialProvider(value: unknown): value is SocialProvider {
  return socialProviders.includes(value as SocialProvider)
}

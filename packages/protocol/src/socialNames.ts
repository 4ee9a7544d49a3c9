import type { SocialProvider } from './http/social.ts'

/** What providers of social logins call themselves, in every language. */
export const socialNames: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  x: 'X',
  farcaster: 'Farcaster',
  discord: 'Discord',
  apple: 'Apple',
  github: 'GitHub',
  facebook: 'Facebook',
  passkey: 'Passkey',
}

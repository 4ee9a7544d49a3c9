import { useT } from '../../words/Words.tsx'

const kinds = ['email', 'passkey', 'guest', 'token', 'totp', 'kit', 'escrow'] as const
type Kind = (typeof kinds)[number]
/** As they write themselves; names are the same in every language. */
const providers: Readonly<Record<string, string>> = {
  github: 'GitHub',
  x: 'X',
  google: 'Google',
  apple: 'Apple',
  discord: 'Discord',
  facebook: 'Facebook',
  farcaster: 'Farcaster',
}

/** The name of a way to log in, or of a factor of the wallet. */
export function useKindWords(): (kind: string) => string {
  const t = useT()
  return (kind) =>
    kinds.includes(kind as Kind) ? t(`users.kind.${kind as Kind}`) : (providers[kind] ?? kind)
}

import type { SocialProvider } from '@latchkey/protocol/http/social'
import { features } from '../../core/config/features.ts'
import type { Kit } from '../../core/kit.ts'
import { type Device, readDevice } from '../../core/wallets/device.ts'
import type { EmbeddedOptions } from './embeddedOptions.ts'

/** An account to log in with, or none. */
export type Way = SocialProvider | 'guest'

const defaultSocials: readonly SocialProvider[] = [
  'google',
  'x',
  'farcaster',
  'discord',
  'apple',
  'github',
  'facebook',
  'passkey',
]

/** Login pages that do not work in the browser of Telegram. */
const brokenInTelegram: Readonly<Record<Device['os'], readonly SocialProvider[]>> = {
  ios: ['google'],
  mac: ['x'],
  android: ['facebook', 'x'],
  other: [],
}

/**
 * The accounts that visitors can log in with here, in the order of the host, and `guest` after them
 * if they need none: where a passkey can keep what a guest has.
 */
export function socialsOf(
  kit: Kit,
  { guest, socials: wanted = defaultSocials }: Pick<EmbeddedOptions, 'guest' | 'socials'> = {},
  { os, telegram }: Pick<Device, 'os' | 'telegram'> = readDevice(),
): readonly Way[] {
  const { features: on, socialLogins = [] } = features.of(kit).get()
  if (!on.socials) return []
  const shown: Way[] = wanted.filter(
    (one, index) =>
      socialLogins.includes(one) &&
      wanted.indexOf(one) === index &&
      !(telegram && brokenInTelegram[os].includes(one)) &&
      (one !== 'passkey' || typeof globalThis.PublicKeyCredential === 'function'),
  )
  if (guest && socialLogins.includes('guest') && shown.includes('passkey')) shown.push('guest')
  return shown
}

import { socialNames } from '@latchkey/protocol/socialNames'
import { logInAsGuest } from '../../connectors/embedded/logInAsGuest.ts'
import { prepareLogin } from '../../connectors/embedded/logInByEmail.ts'
import { logInByFarcaster } from '../../connectors/embedded/logInByFarcaster.ts'
import { logInByPasskey } from '../../connectors/embedded/logInByPasskey.ts'
import { logInBySocial } from '../../connectors/embedded/logInBySocial.ts'
import type { Way } from '../../connectors/embedded/socials.ts'
import type { Kit } from '../../core/kit.ts'
import { button, element, shape } from '../../ui/dom.ts'
import { socialShape } from './socialShapes.ts'
import type { Words } from './words.ts'

/** With more than these, names have no room. */
const maxNamed = 2

/** Draws a button for each account that visitors can log in with, and below them one for guests. */
export function drawSocials(kit: Kit, parent: HTMLElement, ways: readonly Way[], t: Words): void {
  const providers = ways.filter((way) => way !== 'guest')
  const isNamed = providers.length <= maxNamed
  const buttons = providers.map((provider) => {
    const isPasskey = provider === 'passkey'
    const name = isPasskey ? t('embedded.passkey.name') : socialNames[provider]
    const label = isPasskey
      ? t('embedded.passkey.continue')
      : t('embedded.social.continue', { provider: name })
    const named = providers.length === 1 ? label : name
    const made = button(
      { class: 'social', 'data-provider': provider, 'aria-label': label, title: isNamed ? undefined : label },
      () => logIn(kit, provider),
      shape(socialShape(provider)),
      isNamed && element('span', {}, named),
    )
    return element('li', {}, made)
  })
  const list = element('ul', { 'aria-label': t('embedded.social.list') }, ...buttons)
  // The visitor means to log in: the wallet is ready when the click comes.
  parent.addEventListener('pointerenter', () => void prepareLogin(kit), { once: true })
  const guest =
    ways.includes('guest') &&
    button(
      { class: 'button quiet', 'data-provider': 'guest' },
      () => void logInAsGuest(kit),
      element('span', {}, t('embedded.guest.continue')),
    )
  parent.replaceChildren(list, ...(guest ? [guest] : []))
}

function logIn(kit: Kit, provider: Exclude<Way, 'guest'>): void {
  if (provider === 'farcaster') void logInByFarcaster(kit)
  else if (provider === 'passkey') void logInByPasskey(kit)
  else void logInBySocial(kit, provider)
}

import type { LoginFormArgs } from '../../core/connections/connector.ts'
import type { Kit } from '../../core/kit.ts'
import { element } from '../../ui/dom.ts'
import { consentNote } from './consentNote.ts'
import type { Documents } from './documents.ts'
import { holdChoices } from './holdChoices.ts'
import { wordsIn } from './wordsIn.ts'

/**
 * Draws the box. Until it is ticked, what else the view offers only points to it. Where no consent is
 * required, the links are drawn alone.
 */
export function drawConsent(
  parent: HTMLElement,
  { isConsentRequired = true, privacyUrl, termsUrl }: Documents & { isConsentRequired?: boolean | undefined },
  { host, language }: LoginFormArgs,
): void {
  // The kit passes itself to its connectors.
  const kit = host as Kit
  const say = wordsIn(kit, language)
  const links = {
    terms: termsUrl && link(termsUrl, say('legal.terms'), say('legal.newTab')),
    privacy: privacyUrl && link(privacyUrl, say('legal.privacy'), say('legal.newTab')),
  }
  const kind = isConsentRequired ? 'agree' : 'goOn'
  const which = links.terms && links.privacy ? '' : links.terms ? 'Terms' : 'Privacy'
  const words = say(`legal.${kind}${which}`)
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 ? links[part as keyof typeof links] : part))
  const text = element('span', {}, ...words.filter(isShown))
  if (!isConsentRequired) {
    const notice = element('p', { class: 'consent-label notice' }, text)
    parent.replaceChildren(element('div', { class: 'consent' }, notice))
    return
  }

  const box = element('input', { type: 'checkbox', tabindex: '0', 'aria-describedby': errorId })
  box.checked = consentNote.isGiven(kit, { privacyUrl, termsUrl })
  const error = element('p', { class: 'consent-error', id: errorId, role: 'alert' })
  const label = element('label', { class: 'consent-label' }, box, text)
  const around = element('div', { class: 'consent' }, label, error)

  box.addEventListener('change', () => {
    consentNote.write(kit, box.checked ? { privacyUrl, termsUrl } : undefined)
    if (!box.checked) return
    box.removeAttribute('aria-invalid')
    error.replaceChildren()
  })
  parent.replaceChildren(around)
  holdChoices(parent, host, () => {
    if (box.checked) return false
    box.setAttribute('aria-invalid', 'true')
    error.textContent = say('legal.needed')
    box.focus()
    return true
  })
}

const errorId = 'consent-error'

function link(url: string, text: string, about: string): HTMLElement {
  const attributes = { href: url, target: '_blank', rel: 'noopener noreferrer' }
  return element('a', attributes, text, element('span', { class: 'hidden' }, ` ${about}`))
}

function isShown<Part>(part: Part | '' | undefined): part is Part {
  return part !== '' && part !== undefined
}

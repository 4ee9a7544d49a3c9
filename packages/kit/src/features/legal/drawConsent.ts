import type { LoginFormArgs } from '../../core/connections/connector.ts'
import type { Kit } from '../../core/kit.ts'
import { element } from '../../ui/dom.ts'
import type { Locale } from '../../ui/words/messages/keys.gen.ts'
import { stringsOf } from '../../ui/words/strings.ts'
import { consentNote } from './consentNote.ts'
import type { Documents } from './documents.ts'
import { legalWords } from './legalWords.gen.ts'

type Word = keyof (typeof legalWords)['en']

/** Draws the box. Until it is ticked, what else the view offers only points to it. */
export function drawConsent(parent: HTMLElement, urls: Documents, { host, language }: LoginFormArgs): void {
  // The kit passes itself to its connectors.
  const kit = host as Kit
  const say = (key: Word) => stringsOf(kit, language as Locale)[key] ?? legalWords[language as Locale][key]
  const links = {
    terms: urls.termsUrl && link(urls.termsUrl, say('legal.terms'), say('legal.newTab')),
    privacy: urls.privacyUrl && link(urls.privacyUrl, say('legal.privacy'), say('legal.newTab')),
  }
  const sentence =
    links.terms && links.privacy ? 'legal.agree' : links.terms ? 'legal.agreeTerms' : 'legal.agreePrivacy'
  const box = element('input', { type: 'checkbox', tabindex: '0', 'aria-describedby': errorId })
  box.checked = consentNote.isGiven(kit, urls)
  const words = say(sentence)
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 ? links[part as keyof typeof links] : part))
  const error = element('p', { class: 'consent-error', id: errorId, role: 'alert' })
  const label = element(
    'label',
    { class: 'consent-label' },
    box,
    element('span', {}, ...words.filter(isShown)),
  )
  const around = element('div', { class: 'consent' }, label, error)

  box.addEventListener('change', () => {
    consentNote.write(kit, box.checked ? urls : undefined)
    if (!box.checked) return
    box.removeAttribute('aria-invalid')
    error.replaceChildren()
  })
  /** Buttons stay enabled: one that does nothing and does not say why helps no visitor. */
  function hold(event: Event): void {
    const target = event.composedPath()[0] as Element
    const isAway = !around.isConnected || around.contains(target)
    const isChoice = event.type === 'submit' || target.closest?.('button:not(.quiet)')
    if (isAway || box.checked || !isChoice) return
    event.preventDefault()
    event.stopImmediatePropagation()
    box.setAttribute('aria-invalid', 'true')
    error.textContent = say('legal.needed')
    box.focus()
  }
  parent.replaceChildren(around)
  // Where it is drawn is only known once it is part of the view.
  requestAnimationFrame(() => {
    const view = parent.parentElement
    for (const type of ['click', 'submit'])
      view?.addEventListener(type, hold, { capture: true, signal: host.signal })
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

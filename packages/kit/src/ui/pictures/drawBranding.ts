import { element } from '../dom.ts'
import type { FirstWords } from '../words/firstWords.ts'
import css from './Branding.css?inline'

export const projectPage = 'https://latchkey.dev'

export const brandingStyles = [css]

/** Draws what `Branding` does, without React. */
export function drawBranding(t: FirstWords): HTMLElement {
  return element(
    'footer',
    { class: 'branding' },
    element(
      'a',
      { href: projectPage, target: '_blank', rel: 'noopener noreferrer' },
      t('branding.poweredBy', { name: 'Latchkey' }),
      element('span', { class: 'hidden' }, ` (${t('a11y.newTab')})`),
    ),
  )
}

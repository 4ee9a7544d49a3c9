import type { LoginFormArgs } from '../../core/connections/connector.ts'
import type { Kit } from '../../core/kit.ts'
import { element } from '../../ui/dom.ts'
import { holdChoices } from './holdChoices.ts'
import { wordsIn } from './wordsIn.ts'

/** Says that visitors of this place are not served. What else the view offers only points to it. */
export function drawNotice(parent: HTMLElement, { host, language }: LoginFormArgs): void {
  // The kit passes itself to its connectors.
  const say = wordsIn(host as Kit, language)
  const notice = element(
    'div',
    { class: 'place-notice', role: 'note', tabindex: '-1' },
    element('strong', {}, say('legal.place.title')),
    element('span', {}, say('legal.place.body')),
  )
  parent.replaceChildren(notice)
  holdChoices(parent, host, () => {
    notice.focus()
    return true
  })
}

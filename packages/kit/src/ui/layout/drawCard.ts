import iconButtonCss from '../controls/IconButton.css?inline'
import { button, element, shape } from '../dom.ts'
import { close, help, type IconShape, iconFrame } from '../pictures/shapes.ts'
import type { FirstWords } from '../words/firstWords.ts'
import { titleId } from './dialog.ts'
import frameCss from './Frame.css?inline'

export const cardStyles = [frameCss, iconButtonCss]

/** Draws what `Frame` does around the first view, without React. */
export function drawCard({ t, title, view, footer, onHelp, onClose }: drawCard.Options): readonly Node[] {
  const ghosts = element('div', { class: 'ghosts', 'aria-hidden': 'true', inert: '' })
  return [
    element(
      'header',
      { class: 'head' },
      iconButton(t('a11y.help'), help, onHelp),
      element('h1', { id: titleId, class: 'title', tabindex: '-1' }, title),
      iconButton(t('a11y.close'), close, onClose, 'close'),
    ),
    element('div', { class: 'stage' }, ghosts, element('div', { class: 'view' }, ...view)),
    ...(footer ? [footer] : []),
    element('div', { class: 'toasts', role: 'status' }),
  ]
}

export declare namespace drawCard {
  type Options = {
    t: FirstWords
    title: string
    view: readonly Node[]
    footer: Node | undefined
    onHelp(): void
    onClose(): void
  }
}

function iconButton(label: string, icon: IconShape, onClick: () => void, className = ''): HTMLElement {
  const attributes = { class: `icon-button ${className}`, 'aria-label': label }
  return button(attributes, onClick, element('span', {}, shape(iconFrame(icon))))
}

import { type ButtonState, buttonLabel } from '../../ui/controls/buttonLabel.ts'
import css from '../../ui/controls/hostButton.css?inline'

/** Draws the button of a custom element, in a shadow root. */
export function drawButton(element: HTMLElement) {
  const root = element.attachShadow({ mode: 'open', delegatesFocus: true })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'lk-button'
  root.append(button)
  return {
    button,
    show(...[state, ...words]: Parameters<typeof buttonLabel>): void {
      button.textContent = buttonLabel(state, ...words)
      button.dataset.status = state.status
      if ('address' in state) button.dataset.kind = 'plain'
      else delete button.dataset.kind
    },
  }
}

/** Says what has changed, as an event that crosses shadow roots. */
export function tellChange(element: HTMLElement, detail: ButtonState): void {
  element.dispatchEvent(new CustomEvent('latchkey-change', { detail, bubbles: true, composed: true }))
}

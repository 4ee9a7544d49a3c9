import type { ConnectorHost } from '../../core/connections/connector.ts'

/**
 * Stops presses on what else the view of `parent` offers, for as long as `stop` returns true;
 * it also says why. Buttons stay enabled: one that does nothing and does not say why helps no
 * visitor.
 */
export function holdChoices(parent: HTMLElement, { signal }: ConnectorHost, stop: () => boolean): void {
  function hold(event: Event): void {
    const target = event.composedPath()[0] as Element
    // The view has been drawn again, or the press is on what is drawn here.
    if (!parent.isConnected || parent.contains(target)) return
    const isChoice = event.type === 'submit' || target.closest('button:not(.quiet)')
    if (!isChoice || !stop()) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  // Where it is drawn is only known once it is part of the view.
  requestAnimationFrame(() => {
    const view = parent.parentElement
    for (const type of ['click', 'submit']) view?.addEventListener(type, hold, { capture: true, signal })
  })
}

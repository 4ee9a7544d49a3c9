/**
 * Keeps the panel usable while the modal is open. A modal dialog makes everything outside inert, so
 * the panel moves into the dialog, and back when it closes. `onCovered` is called when it moves in.
 */
export function keepOnTop(host: HTMLElement, layer: HTMLElement, onCovered: () => void): () => void {
  const known = new WeakSet<Element>()
  const observer = new MutationObserver(place)

  function place(): void {
    let parent: Element = document.body
    for (const modal of document.querySelectorAll('latchkey-modal')) {
      if (!modal.shadowRoot) continue
      if (!known.has(modal)) {
        known.add(modal)
        observer.observe(modal.shadowRoot, { subtree: true, attributeFilter: ['open'], childList: true })
      }
      const dialog = modal.shadowRoot.querySelector('dialog[open]')
      if (dialog?.matches(':modal')) parent = dialog
    }
    if (host.parentNode === parent) return
    const isCovered = parent !== document.body
    move(host, parent)
    // Shown again, which puts it above the dialog.
    if (layer.matches(':popover-open')) layer.hidePopover()
    layer.showPopover()
    if (isCovered) onCovered()
  }

  observer.observe(document.body, { childList: true })
  place()
  return () => observer.disconnect()
}

/** Keeps the focus and what is scrolled, where the browser can. */
function move(host: HTMLElement, parent: Element): void {
  const { moveBefore } = parent as { moveBefore?: (node: Node, before: Node | null) => void }
  if (host.isConnected && moveBefore) moveBefore.call(parent, host, null)
  else parent.append(host)
}

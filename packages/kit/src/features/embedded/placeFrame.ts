/**
 * Shows the frame over an element of the card, and keeps it there while the card moves, grows
 * or scrolls. Gives it the focus. Returns a function that hides it and gives the focus back.
 *
 * The frame is not inside the card: moving an iframe in the document reloads it, and the card
 * is scaled while it opens. It is only moved and never scaled or faded, so that the wallet can
 * tell that the visitor sees all of it. What must not be seen yet is clipped.
 */
export function placeFrame(frame: HTMLIFrameElement, place: HTMLElement): () => void {
  const { style } = frame
  const card = place.closest<HTMLElement>('.card')
  const stage = place.closest<HTMLElement>('.stage')
  const at = { left: 0, top: 0 }
  let request = 0
  let isFocused = false

  function follow() {
    request = requestAnimationFrame(follow)
    // While one view replaces another, both are see-through.
    const isMoving = card?.hasAttribute('data-moving') ?? false
    limitHeight(place, card, stage)
    const wanted = place.getBoundingClientRect()
    const { width, height } = sizeOf(place)
    set('width', `${width}px`)
    set('height', `${height}px`)
    const found = frame.getBoundingClientRect()
    // The card is scaled around its centre while it opens; the frame keeps its size.
    at.left += wanted.left + wanted.width / 2 - found.left - width / 2
    at.top += wanted.top + wanted.height / 2 - found.top - height / 2
    set('left', `${at.left}px`)
    set('top', `${at.top}px`)
    set('clipPath', clip(wanted, stage?.getBoundingClientRect()))
    set('borderRadius', cornersOf(card, wanted))
    set('visibility', isMoving ? 'hidden' : 'visible')
    if (isMoving || isFocused) return
    isFocused = true
    frame.focus({ preventScroll: true })
  }
  function set(
    name: 'width' | 'height' | 'left' | 'top' | 'clipPath' | 'borderRadius' | 'visibility',
    value: string,
  ) {
    if (style[name] !== value) style[name] = value
  }

  Object.assign(at, { left: Number.parseFloat(style.left) || 0, top: Number.parseFloat(style.top) || 0 })
  follow()
  return () => {
    cancelAnimationFrame(request)
    const root = frame.getRootNode() as ShadowRoot
    const hadFocus = root.activeElement === frame
    style.visibility = 'hidden'
    // Where a new view puts it too.
    if (hadFocus) root.querySelector<HTMLElement>('.card .title')?.focus({ preventScroll: true })
  }
}

/** Without the scale of the card. */
function sizeOf(place: HTMLElement): { width: number; height: number } {
  return { width: place.offsetWidth, height: place.offsetHeight }
}

/** No higher than the card can be: the frame scrolls inside instead, and is never partly out of sight. */
function limitHeight(place: HTMLElement, card: HTMLElement | null, stage: HTMLElement | null): void {
  if (!card || !stage) return
  const most = Number.parseFloat(getComputedStyle(card).maxHeight)
  if (Number.isNaN(most)) return
  const around = card.offsetHeight - stage.offsetHeight
  const value = `${Math.max(0, most - around)}px`
  if (place.style.maxHeight !== value) place.style.maxHeight = value
}

/** The lower corners of the card, where the frame reaches down into them. */
function cornersOf(card: HTMLElement | null, place: DOMRect): string {
  if (!card) return '0'
  const { borderBottomLeftRadius, borderBottomRightRadius } = getComputedStyle(card)
  const room = card.getBoundingClientRect().bottom - place.bottom
  return room < Number.parseFloat(borderBottomLeftRadius)
    ? `0 0 ${borderBottomRightRadius} ${borderBottomLeftRadius}`
    : '0'
}

/** What is outside the stage, which grows in a moment. */
function clip(place: DOMRect, stage: DOMRect | undefined): string {
  if (!stage) return 'none'
  const over = Math.max(0, stage.top - place.top)
  const under = Math.max(0, place.bottom - stage.bottom)
  return over < 1 && under < 1 ? 'none' : `inset(${over}px 0 ${under}px)`
}

/** Contrast of a text on the screen with what is behind it, as WCAG defines it. */
export type Contrast = { readonly text: string; readonly ratio: number }

/** Runs in a page of the wallet: every text of its screen, with the colours that the browser draws. */
export function readContrasts(): Contrast[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('This browser cannot draw.')
  const toBytes = (colour: string) => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data] as [number, number, number, number]
  }
  const luminance = (colour: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = colour.map((value) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const root = document.querySelector('body > div')?.shadowRoot
  // Colours that are still changing count as what they become.
  for (const animation of root?.getAnimations() ?? [])
    if (animation instanceof CSSTransition) animation.finish()
  const found: Contrast[] = []
  for (const element of root?.querySelectorAll('.stage-ground:not([inert]) *') ?? []) {
    const text = [...element.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : '')).join('')
    const style = getComputedStyle(element)
    if (!text.trim() || style.visibility === 'hidden' || element.getClientRects().length === 0) continue
    const ink = toBytes(style.color)
    let ground: number[] = [0, 0, 0, 0]
    let opacity = 1
    for (let above: Element | null = element; above; above = above.parentElement) {
      const own = getComputedStyle(above)
      opacity *= Number(own.opacity)
      if (ground[3] === 0) ground = toBytes(own.backgroundColor)
    }
    const [high = 0, low = 0] = [luminance(ink), luminance(ground)].sort((one, other) => other - one)
    const isSolid = ink[3] === 255 && ground[3] === 255 && opacity === 1
    found.push({ text: text.trim(), ratio: isSolid ? (high + 0.05) / (low + 0.05) : 0 })
  }
  return found
}

/** Longer than a frame takes where frames are drawn. */
const framelessMs = 150

/** Resolves after the next frame is on screen; soon in a tab that draws none, at once outside of browsers. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestAnimationFrame === 'undefined') return resolve()
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, framelessMs)
  })
}

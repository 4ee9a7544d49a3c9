const locks = new WeakMap<Document, { count: number; overflow: string; gutter: string }>()

/** Stops the page from scrolling, without moving anything on it. Returns unlock. */
export function lockScroll(document: Document): () => void {
  const { style, clientWidth } = document.documentElement
  const lock = locks.get(document) ?? { count: 0, overflow: style.overflow, gutter: style.scrollbarGutter }
  locks.set(document, lock)
  if (lock.count++ === 0) {
    const scrollbar = (document.defaultView?.innerWidth ?? clientWidth) > clientWidth
    if (scrollbar) style.scrollbarGutter = 'stable'
    style.overflow = 'hidden'
  }
  let held = true
  return () => {
    if (!held) return
    held = false
    if (--lock.count > 0) return
    locks.delete(document)
    style.overflow = lock.overflow
    style.scrollbarGutter = lock.gutter
    if (!document.documentElement.getAttribute('style')) document.documentElement.removeAttribute('style')
  }
}

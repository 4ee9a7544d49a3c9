/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

/**
 * The part of an approval that scrolls if there is not enough room. It is `data-scroll` to the
 * stage, which tells the page how much room there should be.
 */
export function Scroll({ children, label }: ScrollProps) {
  const outer = useRef<HTMLElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    const { current } = outer
    if (!current || !inner.current) return
    const observer = new ResizeObserver(() => setScrolls(current.scrollHeight > current.clientHeight + 1))
    observer.observe(current)
    observer.observe(inner.current)
    return () => observer.disconnect()
  }, [])
  return (
    <section
      ref={outer}
      className="approval-body"
      aria-label={label}
      // What scrolls needs to be reached with the keyboard, and nothing else.
      tabIndex={scrolls ? 0 : undefined}
      data-scroll
      data-scrolls={scrolls || undefined}
    >
      <div ref={inner}>{children}</div>
    </section>
  )
}

type ScrollProps = { children: ComponentChildren; label: string }

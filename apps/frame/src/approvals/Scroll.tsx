/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'

/** Part of an approval that scrolls by itself, so that who asks and the buttons stay in view. */
export function Scroll({ children, className, label }: ScrollProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs to be reached with the keyboard.
    <section className={`approval-scroll ${className}`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}

type ScrollProps = { children: ComponentChildren; className: string; label: string }

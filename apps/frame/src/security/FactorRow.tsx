/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'

/** Something that opens the wallet, or a device, with what can be done about it. */
export function FactorRow({ about, children, icon, title }: FactorRowProps) {
  return (
    <li>
      <span className="security-glyph">{icon}</span>
      <h3>{title}</h3>
      {children}
      <p className="security-about">{about}</p>
    </li>
  )
}

type FactorRowProps = {
  icon: ComponentChildren
  title: string
  about: string
  children?: ComponentChildren
}

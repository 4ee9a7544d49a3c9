import { draw } from '../../ui/pictures/draw.tsx'
import { iconFrame } from '../../ui/pictures/shapes.ts'
import { useStyles } from '../../ui/theme/styles.tsx'
import { mail, shield } from './emailShapes.ts'
import css from './mailMark.css?inline'

export function MailIcon() {
  return draw(iconFrame(mail))
}

export function ShieldIcon() {
  return draw(iconFrame(shield))
}

/** The icons in a tile, for a ring. */
export function MailMark() {
  useStyles(css)
  return <span className="mail-mark">{draw(iconFrame(mail, 32))}</span>
}

export function ShieldMark() {
  useStyles(css)
  return <span className="mail-mark">{draw(iconFrame(shield, 32))}</span>
}

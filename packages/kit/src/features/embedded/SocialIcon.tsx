import type { LoginProvider } from '@latchkey/protocol/http/social'
import { draw } from '../../ui/pictures/draw.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import css from './socialMark.css?inline'
import { socialShape } from './socialShapes.ts'

export function SocialIcon({ provider, size }: { provider: LoginProvider; size?: number }) {
  useStyles(css)
  return (
    <span className="social-icon" data-provider={provider}>
      {draw(socialShape(provider, size))}
    </span>
  )
}

/** The same in a tile, for a ring. */
export function SocialMark({ provider }: { provider: LoginProvider }) {
  useStyles(css)
  return (
    <span className="social-mark" data-provider={provider}>
      {draw(socialShape(provider, 32))}
    </span>
  )
}

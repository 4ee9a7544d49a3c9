import type { ReactNode } from 'react'
import { type Scene, SceneIllustration } from '../pictures/illustrations.tsx'
import { useStyles } from '../theme/styles.tsx'
import css from './EmptyState.css?inline'

export type EmptyStateProps = {
  scene: Scene
  title: string
  body?: ReactNode
  /** The next step: a button or two. */
  children?: ReactNode
}

/** Nothing to show, said with a drawing, the reason and a way on. */
export function EmptyState({ scene, title, body, children }: EmptyStateProps) {
  useStyles(css)
  return (
    <div className="empty">
      <SceneIllustration scene={scene} />
      <h2>{title}</h2>
      {body && <p className="prose">{body}</p>}
      {children && <div className="stack">{children}</div>}
    </div>
  )
}

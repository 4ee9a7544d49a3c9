import type { ReactNode } from 'react'
import { WarningIcon } from '../pictures/icons.tsx'
import { useStyles } from '../theme/styles.tsx'
import css from './Caution.css?inline'

export type CautionProps = {
  title: string
  /** Worth interrupting for. */
  grave?: boolean | undefined
  children: ReactNode
}

/** Something odd about what is being reviewed, in the view itself. */
export function Caution({ title, grave, children }: CautionProps) {
  useStyles(css)
  return (
    <div className="caution" data-grave={grave || undefined} role={grave ? 'alert' : 'status'}>
      <WarningIcon />
      <div>
        <strong>{title}</strong>
        {children}
      </div>
    </div>
  )
}

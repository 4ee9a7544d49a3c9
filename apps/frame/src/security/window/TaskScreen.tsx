/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { useStyles } from '../../screens/styles.tsx'
import { Screen, type ScreenProps } from '../../screens/ui/Screen.tsx'
import css from './task.css?inline'

export type TaskScreenProps = Omit<ScreenProps, 'onLeave'> & {
  /** What went wrong, if anything did. */
  problem?: string | undefined
  children?: ComponentChildren
}

/** One step of a task, in the middle of its window. Escape closes it, which changes nothing. */
export function TaskScreen({ children, problem, ...rest }: TaskScreenProps) {
  useStyles(css)
  return (
    <div className="task-window">
      <Screen {...rest} onLeave={() => window.close()}>
        {children}
        <p className="task-problem" role="alert">
          {problem}
        </p>
      </Screen>
    </div>
  )
}

/** @jsxImportSource preact */
import type { FrameAsk } from '@latchkey/protocol/frame/calls'
import type { ComponentChildren } from 'preact'
import { useStyles } from '../screens/styles.tsx'
import { Button } from '../screens/ui/Button.tsx'
import { filled } from '../screens/ui/filled.tsx'
import { Screen } from '../screens/ui/Screen.tsx'
import { useT } from '../screens/words.tsx'
import css from './Security.css?inline'
import { isValue, useTask } from './useTask.tsx'

/** Long enough to be seen in the window, which closes with the screen. */
const doneMs = 700

export type WindowScreenProps = useTask.Args & {
  art?: ComponentChildren
  title: string
  body: string
  /** Of the button that opens the window. */
  label: string
  /** Of the page. */
  host: string
  readTheme(): FrameAsk<'syncTheme'>
  onLeave(): void
  /** Another way. */
  other?: (useTask.Args & { label: string }) | undefined
  /** The wallet is open. */
  onOpen(): void
}

/** The way into the wallet is in a window: a screen that opens it, and says how it goes. */
export function WindowScreen({ act, art, body, label, other, task, title, ...props }: WindowScreenProps) {
  const { host, onLeave, onOpen, readTheme } = props
  useStyles(css)
  const t = useT()
  const { start, state } = useTask(readTheme)
  const open = ({ act, task }: useTask.Args) =>
    start({
      task,
      async act(result) {
        const outcome = await act(result)
        if (isValue(outcome)) return outcome
        setTimeout(onOpen, doneMs)
        return undefined
      },
    })
  return (
    <Screen
      art={art}
      title={title}
      body={body}
      actions={
        <>
          <Button onClick={() => open({ act, task })}>
            {state === 'open' ? t('security.window.again') : label}
          </Button>
          {other && (
            <Button variant="quiet" onClick={() => open(other)}>
              {other.label}
            </Button>
          )}
          <Button variant="quiet" onClick={onLeave}>
            {t('action.cancel')}
          </Button>
        </>
      }
      foot={filled([host], ([host = '']) => t('login.for', { host }))}
      onLeave={onLeave}
    >
      <p className={`screen-status${state === 'blocked' ? ' negative' : ''}`} role="status">
        {t(state === 'none' ? 'security.window.why' : `security.window.${state}`)}
      </p>
    </Screen>
  )
}

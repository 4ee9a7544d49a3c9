/** @jsxImportSource preact */
import { Button } from '../../screens/ui/Button.tsx'
import { Ring } from '../../screens/ui/Ring.tsx'
import { useT } from '../../screens/words.tsx'
import { ShieldIcon } from '../icons.tsx'
import { TaskScreen } from './TaskScreen.tsx'

/** It worked: what that means, and the way back. */
export function DoneStep({
  of,
}: {
  of:
    | 'kit'
    | 'passkey'
    | 'secure'
    | 'remove'
    | 'unlock'
    | 'login'
    | 'exit'
    | 'import'
    | 'key'
    | 'totp'
    | 'removeTotp'
    | 'approve'
    | 'confirm'
    | 'confirmEnding'
    | 'share'
    | 'separate'
}) {
  const t = useT()
  return (
    <TaskScreen
      key="done"
      art={
        <Ring state="done">
          <span className="task-tile">
            <ShieldIcon />
          </span>
        </Ring>
      }
      title={t(`security.done.${of}.title`)}
      body={t(`security.done.${of}.body`)}
      actions={<Button onClick={() => window.close()}>{t('security.window.close')}</Button>}
    />
  )
}

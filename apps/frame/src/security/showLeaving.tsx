/** @jsxImportSource preact */
import { showWithCalls } from '../screens/login/showWithCalls.ts'
import type { Screens } from '../screens/screen.ts'
import { useStyles } from '../screens/styles.tsx'
import { Button } from '../screens/ui/Button.tsx'
import { filled } from '../screens/ui/filled.tsx'
import { Screen } from '../screens/ui/Screen.tsx'
import { needWords, useT } from '../screens/words.tsx'
import { EscrowIcon } from './icons.tsx'
import { showSecurity } from './showSecurity.tsx'
import taskCss from './window/task.css?inline'

/**
 * Says that the app has turned off the visitor's account, and shows them the security of their wallet,
 * where its words are. Resolves when they have closed it.
 */
export async function showLeaving(screens: Screens, options: showSecurity.Options): Promise<void> {
  needWords('login', 'security')
  let isWanted = false
  await showWithCalls(screens, {
    title: 'login',
    signal: options.signal,
    render: ({ resolve }) => (
      <LeavingScreen
        host={options.host}
        onClose={() => resolve()}
        onContinue={() => {
          isWanted = true
          resolve()
        }}
      />
    ),
  })
  if (isWanted) await showSecurity(screens, { ...options, isLeaving: true })
}

function LeavingScreen({ host, onClose, onContinue }: LeavingScreenProps) {
  useStyles(taskCss)
  const t = useT()
  return (
    <Screen
      art={
        <span className="task-tile">
          <EscrowIcon />
        </span>
      }
      title={t('security.leaving.title')}
      body={t('security.leaving.body', { host })}
      actions={
        <>
          <Button onClick={onContinue}>{t('security.leaving.continue')}</Button>
          <Button variant="quiet" onClick={onClose}>
            {t('security.leaving.close')}
          </Button>
        </>
      }
      foot={filled([host], ([shown = '']) => t('login.for', { host: shown }))}
      onLeave={onClose}
    />
  )
}

type LeavingScreenProps = { host: string; onClose(): void; onContinue(): void }

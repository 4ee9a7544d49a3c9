/** @jsxImportSource preact */
import { loginCancelled } from '@latchkey/protocol/catalogue'
import type { FrameAsk } from '@latchkey/protocol/frame/calls'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import { showWithCalls } from '../screens/login/showWithCalls.ts'
import type { Screens } from '../screens/screen.ts'
import { useStyles } from '../screens/styles.tsx'
import { Button } from '../screens/ui/Button.tsx'
import { filled } from '../screens/ui/filled.tsx'
import { Screen } from '../screens/ui/Screen.tsx'
import { needWords, useT } from '../screens/words.tsx'
import type { User } from '../wallet/createUser.ts'
import { readPasskeyFacts } from './passkeyFacts.ts'
import css from './Security.css?inline'
import { useTask } from './useTask.tsx'

/** Lets the visitor open a wallet on a device that it does not know, with a passkey or a kit. */
export function showUnlock(screens: Screens, options: showUnlock.Options): Promise<void> {
  needWords('login', 'security')
  return showWithCalls(screens, {
    title: 'login',
    signal: options.signal,
    render: ({ reject, resolve }) => (
      <UnlockScreen
        {...options}
        onLeave={() => reject(new FrameRefusal({ code: loginCancelled.code }))}
        onOpen={() => resolve()}
      />
    ),
  })
}

export declare namespace showUnlock {
  type Options = readPasskeyFacts.Options & {
    readonly user: Pick<User, 'unlock'>
    /** Of the page. */
    readonly host: string
    readTheme(): FrameAsk<'syncTheme'>
    readonly signal: AbortSignal
  }
}

/** Long enough to be seen in the window, which closes with the screen. */
const doneMs = 700

function UnlockScreen({ onLeave, onOpen, ...options }: UnlockScreenProps) {
  useStyles(css)
  const t = useT()
  const { host, readTheme, user } = options
  const { start, state } = useTask(readTheme)
  const open = () =>
    start({
      task: async () => ({ kind: 'unlock', passkey: await readPasskeyFacts(options) }),
      async act({ factors: [factor] }) {
        if (!factor) return
        await user.unlock(factor)
        setTimeout(onOpen, doneMs)
      },
    })
  return (
    <Screen
      title={t('security.locked.title')}
      body={t('security.locked.body')}
      actions={
        <>
          <Button onClick={open}>
            {t(state === 'open' ? 'security.window.again' : 'security.locked.open')}
          </Button>
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

type UnlockScreenProps = showUnlock.Options & { onLeave(): void; onOpen(): void }

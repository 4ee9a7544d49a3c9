/** @jsxImportSource preact */
import { loginCancelled } from '@latchkey/protocol/catalogue'
import type { FrameAsk } from '@latchkey/protocol/frame/calls'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import { showWithCalls } from '../screens/login/showWithCalls.ts'
import type { Screens } from '../screens/screen.ts'
import { needWords, useT } from '../screens/words.tsx'
import type { User } from '../wallet/createUser.ts'
import { readPasskeyFacts } from './passkeyFacts.ts'
import { WindowScreen } from './WindowScreen.tsx'

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

function UnlockScreen({ onLeave, onOpen, ...options }: UnlockScreenProps) {
  const t = useT()
  const { host, readTheme, user } = options
  return (
    <WindowScreen
      title={t('security.locked.title')}
      body={t('security.locked.body')}
      label={t('security.locked.open')}
      task={async () => ({ kind: 'unlock', passkey: await readPasskeyFacts(options) })}
      act={async ({ factors: [factor] }) => {
        if (!factor) throw new Error('The window answered without a factor.')
        await user.unlock(factor)
      }}
      {...{ host, readTheme, onLeave, onOpen }}
    />
  )
}

type UnlockScreenProps = showUnlock.Options & { onLeave(): void; onOpen(): void }

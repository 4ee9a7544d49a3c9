/** @jsxImportSource preact */
import { loginCancelled } from '@latchkey/protocol/catalogue'
import type { FrameAsk } from '@latchkey/protocol/frame/calls'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import type { LoginLanguage } from '@latchkey/protocol/http/login'
import { showWithCalls } from '../screens/login/showWithCalls.ts'
import type { Screens } from '../screens/screen.ts'
import { useStyles } from '../screens/styles.tsx'
import { needWords, useT } from '../screens/words.tsx'
import type { User } from '../wallet/createUser.ts'
import { createConfirming } from './confirming.ts'
import { PasskeyIcon } from './icons.tsx'
import { readLoginFacts, type readPasskeyFacts } from './passkeyFacts.ts'
import { WindowScreen } from './WindowScreen.tsx'
import taskCss from './window/task.css?inline'

/** Lets the visitor log in with a passkey, in a window of the wallet; resolves once the wallet is open. */
export function showPasskeyLogin(screens: Screens, options: showPasskeyLogin.Options): Promise<void> {
  needWords('login', 'security')
  return showWithCalls(screens, {
    title: 'login',
    signal: options.signal,
    render: ({ reject, resolve }, signal) => (
      <PasskeyLoginScreen
        {...options}
        signal={signal}
        onLeave={() => reject(new FrameRefusal({ code: loginCancelled.code }))}
        onOpen={() => resolve()}
      />
    ),
  })
}

export declare namespace showPasskeyLogin {
  type Options = readPasskeyFacts.Options & {
    readonly user: Pick<User, 'ask' | 'unlock'>
    readonly language: LoginLanguage
    readTheme(): FrameAsk<'syncTheme'>
    readonly signal: AbortSignal
  }
}

function PasskeyLoginScreen({ onLeave, onOpen, ...options }: PasskeyLoginScreenProps) {
  useStyles(taskCss)
  const t = useT()
  const { host, language, login, readTheme, signal, user } = options
  return (
    <WindowScreen
      art={
        <span className="task-tile">
          <PasskeyIcon />
        </span>
      }
      title={t('security.login.title')}
      body={t('security.login.about')}
      label={t('security.continue')}
      task={async () => ({ kind: 'login', passkey: await readLoginFacts(options) })}
      act={async ({ factors: [factor], key, signed }) => {
        if (!factor || !signed) throw new Error('The window answered without a passkey.')
        await login.passkey.complete(signed, language, signal)
        await user.unlock(factor, { mayCreate: true })
        // Without it the wallet opens all the same; only approvals cannot ask for this passkey.
        if (key)
          await createConfirming({ signal, user })
            .addKey(key)
            .catch(() => undefined)
      }}
      {...{ host, readTheme, onLeave, onOpen }}
    />
  )
}

type PasskeyLoginScreenProps = showPasskeyLogin.Options & { onLeave(): void; onOpen(): void }

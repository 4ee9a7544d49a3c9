/** @jsxImportSource preact */
import { loginCancelled } from '@latchkey/protocol/catalogue'
import type { FrameAsk } from '@latchkey/protocol/frame/calls'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import type { LoginLanguage, LoginOffer } from '@latchkey/protocol/http/login'
import type { openLogin } from '../login/openLogin.ts'
import { showWithCalls } from '../screens/login/showWithCalls.ts'
import type { Screens } from '../screens/screen.ts'
import { useStyles } from '../screens/styles.tsx'
import { needWords, useT } from '../screens/words.tsx'
import { AppsIcon } from './icons.tsx'
import { WindowScreen } from './WindowScreen.tsx'
import taskCss from './window/task.css?inline'

/**
 * Asks a visitor who has a wallet in another app whether to use it in this one. In a window: what
 * the page could cover or shape must not decide it. Resolves to when this device may open the wallet, if it
 * has to wait.
 */
export async function showShare(screens: Screens, options: showShare.Options): Promise<Date | undefined> {
  needWords('login', 'security')
  let opensAt: Date | undefined
  await showWithCalls(screens, {
    title: 'login',
    signal: options.signal,
    render: ({ reject, resolve }, signal) => (
      <ShareScreen
        {...options}
        signal={signal}
        onDecided={(date) => {
          opensAt = date
        }}
        onLeave={() => reject(new FrameRefusal({ code: loginCancelled.code }))}
        onOpen={() => resolve()}
      />
    ),
  })
  return opensAt
}

export declare namespace showShare {
  type Options = {
    readonly login: Pick<openLogin.Opened, 'decideOffer'>
    readonly offer: LoginOffer
    readonly language: LoginLanguage
    /** Of the page. */
    readonly host: string
    readTheme(): FrameAsk<'syncTheme'>
    readonly signal: AbortSignal
  }
}

function ShareScreen({ onDecided, onLeave, onOpen, ...options }: ShareScreenProps) {
  useStyles(taskCss)
  const t = useT()
  const { host, language, login, offer, readTheme, signal } = options
  const from = { name: offer.name, host: offer.origin && new URL(offer.origin).host }
  return (
    <WindowScreen
      art={
        <span className="task-tile">
          <AppsIcon />
        </span>
      }
      title={t('security.share.title')}
      body={t('security.share.about', { site: from.host ?? from.name })}
      label={t('security.continue')}
      task={async () => ({ kind: 'share', from, to: { name: offer.here, host } })}
      act={async ({ isShared }) => {
        if (isShared === undefined) throw new Error('The window answered without a decision.')
        onDecided(await login.decideOffer({ isShared, language }, signal))
      }}
      {...{ host, readTheme, onLeave, onOpen }}
    />
  )
}

type ShareScreenProps = showShare.Options & {
  onDecided(opensAt: Date | undefined): void
  onLeave(): void
  onOpen(): void
}

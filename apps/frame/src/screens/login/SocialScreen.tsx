/** @jsxImportSource preact */
import { loginCancelled, loginWindowLost, requestAborted } from '@latchkey/protocol/catalogue'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import { socialNames } from '@latchkey/protocol/socialNames'
import { useEffect, useId, useState } from 'preact/hooks'
import { failureOf } from '../../login/failureOf.ts'
import { isPassing } from '../../login/isPassing.ts'
import type { SocialLogin } from '../../login/socialLogin.ts'
import type { ScreenEnd, Screens } from '../screen.ts'
import { useStyles } from '../styles.tsx'
import { Button } from '../ui/Button.tsx'
import { filled } from '../ui/filled.tsx'
import { WindowIcon } from '../ui/icons.tsx'
import { Ring } from '../ui/Ring.tsx'
import { Screen } from '../ui/Screen.tsx'
import { needWords, useT } from '../words.tsx'
import css from './LinkStep.css?inline'
import { showWithCalls } from './showWithCalls.ts'
import { WaitStep } from './WaitStep.tsx'

/** Shows what to do while the visitor is at a provider, in a window of its own; resolves once they are logged in. */
export function showSocial(screens: Screens, options: showSocial.Options): Promise<void> {
  needWords('login')
  return showWithCalls(screens, {
    title: 'login',
    signal: options.signal,
    render: (end, signal) => <SocialScreen {...options} signal={signal} end={end} />,
  })
}

export declare namespace showSocial {
  type Options = {
    readonly social: Pick<SocialLogin, 'pending' | 'returned' | 'complete'>
    readonly visitId: string
    /** Of the page. */
    readonly host: string
    readonly signal: AbortSignal
  }
}

type State =
  | { readonly step: 'away'; readonly match?: number; readonly isOffline?: boolean }
  | { readonly step: 'finishing' | 'done' }
  | { readonly step: 'wait'; readonly opensAt: Date; readonly email: string | undefined }

const retryMs = 3_000

function SocialScreen({ social, visitId, host, signal, end }: SocialScreenProps) {
  useStyles(css)
  const t = useT()
  const numberId = useId()
  const [{ provider }] = useState(() => social.pending(visitId))
  // With Farcaster, the page has shown all there is to do before.
  const [state, setState] = useState<State>({ step: provider === 'farcaster' ? 'finishing' : 'away' })
  const name = socialNames[provider]
  const foot = filled([host], ([host = '']) => t('login.for', { host }))

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    async function wait(): Promise<void> {
      try {
        await social.returned(visitId, signal, (match) => setState({ step: 'away', match }))
        setState({ step: 'finishing' })
        const { email, opensAt } = await social.complete(visitId, signal)
        if (opensAt) return setState({ step: 'wait', opensAt, email })
        // The page goes on with the same picture.
        setState({ step: 'done' })
        end.resolve()
      } catch (error) {
        const { code = '' } = failureOf(error)
        if (signal.aborted || code === requestAborted.code) return
        if (!isPassing(code)) return end.reject(error)
        if (provider !== 'farcaster')
          setState((state) => ({ ...(state.step === 'away' && state), step: 'away', isOffline: true }))
        timer = setTimeout(wait, retryMs)
      }
    }
    void wait()
    return () => clearTimeout(timer)
  }, [social, visitId, provider, signal, end])

  const refuse = (code: string) => end.reject(new FrameRefusal({ code }))
  const leave = () => refuse(loginCancelled.code)

  if (state.step === 'wait')
    return <WaitStep opensAt={state.opensAt} email={state.email} foot={foot} onLeave={leave} />
  const tile = (
    <span className="mail-tile">
      <WindowIcon size={32} />
    </span>
  )
  if (state.step !== 'away')
    return (
      <Screen
        key={state.step}
        art={<Ring state={state.step === 'done' ? 'done' : 'waiting'}>{tile}</Ring>}
        title={state.step === 'done' ? t('login.done') : t('login.finishing')}
        body={state.step === 'done' ? t('login.opening') : name}
        onLeave={leave}
      />
    )

  const { isOffline, match } = state
  const number = match === undefined ? undefined : `${match}`.padStart(2, '0')
  const actions = (
    <>
      <Button variant="secondary" onClick={() => refuse(loginWindowLost.code)}>
        {t('login.social.again')}
      </Button>
      <Button variant="quiet" onClick={leave}>
        {t('action.cancel')}
      </Button>
    </>
  )
  const status = isOffline ? t('login.link.offline') : t('login.social.waiting', { provider: name })
  if (number === undefined)
    return (
      <Screen
        key="window"
        art={<Ring state="waiting">{tile}</Ring>}
        title={t('login.social.title')}
        body={t('login.social.body', { provider: name })}
        actions={actions}
        foot={foot}
        onLeave={leave}
      >
        {isOffline && (
          <p className="screen-status" role="status">
            {status}
          </p>
        )}
      </Screen>
    )
  return (
    <Screen
      key="number"
      title={t('login.social.number.title')}
      describedBy={numberId}
      body={t('login.social.number.body')}
      actions={actions}
      foot={foot}
      onLeave={leave}
    >
      <Ring state="waiting">
        <span className="match" dir="ltr">
          <span id={numberId} className="hidden">
            {t('login.link.number', { number })}
          </span>
          <span aria-hidden="true">{number}</span>
        </span>
      </Ring>
      <p className="screen-status" role="status">
        {status}
      </p>
    </Screen>
  )
}

type SocialScreenProps = showSocial.Options & { end: ScreenEnd<void> }

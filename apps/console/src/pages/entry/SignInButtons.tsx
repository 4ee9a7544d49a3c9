import { ssoPaths } from '@latchkey/protocol/http/members'
import { leaveFor } from '../../session/fragment.ts'
import { preloadKit, useSignIn } from '../../session/useSignIn.tsx'
import { Button } from '../../ui/Button.tsx'
import { FailedNotice } from '../../ui/Loaded.tsx'
import { Notice, Skeleton } from '../../ui/Status.tsx'
import { useT } from '../../words/Words.tsx'

/** The ways in that this server has; `back` is where it goes on. */
export function SignInButtons({ back }: { back: string }) {
  const t = useT()
  const { config, signIn, status, error } = useSignIn()
  if (!config.data)
    return config.error ? (
      <FailedNotice error={config.error} retry={config.retry} />
    ) : (
      <Skeleton shape="row" />
    )
  const { sso, walletOrigin } = config.data
  return (
    <>
      {sso && (
        <Button look="primary" onClick={() => leaveFor(ssoPaths.start, back)}>
          {t('entry.signIn.sso', { name: sso.name })}
        </Button>
      )}
      {!sso?.isOnly && (
        <Button
          look={sso ? 'secondary' : 'primary'}
          isBusy={status === 'open'}
          onPointerEnter={preloadKit}
          onFocus={preloadKit}
          onClick={() => void signIn()}
        >
          {t(walletOrigin ? 'entry.signIn.walletOrEmail' : 'entry.signIn.wallet')}
        </Button>
      )}
      {error && <Notice tone="negative" title={error} />}
    </>
  )
}

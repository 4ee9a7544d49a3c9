import { inviteAccept, inviteRead, memberMe } from '@latchkey/protocol/http/members'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useChange } from '../../api/useChange.tsx'
import { useContract } from '../../api/useContract.tsx'
import { fragment } from '../../session/fragment.ts'
import { useSessionState } from '../../session/SessionProvider.tsx'
import { BareCard } from '../../shell/BareCard.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { FailedNotice } from '../../ui/Loaded.tsx'
import { Skeleton } from '../../ui/Status.tsx'
import { useFormat, useT } from '../../words/Words.tsx'
import { SignInButtons } from './SignInButtons.tsx'

/** Makes the account a member, by the link of an invitation. */
export default function InvitePage() {
  const t = useT()
  const { date } = useFormat()
  const [token] = useState(() => fragment('token'))
  const state = useSessionState()
  const navigate = useNavigate()
  const invite = useContract(
    inviteRead,
    { body: { token: token ?? '' } },
    { isEnabled: !!token, isKept: false },
  )
  const accept = useChange(inviteAccept, {
    invalidates: [memberMe],
    onDone: ({ projectId }) =>
      void navigate({
        to: projectId ? '/projects/$projectId' : '/projects',
        params: { projectId } as never,
      }),
  })
  if (!token || invite.error)
    return (
      <BareCard title={t('entry.invite.over')} description={t('entry.invite.overWords')}>
        {invite.error && <FailedNotice error={invite.error} retry={invite.retry} />}
        <ButtonLink to="/sign-in">{t('entry.toSignIn')}</ButtonLink>
      </BareCard>
    )
  if (!invite.data) return <Skeleton />
  const { projectName, invitedBy, role, expiresAt } = invite.data
  return (
    <BareCard
      title={projectName ? t('entry.invite.title', { project: projectName }) : t('entry.invite.titleServer')}
      description={t('entry.invite.words', {
        by: invitedBy,
        role: t(`shell.role.${role}`),
        until: date(expiresAt),
      })}
    >
      {state.status === 'signedOut' ? (
        <SignInButtons back="/invite" />
      ) : (
        <Button look="primary" isBusy={accept.isRunning} onClick={() => void accept.run({ body: { token } })}>
          {t('entry.invite.action')}
        </Button>
      )}
      {accept.error && <FailedNotice error={accept.error} />}
    </BareCard>
  )
}

import { memberMe, ownerClaim } from '@latchkey/protocol/http/members'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useChange } from '../../api/useChange.tsx'
import { fragment } from '../../session/fragment.ts'
import { useSessionState } from '../../session/SessionProvider.tsx'
import { BareCard } from '../../shell/BareCard.tsx'
import { shortAccount } from '../../shell/shortAccount.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Field, TextInput } from '../../ui/Field.tsx'
import { FailedNotice } from '../../ui/Loaded.tsx'
import { useT } from '../../words/Words.tsx'
import { SignInButtons } from './SignInButtons.tsx'
import './entry.css'

/** Makes the first member the operator of the server, by the link in its log. */
export default function ClaimPage() {
  const t = useT()
  const [token] = useState(() => fragment('token'))
  const state = useSessionState()
  const navigate = useNavigate()
  const claim = useChange(ownerClaim, {
    invalidates: [memberMe],
    onDone: () => void navigate({ to: '/projects' }),
  })
  const [name, setName] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!token || claim.isRunning) return
    void claim.run({ body: { token, ...(name.trim() && { name: name.trim() }) } })
  }
  if (!token)
    return (
      <BareCard title={t('entry.claim.noToken')} description={t('entry.claim.noTokenWords')}>
        <ButtonLink to="/sign-in">{t('entry.toSignIn')}</ButtonLink>
      </BareCard>
    )
  if (state.status === 'signedOut')
    return (
      <BareCard title={t('entry.claim.title')} description={t('entry.claim.words')}>
        <SignInButtons back="/claim" />
      </BareCard>
    )
  return (
    <BareCard
      title={t('entry.claim.title')}
      description={t('entry.claim.as', { account: shortAccount(state.account) })}
    >
      <form className="entry-form" onSubmit={submit}>
        <Field label={t('entry.claim.name')} hint={t('entry.claim.nameHint')}>
          <TextInput value={name} maxLength={100} autoComplete="name" onValue={setName} />
        </Field>
        <Button look="primary" type="submit" isBusy={claim.isRunning}>
          {t('entry.claim.action')}
        </Button>
      </form>
      {claim.error && <FailedNotice error={claim.error} />}
    </BareCard>
  )
}

import {
  defaultGraceDays,
  type UserAnswer,
  userDelete,
  userDeleteCancel,
  userDisable,
  userEnable,
  userRead,
  userRemove,
  userSecurity,
} from '@latchkey/protocol/http/users'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { ServerError } from '../../api/ServerError.ts'
import { useChange } from '../../api/useChange.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { Field, Select } from '../../ui/Field.tsx'
import { Card } from '../../ui/Page.tsx'
import { Notice } from '../../ui/Status.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { useErrorText } from '../../words/useErrorText.tsx'
import { useT } from '../../words/Words.tsx'

const graces = ['7', `${defaultGraceDays}`, '30', '90'] as const
type Asked = 'disable' | 'delete' | 'remove'

/** What an owner can do to a user, and what it means for them. */
export function UserActions({ id, user }: { id: string; user: UserAnswer }) {
  const t = useT()
  const say = useToast()
  const text = useFailure()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked>()
  const [days, setDays] = useState<string>(`${defaultGraceDays}`)
  const params = { id, userId: user.id }
  const invalidates = [userRead, userSecurity]
  const disable = useChange(userDisable, { invalidates })
  const enable = useChange(userEnable, { invalidates })
  const remove = useChange(userRemove)
  const erase = useChange(userDelete, { invalidates })
  const keep = useChange(userDeleteCancel, { invalidates })
  const isWaiting = user.deletion?.state === 'waiting'

  const close = () => {
    setAsked(undefined)
    for (const change of [disable, erase, remove]) change.reset()
  }
  const done = (answer: unknown, words: string) => {
    if (!answer) return
    setAsked(undefined)
    say(words)
  }
  const failed = enable.error ?? keep.error
  if (!user.firstLoginAt)
    return (
      <Card tone="danger" title={t('users.remove')} description={t('users.removeWords')}>
        <div className="row">
          <Button look="danger" onClick={() => setAsked('remove')}>
            {t('users.remove')}
          </Button>
        </div>
        <ConfirmDialog
          isOpen={asked === 'remove'}
          title={t('users.removeAsk')}
          action={t('users.remove')}
          isBusy={remove.isRunning}
          error={remove.error && text(remove.error)}
          onClose={close}
          onConfirm={async () => {
            if (await remove.run({ params })) void navigate({ to: `/projects/${id}/users` } as never)
          }}
        >
          {t('users.removeWords')}
        </ConfirmDialog>
      </Card>
    )
  return (
    <>
      <Card
        title={t(user.disabledAt ? 'users.enable' : 'users.disable')}
        description={t(user.disabledAt ? 'users.enableWords' : 'users.disableWords')}
      >
        {failed && <Notice tone="negative" title={text(failed)} />}
        <div className="row">
          {user.disabledAt ? (
            <Button
              isBusy={enable.isRunning}
              onClick={async () => done(await enable.run({ params }), t('users.enabled'))}
            >
              {t('users.enable')}
            </Button>
          ) : (
            <Button onClick={() => setAsked('disable')}>{t('users.disable')}</Button>
          )}
        </div>
      </Card>
      <Card tone="danger" title={t('users.delete')} description={t('users.deleteWords')}>
        <div className="row">
          {isWaiting ? (
            <Button
              isBusy={keep.isRunning}
              onClick={async () => done(await keep.run({ params }), t('users.kept'))}
            >
              {t('users.keep')}
            </Button>
          ) : (
            <Button look="danger" onClick={() => setAsked('delete')}>
              {t('users.delete')}
            </Button>
          )}
        </div>
      </Card>
      <ConfirmDialog
        isOpen={asked === 'disable'}
        title={t('users.disableAsk')}
        action={t('users.disable')}
        isBusy={disable.isRunning}
        error={disable.error && text(disable.error)}
        onClose={close}
        onConfirm={async () => done(await disable.run({ params }), t('users.disabled'))}
      >
        <p>{t('users.disableWords')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'delete'}
        title={t('users.deleteAsk')}
        action={t('users.delete')}
        isBusy={erase.isRunning}
        error={erase.error && text(erase.error)}
        onClose={close}
        onConfirm={async () =>
          done(await erase.run({ params, body: { graceDays: Number(days) } }), t('users.deletionAsked'))
        }
      >
        <p>{t('users.deleteWords')}</p>
        <Field label={t('users.grace')} hint={t('users.graceHint')}>
          <Select value={days} onValue={setDays}>
            {graces.map((count) => (
              <option key={count} value={count}>
                {t('users.days', { count: Number(count) })}
              </option>
            ))}
          </Select>
        </Field>
      </ConfirmDialog>
    </>
  )
}

const known = [
  'users/no_way_out',
  'users/unreachable',
  'users/deletion_stopped',
  'users/has_logged_in',
] as const

function useFailure(): (error: ServerError) => string {
  const t = useT()
  const text = useErrorText()
  return (error) => {
    const code = known.find((one) => one === error.code)
    return code ? t(`users.error.${code}`) : text(error)
  }
}

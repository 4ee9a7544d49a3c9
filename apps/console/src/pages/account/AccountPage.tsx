import { consoleProjectId } from '@latchkey/protocol/consoleProject'
import { siwxSessions, siwxSignOutOne } from '@latchkey/protocol/http/siwx'
import { useState } from 'react'
import { useChange } from '../../api/useChange.tsx'
import { asServerError, useContract } from '../../api/useContract.tsx'
import { useSession } from '../../session/SessionProvider.tsx'
import { isSso } from '../../session/session.ts'
import { useMember } from '../../shell/useMember.tsx'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/Copy.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { FailedNotice, Loaded } from '../../ui/Loaded.tsx'
import { Card, Page } from '../../ui/Page.tsx'
import { Badge, Skeleton } from '../../ui/Status.tsx'
import { Table } from '../../ui/Table.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { useErrorText } from '../../words/useErrorText.tsx'
import { useFormat, useT } from '../../words/Words.tsx'
import { RenameDialog } from './RenameDialog.tsx'
import './account.css'

const query = { projectId: consoleProjectId }

/** Who the member is here, and where they are signed in. */
export default function AccountPage() {
  const t = useT()
  const session = useSession()
  const member = useMember()
  const [isRenaming, setIsRenaming] = useState(false)
  return (
    <Page
      title={t('account.title')}
      description={!isSso(session.account() ?? '') && t('account.words')}
      width="narrow"
    >
      <Loaded known={member}>
        {({ account, name, isOperator, projects }) => (
          <Card title={t('account.who')}>
            <dl className="account-facts">
              <dt>{t('account.name')}</dt>
              <dd className="account-id">
                {name ?? <span className="muted">{t('account.nameNone')}</span>}
                <Button isSmall onClick={() => setIsRenaming(true)}>
                  {t('account.rename')}
                  <span className="hidden"> {t('account.name')}</span>
                </Button>
                {isRenaming && <RenameDialog name={name} onClose={() => setIsRenaming(false)} />}
              </dd>
              <dt>{t('account.account')}</dt>
              <dd className="account-id">
                <code>{account}</code>
                <CopyButton text={account} />
              </dd>
              <dt>{t('account.role')}</dt>
              <dd>
                {isOperator ? t('account.operator') : t('account.projects', { count: projects.length })}
              </dd>
            </dl>
          </Card>
        )}
      </Loaded>
      <Sessions />
    </Page>
  )
}

function Sessions() {
  const t = useT()
  const { dateTime } = useFormat()
  const toast = useToast()
  const sessions = useContract(siwxSessions, { query })
  const end = useChange(siwxSignOutOne, {
    invalidates: [siwxSessions],
    onDone: () => toast(t('account.ended')),
  })
  return (
    <Card
      title={t('account.sessions')}
      description={t('account.sessionsWords')}
      footer={<SignOutEverywhere />}
    >
      {end.error && <FailedNotice error={end.error} />}
      <Loaded known={sessions} skeleton={<Skeleton shape="row" count={2} />}>
        {({ sessions }) => (
          <Table
            caption={t('account.sessions')}
            rows={sessions}
            keyOf={({ id }) => id}
            columns={[
              {
                id: 'site',
                label: t('account.site'),
                show: ({ domain, isCurrent }) => (
                  <span className="row">
                    {domain}
                    {isCurrent && <Badge tone="positive">{t('account.thisOne')}</Badge>}
                  </span>
                ),
              },
              { id: 'created', label: t('account.signedIn'), show: ({ createdAt }) => dateTime(createdAt) },
              { id: 'used', label: t('account.used'), show: ({ usedAt }) => dateTime(usedAt) },
              {
                id: 'end',
                label: t('account.end'),
                isLabelHidden: true,
                show: ({ id, isCurrent }) =>
                  !isCurrent && (
                    <Button isSmall onClick={() => void end.run({ params: { id }, query })}>
                      {t('account.end')}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </Loaded>
    </Card>
  )
}

function SignOutEverywhere() {
  const t = useT()
  const text = useErrorText()
  const session = useSession()
  const [isAsked, setIsAsked] = useState(false)
  const [error, setError] = useState<string>()
  const signOut = () => session.signOut('all').catch((cause: unknown) => setError(text(asServerError(cause))))
  return (
    <>
      <Button look="danger" onClick={() => setIsAsked(true)}>
        {t('account.everywhere')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('account.everywhere')}
        action={t('account.everywhere')}
        error={error}
        onConfirm={() => void signOut()}
        onClose={() => setIsAsked(false)}
      >
        <p className="muted">{t('account.everywhereWords')}</p>
      </ConfirmDialog>
    </>
  )
}

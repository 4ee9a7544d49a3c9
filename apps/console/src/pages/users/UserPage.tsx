import { type UserAnswer, userRead, userSecurity } from '@latchkey/protocol/http/users'
import { useParams } from '@tanstack/react-router'
import { useContract } from '../../api/useContract.tsx'
import { useMay, useProject } from '../../shell/useMember.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Card, Page } from '../../ui/Page.tsx'
import { Notice, Skeleton } from '../../ui/Status.tsx'
import { Table } from '../../ui/Table.tsx'
import { useFormat, useT } from '../../words/Words.tsx'
import { StateBadge } from './StateBadge.tsx'
import { UserActions } from './UserActions.tsx'
import { useKindWords } from './useKindWords.tsx'
import './users.css'

export default function UserPage() {
  const t = useT()
  const may = useMay()
  const { id } = useProject()
  const { userId = '' } = useParams({ strict: false }) as { userId?: string }
  const params = { id, userId }
  const user = useContract(userRead, { params }, { isKept: false })
  return (
    <Page
      title={t('users.one')}
      description={t('users.seen')}
      actions={
        <ButtonLink to="/projects/$projectId/users" params={{ projectId: id }}>
          {t('users.back')}
        </ButtonLink>
      }
    >
      <Loaded known={user} skeleton={<Skeleton count={3} />}>
        {({ user }) => (
          <div className="stack">
            <Deletion user={user} />
            <Facts user={user} />
            <Security id={id} userId={userId} />
            {may('users:write') && <UserActions id={id} user={user} />}
          </div>
        )}
      </Loaded>
    </Page>
  )
}

function Deletion({ user: { deletion } }: { user: UserAnswer }) {
  const t = useT()
  const { date } = useFormat()
  if (!deletion) return null
  const at = date(deletion.erasesAt)
  if (deletion.state === 'stopped') return <Notice>{t('users.deletion.stopped')}</Notice>
  if (deletion.state === 'erasing') return <Notice tone="warning" title={t('users.deletion.erasing')} />
  return (
    <Notice tone="warning" title={t('users.deletion.waiting', { date: at })}>
      {t(`users.deletion.mail.${deletion.mail}`)}
    </Notice>
  )
}

function Facts({ user }: { user: UserAnswer }) {
  const t = useT()
  const kind = useKindWords()
  const { date } = useFormat()
  const { email, firstLoginAt, id, linkedWallets = [], logins, ownId } = user
  return (
    <Card title={<bdi>{email ?? ownId ?? id}</bdi>} actions={<StateBadge user={user} />}>
      <dl className="users-facts">
        <dt>{t('users.id')}</dt>
        <dd>
          <code>{id}</code>
        </dd>
        {ownId !== undefined && (
          <>
            <dt>{t('users.ownId')}</dt>
            <dd>
              <bdi>{ownId}</bdi>
            </dd>
          </>
        )}
        <dt>{t('users.logins')}</dt>
        <dd>{logins.length > 0 ? logins.map(kind).join(', ') : kind('passkey')}</dd>
        <dt>{t('users.firstLogin')}</dt>
        <dd>{firstLoginAt ? date(firstLoginAt) : t('users.state.ahead')}</dd>
        {linkedWallets.length > 0 && (
          <>
            <dt>{t('users.linked')}</dt>
            <dd>
              {linkedWallets.map(({ account }) => (
                <code key={account} dir="ltr">
                  {account}
                </code>
              ))}
            </dd>
          </>
        )}
      </dl>
    </Card>
  )
}

function Security({ id, userId }: { id: string; userId: string }) {
  const t = useT()
  const kind = useKindWords()
  const { date, dateTime } = useFormat()
  const known = useContract(userSecurity, { params: { id, userId } }, { isKept: false })
  const day = (text: string) => date(`${text}T12:00:00Z`)
  return (
    <Loaded known={known} skeleton={<Skeleton count={2} />}>
      {({ devices, factors, isWhole, records }) => (
        <>
          <div className="grid">
            <Card title={t('users.devices')} description={t('users.devicesWords')}>
              <Table
                caption={t('users.devices')}
                rows={devices.map((device, index) => ({ ...device, key: `${index}` }))}
                keyOf={({ key }) => key}
                empty={<p className="muted">{t('users.devicesNone')}</p>}
                columns={[
                  { id: 'browser', label: t('users.browser'), show: ({ browser }) => browser },
                  { id: 'added', label: t('users.added'), show: ({ addedOn }) => day(addedOn) },
                  { id: 'seen', label: t('users.lastSeen'), show: ({ lastSeenOn }) => day(lastSeenOn) },
                ]}
              />
            </Card>
            <Card title={t('users.factors')} description={t('users.factorsWords')}>
              {!isWhole && <Notice tone="warning">{t('users.factorsAway')}</Notice>}
              <Table
                caption={t('users.factors')}
                rows={factors.map((factor, index) => ({ ...factor, key: `${index}` }))}
                keyOf={({ key }) => key}
                empty={<p className="muted">{t('users.factorsNone')}</p>}
                columns={[
                  { id: 'kind', label: t('users.factor'), show: (factor) => kind(factor.kind) },
                  { id: 'added', label: t('users.added'), show: ({ addedOn }) => day(addedOn) },
                ]}
              />
            </Card>
          </div>
          <Card title={t('users.records')} description={t('users.recordsWords')}>
            <Table
              caption={t('users.records')}
              rows={records.map((record, index) => ({ ...record, key: `${index}` }))}
              keyOf={({ key }) => key}
              empty={<p className="muted">{t('users.recordsNone')}</p>}
              columns={[
                {
                  id: 'what',
                  label: t('users.what'),
                  show: (record) => t(`users.record.${record.kind as RecordKind}`),
                },
                { id: 'who', label: t('users.who'), show: ({ by }) => t(`users.by.${by as 'app'}`) },
                { id: 'at', label: t('users.at'), show: ({ at }) => dateTime(at) },
              ]}
            />
          </Card>
        </>
      )}
    </Loaded>
  )
}

type RecordKind =
  | 'looked-up'
  | 'disabled'
  | 'enabled'
  | 'deletion-asked'
  | 'deletion-cancelled'
  | 'deletion-stopped'

import { userFind, userList } from '@latchkey/protocol/http/users'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useChange } from '../../api/useChange.tsx'
import { useContract } from '../../api/useContract.tsx'
import { useProject } from '../../shell/useMember.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Field, TextInput } from '../../ui/Field.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Card, Page } from '../../ui/Page.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Notice, Skeleton } from '../../ui/Status.tsx'
import { Table } from '../../ui/Table.tsx'
import { useErrorText } from '../../words/useErrorText.tsx'
import { useFormat, useT } from '../../words/Words.tsx'
import { findBy } from './findBy.ts'
import { StateBadge } from './StateBadge.tsx'
import { useKindWords } from './useKindWords.tsx'
import './users.css'

export default function UsersPage() {
  const t = useT()
  const kind = useKindWords()
  const { date } = useFormat()
  const { id } = useProject()
  const [trail, setTrail] = useState<readonly string[]>([])
  const after = trail.at(-1)
  // What is on the screen is enough: addresses are not kept in the tab.
  const known = useContract(
    userList,
    { params: { id }, query: { limit: 25, ...(after !== undefined && { after }) } },
    { isKept: false },
  )
  return (
    <Page title={t('users.title')} description={t('users.words')}>
      <div className="stack">
        <SearchCard projectId={id} />
        <Loaded known={known} skeleton={<Skeleton shape="row" count={6} />}>
          {({ next, users }) => (
            <>
              <Table
                caption={t('users.list')}
                rows={users}
                keyOf={(user) => user.id}
                empty={<EmptyState title={t('users.none')}>{t('users.noneWords')}</EmptyState>}
                columns={[
                  {
                    id: 'user',
                    label: t('users.user'),
                    show: (user) => (
                      <Link
                        className="link"
                        to={'/projects/$projectId/users/$userId' as never}
                        params={{ projectId: id, userId: user.id } as never}
                      >
                        <bdi>{user.email ?? user.id.slice(0, 8)}</bdi>
                      </Link>
                    ),
                  },
                  {
                    id: 'logins',
                    label: t('users.logins'),
                    show: ({ logins }) => (logins.length > 0 ? logins.map(kind).join(', ') : kind('passkey')),
                  },
                  { id: 'state', label: t('users.state'), show: (user) => <StateBadge user={user} /> },
                  {
                    id: 'first',
                    label: t('users.firstLogin'),
                    show: ({ firstLoginAt }) => (firstLoginAt ? date(firstLoginAt) : '–'),
                  },
                ]}
              />
              <Pagination
                isBusy={known.isFetching}
                onNewer={trail.length > 0 ? () => setTrail(trail.slice(0, -1)) : undefined}
                onOlder={next === undefined ? undefined : () => setTrail([...trail, next])}
              />
            </>
          )}
        </Loaded>
      </div>
    </Page>
  )
}

/** Finds one user by all of what is typed: parts of addresses are not stored, so not searched. */
function SearchCard({ projectId }: { projectId: string }) {
  const t = useT()
  const text = useErrorText()
  const navigate = useNavigate()
  const find = useChange(userFind)
  const [typed, setTyped] = useState('')
  const submit = async () => {
    if (!typed.trim()) return
    const found = await find.run({ params: { id: projectId }, body: findBy(typed) })
    if (found) void navigate({ to: `/projects/${projectId}/users/${found.user.id}` } as never)
  }
  const error = find.error && (find.error.status === 404 ? t('users.notFound') : text(find.error))
  return (
    <Card>
      <search>
        <form
          className="users-search"
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <Field label={t('users.search')} hint={t('users.searchHint')} error={error}>
            <TextInput
              type="search"
              autoComplete="off"
              spellCheck={false}
              dir="ltr"
              value={typed}
              onValue={(value) => {
                setTyped(value)
                find.reset()
              }}
            />
          </Field>
          <Button look="primary" type="submit" isBusy={find.isRunning}>
            {t('users.find')}
          </Button>
        </form>
      </search>
      <Notice>{t('users.seen')}</Notice>
    </Card>
  )
}

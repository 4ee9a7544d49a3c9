import type { Answer } from '@latchkey/protocol/http/contract'
import type { memberList } from '@latchkey/protocol/http/members'
import { type ReactNode, useState } from 'react'
import type { ServerError } from '../../api/ServerError.ts'
import { shortAccount } from '../../shell/shortAccount.ts'
import { useMember } from '../../shell/useMember.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { FailedNotice, Loaded } from '../../ui/Loaded.tsx'
import { Card, Page } from '../../ui/Page.tsx'
import { Badge, Skeleton } from '../../ui/Status.tsx'
import { Table } from '../../ui/Table.tsx'
import { useErrorText } from '../../words/useErrorText.tsx'
import { useFormat, useT } from '../../words/Words.tsx'

export type Listed = Answer<typeof memberList>['members'][number]
type Change = {
  readonly isRunning: boolean
  readonly error: ServerError | undefined
  readonly reset: () => void
}

/** Members with their roles, and open invitations. */
export function MembersOf(props: MembersOf.Props) {
  const { of, known, inviteWith, onEdit } = props
  const t = useT()
  const { date } = useFormat()
  const me = useMember().data?.account
  const [isInviting, setIsInviting] = useState(false)
  const [removed, setRemoved] = useState<Listed>()
  const act = (member: Listed) => (
    <span className="row">
      {onEdit && (
        <Button isSmall onClick={() => onEdit(member)}>
          {t('members.edit')}
          <span className="hidden"> {nameOf(member)}</span>
        </Button>
      )}
      <Button isSmall look="danger" onClick={() => setRemoved(member)}>
        {t('members.remove')}
        <span className="hidden"> {nameOf(member)}</span>
      </Button>
    </span>
  )
  return (
    <Page
      title={t(of === 'project' ? 'members.title' : 'members.operators')}
      description={t(of === 'project' ? 'members.words' : 'members.operatorsWords')}
      actions={
        <Button look="primary" icon={<PlusIcon />} onClick={() => setIsInviting(true)}>
          {t('members.invite')}
        </Button>
      }
    >
      <Loaded known={known} skeleton={<Skeleton shape="row" count={3} />}>
        {({ invites, members }) => (
          <div className="stack">
            <Table
              caption={t(of === 'project' ? 'members.title' : 'members.operators')}
              rows={members}
              keyOf={({ account }) => account}
              empty={<p className="muted">{t('members.none')}</p>}
              columns={[
                {
                  id: 'name',
                  label: t('members.name'),
                  show: (member) => (
                    <span className="row">
                      <span title={member.account}>{nameOf(member)}</span>
                      {member.account === me && <Badge tone="accent">{t('members.you')}</Badge>}
                    </span>
                  ),
                },
                {
                  id: 'account',
                  label: t('members.account'),
                  show: ({ account }) => (
                    <code dir="ltr" title={account}>
                      {shortAccount(account)}
                    </code>
                  ),
                },
                ...(of === 'project'
                  ? [
                      {
                        id: 'role',
                        label: t('members.role'),
                        show: ({ role }: Listed) => t(`shell.role.${role}`),
                      },
                    ]
                  : []),
                { id: 'added', label: t('members.added'), show: ({ addedAt }) => date(addedAt) },
                {
                  id: 'seen',
                  label: t('members.seen'),
                  show: ({ lastSeenOn }) => (lastSeenOn ? date(lastSeenOn) : t('members.never')),
                },
                { id: 'act', label: t('members.edit'), isLabelHidden: true, show: act },
              ]}
            />
            {invites.length > 0 && <Invites {...props} invites={invites} />}
          </div>
        )}
      </Loaded>
      {isInviting && inviteWith(() => setIsInviting(false))}
      {removed && <Remove {...props} member={removed} onClose={() => setRemoved(undefined)} />}
    </Page>
  )
}

export declare namespace MembersOf {
  type Props = {
    of: 'project' | 'server'
    known: Loaded.Props<Answer<typeof memberList>>['known']
    remove: Change
    onRemove: (member: Listed) => Promise<unknown>
    endInvite: Change
    onEndInvite: (inviteId: string) => void
    onEdit?: (member: Listed) => void
    inviteWith: (close: () => void) => ReactNode
  }
}

function nameOf({ account, name }: Listed): string {
  return name ?? shortAccount(account)
}

function Invites({ invites, of, endInvite, onEndInvite }: Invites.Props) {
  const t = useT()
  const { date } = useFormat()
  return (
    <Card title={t('members.invites')} description={t('members.invitesWords')}>
      {endInvite.error && <FailedNotice error={endInvite.error} />}
      <Table
        caption={t('members.invites')}
        rows={invites}
        keyOf={({ id }) => id}
        columns={[
          { id: 'name', label: t('members.name'), show: ({ name }) => name },
          ...(of === 'project'
            ? [
                {
                  id: 'role',
                  label: t('members.role'),
                  show: ({ role }: Invites.Props['invites'][number]) => t(`shell.role.${role}`),
                },
              ]
            : []),
          { id: 'expires', label: t('members.expires'), show: ({ expiresAt }) => date(expiresAt) },
          {
            id: 'end',
            label: t('members.endInvite'),
            isLabelHidden: true,
            show: ({ id, name }) => (
              <Button isSmall look="danger" onClick={() => onEndInvite(id)}>
                {t('members.endInvite')}
                <span className="hidden"> {name}</span>
              </Button>
            ),
          },
        ]}
      />
    </Card>
  )
}

declare namespace Invites {
  type Props = MembersOf.Props & { invites: Answer<typeof memberList>['invites'] }
}

function Remove({ member, remove, onRemove, onClose }: Remove.Props) {
  const t = useT()
  const text = useErrorText()
  const close = () => {
    remove.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('members.removeTitle', { name: nameOf(member) })}
      action={t('members.remove')}
      isBusy={remove.isRunning}
      error={remove.error && text(remove.error)}
      onConfirm={async () => {
        if ((await onRemove(member)) !== undefined) close()
      }}
      onClose={close}
    >
      <p className="muted">{t('members.removeWords')}</p>
    </ConfirmDialog>
  )
}

declare namespace Remove {
  type Props = MembersOf.Props & { member: Listed; onClose: () => void }
}

import {
  projectContents,
  projectDelete,
  projectList,
  projectRead,
  projectRestore,
} from '@latchkey/protocol/http/admin'
import { memberMe } from '@latchkey/protocol/http/members'
import { useState } from 'react'
import { useChange } from '../../api/useChange.tsx'
import { useContract } from '../../api/useContract.tsx'
import { useMay } from '../../shell/useMember.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { FailedNotice, Loaded } from '../../ui/Loaded.tsx'
import { Card } from '../../ui/Page.tsx'
import { Notice } from '../../ui/Status.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { useErrorText } from '../../words/useErrorText.tsx'
import { useFormat, useT } from '../../words/Words.tsx'
import type { Project } from './useSettings.tsx'

/** What the tables hold, in the member's language; others are called as the server calls them. */
const contentKeys = {
  access_keys: 'settings.contents.keys',
  app_sessions: 'settings.contents.sessions',
  event_counts: 'settings.contents.counts',
  events: 'settings.contents.events',
  members: 'settings.contents.members',
  onramp_audit: 'settings.contents.checkouts',
  siwx_sessions: 'settings.contents.signIns',
  sponsored_days: 'settings.contents.fees',
  sponsored_operations: 'settings.contents.promises',
  usage_minute: 'settings.contents.calls',
} as const

const invalidates = [projectRead, projectList, memberMe]

/** Deletes the project in a week; until then it can be restored. */
export function DeleteProject({ project }: { project: Project }) {
  const t = useT()
  const { number } = useFormat()
  const text = useErrorText()
  const toast = useToast()
  const may = useMay()('projects:delete')
  const [isAsking, setIsAsking] = useState(false)
  const params = { id: project.id }
  const known = useContract(projectContents, { params }, { isKept: false })
  const order = useChange(projectDelete, {
    invalidates,
    onDone() {
      setIsAsking(false)
      toast(t('settings.delete.done'))
    },
  })
  if (project.deletedOn) return <Restore project={project} deletedOn={project.deletedOn} />
  /** Null where they cannot be counted, which is no reason to delete them. */
  const held = known.data?.wallets
  return (
    <Card
      tone="danger"
      title={t('settings.delete')}
      description={t('settings.delete.words')}
      footer={
        <Button look="danger" disabled={!may || held !== 0} onClick={() => setIsAsking(true)}>
          {t('settings.delete.action')}
        </Button>
      }
    >
      <Loaded known={known}>
        {({ contents, wallets }) => (
          <>
            {wallets === null && (
              <Notice tone="warning" title={t('settings.delete.unknown')}>
                {t('settings.delete.unknownWords')}
              </Notice>
            )}
            {wallets !== null && wallets > 0 && (
              <Notice tone="warning" title={t('settings.delete.held', { count: wallets })}>
                {t('settings.delete.heldWords')}
              </Notice>
            )}
            <p>{t('settings.delete.with')}</p>
            <dl className="settings-facts">
              {contents
                .filter(({ count }) => count > 0)
                .map(({ table, what, count }) => (
                  <div key={table}>
                    <dt>{table in contentKeys ? t(contentKeys[table as keyof typeof contentKeys]) : what}</dt>
                    <dd className="numeric">
                      {number(count)}
                      {count >= 100_000 && '+'}
                    </dd>
                  </div>
                ))}
            </dl>
          </>
        )}
      </Loaded>
      {!may && <p className="muted">{t('settings.delete.role')}</p>}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('settings.delete.title', { name: project.name })}
        action={t('settings.delete.action')}
        name={project.name}
        isBusy={order.isRunning}
        error={order.error && text(order.error)}
        onConfirm={() => void order.run({ params, body: { name: project.name } })}
        onClose={() => setIsAsking(false)}
      >
        <p>{t('settings.delete.ask')}</p>
      </ConfirmDialog>
    </Card>
  )
}

function Restore({ project, deletedOn }: { project: Project; deletedOn: string }) {
  const t = useT()
  const { dateTime } = useFormat()
  const toast = useToast()
  const may = useMay()('projects:delete')
  const restore = useChange(projectRestore, { invalidates, onDone: () => toast(t('settings.restore.done')) })
  return (
    <Card
      tone="danger"
      title={t('settings.restore')}
      description={t('settings.restore.words', { time: dateTime(deletedOn) })}
      footer={
        <Button
          look="primary"
          disabled={!may}
          isBusy={restore.isRunning}
          onClick={() => void restore.run({ params: { id: project.id } })}
        >
          {t('settings.restore.action')}
        </Button>
      }
    >
      {restore.error && <FailedNotice error={restore.error} />}
    </Card>
  )
}

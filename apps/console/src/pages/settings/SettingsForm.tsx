import { projectRead } from '@latchkey/protocol/http/admin'
import { isRecord } from '@latchkey/protocol/isRecord'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useContract } from '../../api/useContract.tsx'
import { shortAccount } from '../../shell/shortAccount.ts'
import { useMay, useProject } from '../../shell/useMember.tsx'
import { Button } from '../../ui/Button.tsx'
import { FailedNotice, Loaded } from '../../ui/Loaded.tsx'
import { Notice, Skeleton } from '../../ui/Status.tsx'
import { useFormat, useT } from '../../words/Words.tsx'
import { SettingsPage, type SettingsTab } from './SettingsPage.tsx'
import {
  differences,
  type Form,
  type Part,
  type Project,
  type Settings,
  useSettings,
} from './useSettings.tsx'

const maxChars = 300

/** A page with one form: it is loaded, edited, saved, and survives a second editor. */
export function SettingsForm<Draft extends object>({
  tab,
  width,
  part,
  isValid,
  head,
  children,
}: SettingsForm.Props<Draft>) {
  const { id } = useProject()
  const known = useContract(projectRead, { params: { id } })
  return (
    <SettingsPage tab={tab} width={width}>
      <Loaded known={known} skeleton={<Skeleton count={2} />}>
        {({ project }) => (
          <Fields key={project.id} project={project} part={part} isValid={isValid} head={head}>
            {children}
          </Fields>
        )}
      </Loaded>
    </SettingsPage>
  )
}

export declare namespace SettingsForm {
  type Props<Draft> = {
    tab: SettingsTab
    width?: 'narrow' | 'wide' | undefined
    part: Part<Draft>
    /** Whether the draft can be saved; its fields say what is wrong. @default always */
    isValid?: ((draft: Draft) => boolean) | undefined
    /** What is no setting, so that everyone can use it. */
    head?: ReactNode
    children: (form: Form<Draft>) => ReactNode
  }
}

function Fields<Draft extends object>({
  project,
  part,
  isValid = () => true,
  head,
  children,
}: Pick<SettingsForm.Props<Draft>, 'part' | 'isValid' | 'head' | 'children'> & { project: Project }) {
  const t = useT()
  const may = useMay()('projects:write')
  const form = useSettings(project, part)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.isDirty && isValid(form.draft)) void form.save()
  }
  return (
    <form onSubmit={submit} noValidate className="stack">
      {!may && <Notice title={t('settings.readOnly')} />}
      {project.deletedOn && <Notice tone="warning" title={t('settings.deleting')} />}
      {head}
      <fieldset disabled={!may} className="settings-fields">
        {children(form)}
      </fieldset>
      {form.theirs && <Conflict form={form} part={part} theirs={form.theirs} />}
      {form.error && <FailedNotice error={form.error} />}
      <SaveBar form={form} isValid={isValid(form.draft)} />
    </form>
  )
}

function SaveBar<Draft>({ form, isValid }: { form: Form<Draft>; isValid: boolean }) {
  const t = useT()
  const { isDirty, isSaving, theirs, undo } = form
  // Which of two changes stands is asked above it.
  const isShown = (isDirty && !theirs) || isSaving || undo !== undefined
  return (
    <div className={isShown ? 'settings-bar shown' : 'settings-bar'}>
      <p role="status">
        {undo ? t('settings.saved') : isDirty ? t(isValid ? 'settings.unsaved' : 'settings.invalid') : ''}
      </p>
      {undo && (
        <Button isSmall onClick={() => void undo()}>
          {t('settings.undo')}
        </Button>
      )}
      {isDirty && (
        <>
          <Button isSmall disabled={isSaving} onClick={form.discard}>
            {t('settings.discard')}
          </Button>
          <Button
            isSmall
            look="primary"
            type="submit"
            isBusy={isSaving}
            disabled={!isValid || theirs !== undefined}
          >
            {t('settings.save')}
          </Button>
        </>
      )}
    </div>
  )
}

/** What was changed meanwhile, beside what is about to be saved. */
function Conflict<Draft>({ form, part, theirs }: { form: Form<Draft>; part: Part<Draft>; theirs: Project }) {
  const t = useT()
  const { time } = useFormat()
  const [mine, other] = [part.write(form.draft), part.write(part.read(theirs))]
  const base = part.write(part.read(form.base))
  const changedByThem = differences(other, base)
  const names = (Object.keys(differences(mine, base)) as (keyof Settings)[]).filter(
    (name) => name in changedByThem,
  )
  const by = (theirs.updatedBy ?? '').replace(/^member /, '')
  const who = by.includes(':') ? shortAccount(by) : by
  const own = useRef<HTMLDivElement>(null)
  // It is below the fields.
  useEffect(() => void own.current?.scrollIntoView({ block: 'center' }), [])
  return (
    <div ref={own}>
      <Notice tone="warning" title={t('settings.conflict', { who, time: time(theirs.updatedAt) })}>
        <dl className="settings-conflict">
          {names.map((name) => (
            <div key={name}>
              <dt>{t(`settings.field.${name}` as 'settings.field.name')}</dt>
              <dd>
                <span className="muted">{t('settings.theirs')}</span> {describe(other[name])}
              </dd>
              <dd>
                <span className="muted">{t('settings.mine')}</span> {describe(mine[name])}
              </dd>
            </div>
          ))}
        </dl>
        <div className="row">
          <Button isSmall onClick={form.takeTheirs}>
            {t('settings.takeTheirs')}
          </Button>
          <Button isSmall isBusy={form.isSaving} onClick={() => void form.keepMine()}>
            {t('settings.keepMine')}
          </Button>
        </div>
      </Notice>
    </div>
  )
}

function describe(value: unknown): ReactNode {
  const text = toText(value)
  return <bdi>{text.length > maxChars ? `${text.slice(0, maxChars)}…` : text || '–'}</bdi>
}

/** A setting without the signs of JSON; each object of a list on a line of its own. */
function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join(value.some(isRecord) ? '\n' : ', ')
  if (!isRecord(value)) return String(value ?? '')
  return Object.entries(value)
    .map(([name, one]) => `${name}: ${toText(one) || '–'}`)
    .join(' · ')
}

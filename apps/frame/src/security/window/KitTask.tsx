/** @jsxImportSource preact */
import { useRef, useState } from 'preact/hooks'
import type { MessageKey } from '../../screens/messages/keys.gen.ts'
import { Button } from '../../screens/ui/Button.tsx'
import { filled } from '../../screens/ui/filled.tsx'
import { useT } from '../../screens/words.tsx'
import type { Task } from '../tasks.ts'
import { DoneStep } from './DoneStep.tsx'
import type { Hand } from './hand.ts'
import { KitSheet } from './KitSheet.tsx'
import { kitGroups, pickGroups, readTyped } from './kitGroups.ts'
import { TaskScreen } from './TaskScreen.tsx'
import { problemOf } from './taskFailure.ts'

export type KitTaskProps = Extract<Task, { kind: 'kit' }> & { hand: Hand }

/** Shows a new recovery kit, and counts it once the visitor has shown that they kept it. */
export function KitTask({ addresses, code, hand }: KitTaskProps) {
  const [step, setStep] = useState<'show' | 'check' | 'done'>('show')
  if (step === 'done') return <DoneStep of="kit" />
  if (step === 'check')
    return (
      <CheckStep
        code={code}
        keep={async () => {
          await hand({ factors: [] })
          setStep('done')
        }}
        onBack={() => setStep('show')}
      />
    )
  return <ShowStep addresses={addresses} code={code} onNext={() => setStep('check')} />
}

function ShowStep({
  addresses,
  code,
  onNext,
}: Pick<KitTaskProps, 'addresses' | 'code'> & { onNext(): void }) {
  const t = useT()
  const [isCopied, setCopied] = useState(false)
  const groups = kitGroups(code)
  const copy = () => navigator.clipboard.writeText(groups.join(' ')).then(() => setCopied(true), window.print)
  return (
    <>
      <TaskScreen
        key="show"
        title={t('security.kit.title')}
        body={filled([location.host], ([host = '']) => t('security.kit.body', { host }))}
        actions={<Button onClick={onNext}>{t('security.kit.kept')}</Button>}
      >
        <KitCode groups={groups} />
        <div className="task-row">
          <Button variant="secondary" onClick={copy}>
            {t(isCopied ? 'security.kit.copied' : 'security.kit.copy')}
          </Button>
          <Button variant="secondary" onClick={() => window.print()}>
            {t('security.kit.print')}
          </Button>
        </div>
      </TaskScreen>
      <KitSheet addresses={addresses} groups={groups} />
    </>
  )
}

export function KitCode({ groups }: { groups: readonly string[] }) {
  return (
    <ol className="kit-code" dir="ltr" translate={false}>
      {groups.map((group, index) => (
        <li key={group + index.toString()}>
          <span aria-hidden="true">{index + 1}</span>
          <code>{group}</code>
        </li>
      ))}
    </ol>
  )
}

function CheckStep({ code, keep, onBack }: { code: string; keep(): Promise<void>; onBack(): void }) {
  const t = useT()
  const [asked] = useState(() => pickGroups(code))
  const [problem, setProblem] = useState<MessageKey>()
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const groups = kitGroups(code)

  async function check(): Promise<void> {
    const fields = [...(form.current?.querySelectorAll('input') ?? [])]
    const wrong = fields.find((field, index) => readTyped(field.value) !== groups[asked[index] ?? 0])
    if (wrong) {
      setProblem('security.check.wrong')
      return wrong.focus()
    }
    setBusy(true)
    setProblem(undefined)
    await keep().catch((error: unknown) => {
      setBusy(false)
      setProblem(problemOf(error))
    })
  }
  return (
    <TaskScreen
      key="check"
      hasField
      title={t('security.check.title')}
      body={t('security.check.body')}
      problem={problem && t(problem as 'security.check.wrong')}
      actions={
        <>
          <Button busy={isBusy} onClick={() => form.current?.requestSubmit()}>
            {t('security.continue')}
          </Button>
          <Button variant="quiet" onClick={onBack}>
            {t('security.check.back')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        className="kit-check"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void check()
        }}
      >
        {asked.map((group, index) => (
          <label key={group}>
            <span>{t('security.check.group', { number: group + 1 })}</span>
            <input
              className="task-field"
              type="text"
              dir="ltr"
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              maxLength={8}
              data-autofocus={index === 0 ? '' : undefined}
              aria-invalid={problem === 'security.check.wrong' || undefined}
            />
          </label>
        ))}
        {/* Without it, Enter would not submit a form of two fields. */}
        <button type="submit" hidden />
      </form>
    </TaskScreen>
  )
}

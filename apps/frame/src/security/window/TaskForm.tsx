/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { useId, useRef, useState } from 'preact/hooks'
import type { MessageKey } from '../../screens/messages/keys.gen.ts'
import { Button } from '../../screens/ui/Button.tsx'
import { useT } from '../../screens/words.tsx'
import { TaskScreen, type TaskScreenProps } from './TaskScreen.tsx'
import { problemOf } from './taskFailure.ts'

export type TaskFormProps = Pick<TaskScreenProps, 'title' | 'body'> & {
  /** What the field is for. */
  label: string
  value: string
  onInput(typed: string): void
  /** Of the button. */
  action: string
  isReady: boolean
  /** Resolves once the next step is on its way, or to what is wrong. */
  submit(): Promise<MessageKey | undefined>
  /** The words for what `submit` rejects with. */
  explain?: (error: unknown) => MessageKey
  /** The problem that lies in what was typed. */
  wrong?: MessageKey
  /** How the field takes letters. */
  field: FieldProps
  /** A way to fill the field by something else. */
  otherWay?: { readonly label: string; choose(): void }
  /** Above the field. */
  children?: ComponentChildren
}

type FieldProps = {
  readonly maxLength: number
  /** For a field of several rows. */
  readonly rows?: number
  readonly className?: string
  readonly dir?: 'auto'
  readonly inputMode?: 'numeric' | 'text'
  readonly autocomplete?: 'one-time-code' | 'off'
  readonly autocapitalize?: 'characters'
}

/** A step with one field: what is typed is sent once it is whole, and what is wrong with it is said. */
export function TaskForm(props: TaskFormProps) {
  const { action, children, explain = problemOf, field, isReady, label, otherWay, submit, wrong } = props
  const t = useT()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<MessageKey>()
  const focus = () => form.current?.querySelector<HTMLElement>('.task-field')?.focus()

  async function send(): Promise<void> {
    if (isBusy || !isReady) return
    setBusy(true)
    setProblem(undefined)
    const found = await submit().catch(explain)
    if (!found) return
    setProblem(found)
    setBusy(false)
    focus()
  }
  const { className, rows, ...rest } = field
  const shared = {
    id,
    dir: 'ltr',
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: false,
    'data-autofocus': '',
    ...rest,
    className: className ? `task-field ${className}` : 'task-field',
    'aria-invalid': (problem !== undefined && problem === wrong) || undefined,
    value: props.value,
    onInput({ currentTarget }: { currentTarget: { value: string } }) {
      props.onInput(currentTarget.value)
      setProblem(undefined)
    },
  } as const
  return (
    <TaskScreen
      hasField
      title={props.title}
      body={props.body}
      problem={problem && t(problem as 'security.problem.failed')}
      actions={
        <>
          <Button busy={isBusy} idle={!isReady} onClick={() => form.current?.requestSubmit()}>
            {action}
          </Button>
          {otherWay && (
            <Button
              variant="quiet"
              onClick={() => {
                setProblem(undefined)
                otherWay.choose()
                focus()
              }}
            >
              {otherWay.label}
            </Button>
          )}
          <Button variant="quiet" onClick={() => window.close()}>
            {t('security.cancel')}
          </Button>
        </>
      }
    >
      {children}
      <form
        ref={form}
        className="task-stack"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <label className="kit-field" htmlFor={id}>
          <span>{label}</span>
          {rows ? <textarea rows={rows} {...shared} /> : <input type="text" {...shared} />}
        </label>
      </form>
    </TaskScreen>
  )
}

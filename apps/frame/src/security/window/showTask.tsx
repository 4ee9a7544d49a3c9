/** @jsxImportSource preact */
import type { Stage } from '../../screens/stage.tsx'
import { needWords, useT } from '../../screens/words.tsx'
import { wipe } from '../../vault/bytes.ts'
import type { Task, TaskOrder, TaskReply } from '../tasks.ts'
import type { Hand } from './hand.ts'
import { KitTask } from './KitTask.tsx'
import { LoginTask } from './LoginTask.tsx'
import { PasskeyTask } from './PasskeyTask.tsx'
import { RemoveTask } from './RemoveTask.tsx'
import { SecureTask } from './SecureTask.tsx'
import { TaskFailure } from './taskFailure.ts'
import { UnlockTask } from './UnlockTask.tsx'

/** Shows a task in this window. */
export async function showTask(stage: Stage, { task, theme }: TaskOrder, port: MessagePort): Promise<void> {
  needWords('security', ...(task.kind === 'export' ? (['exit'] as const) : []))
  await stage.setTheme(theme)
  let answered: PromiseWithResolvers<void> | undefined
  port.addEventListener('message', ({ data }: MessageEvent<TaskReply>) =>
    data.error === undefined ? answered?.resolve() : answered?.reject(new TaskFailure(data.error)),
  )
  const hand: Hand = async (result) => {
    answered = Promise.withResolvers()
    port.postMessage(result, result.step && 'port' in result.step ? [result.step.port] : [])
    for (const factor of result.factors) if (factor.kind === 'passkey') wipe(factor.secret)
    await answered.promise
  }
  const { ExportTask } = task.kind === 'export' ? await import('./export/ExportTask.tsx') : {}
  stage.draw(
    ExportTask && task.kind === 'export' ? (
      <ExportTask {...task} hand={hand} />
    ) : (
      <TaskWindow task={task as PlainTask} hand={hand} />
    ),
  )
  stage.focus()
}

/** Those that need little code. */
type PlainTask = Exclude<Task, { kind: 'export' }>

function TaskWindow({ hand, task }: { task: PlainTask; hand: Hand }) {
  const t = useT()
  document.title = t(`security.title.${task.kind}`)
  switch (task.kind) {
    case 'kit':
      return <KitTask {...task} hand={hand} />
    case 'passkey':
      return <PasskeyTask {...task} hand={hand} />
    case 'secure':
      return <SecureTask {...task} hand={hand} />
    case 'remove':
      return <RemoveTask {...task} hand={hand} />
    case 'login':
      return <LoginTask {...task} hand={hand} />
    case 'unlock':
      return <UnlockTask {...task} hand={hand} />
  }
}

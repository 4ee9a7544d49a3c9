/** @jsxImportSource preact */
import type { Stage } from '../../screens/stage.tsx'
import { needWords, useT } from '../../screens/words.tsx'
import { wipe } from '../../vault/bytes.ts'
import type { Task, TaskMessage, TaskOrder, TaskReply } from '../tasks.ts'
import type { Hand } from './hand.ts'
import { ApproveTask } from './handover/ApproveTask.tsx'
import { KitTask } from './KitTask.tsx'
import { LoginTask } from './LoginTask.tsx'
import { PasskeyTask } from './PasskeyTask.tsx'
import { RemoveTask } from './RemoveTask.tsx'
import { SecureTask } from './SecureTask.tsx'
import { ShareTask } from './ShareTask.tsx'
import { TaskFailure } from './taskFailure.ts'
import { UnlockTask } from './UnlockTask.tsx'

/** Shows a task in this window. */
export async function showTask(stage: Stage, order: TaskOrder, port: MessagePort): Promise<void> {
  const { ask, needsCode, task, theme } = order
  needWords('security', ...(isLarge(task) ? (['exit'] as const) : []))
  await stage.setTheme(theme)
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let turns = 0
  port.addEventListener('message', ({ data: { error, turn, value } }: MessageEvent<TaskReply>) => {
    const answered = waiting.get(turn)
    waiting.delete(turn)
    if (error === undefined) answered?.resolve(value)
    else answered?.reject(new TaskFailure(error))
  })
  const hand: Hand = async (result) => {
    const answered = Promise.withResolvers<unknown>()
    const message: TaskMessage = { turn: ++turns, result }
    waiting.set(message.turn, answered)
    port.postMessage(message, result.step && 'port' in result.step ? [result.step.port] : [])
    for (const factor of result.factors) if (factor.kind === 'passkey') wipe(factor.secret)
    if (result.totp) wipe(result.totp.secret)
    return answered.promise
  }
  if (needsCode) {
    const { CodeTask } = await import('./totp/CodeTask.tsx')
    const entered = Promise.withResolvers<void>()
    stage.draw(<CodeTask purpose="step" hand={hand} onEntered={entered.resolve} />)
    stage.focus()
    await entered.promise
  }
  if (ask) {
    const { PasskeyStep } = await import('./confirm/PasskeyStep.tsx')
    const entered = Promise.withResolvers<void>()
    stage.draw(<PasskeyStep ask={ask} hand={hand} onEntered={entered.resolve} />)
    stage.focus()
    await entered.promise
  }
  const { ConfirmTask } = task.kind === 'confirm' ? await import('./confirm/ConfirmTask.tsx') : {}
  const { CodeTask } = task.kind === 'code' ? await import('./totp/CodeTask.tsx') : {}
  const { TotpTask } = task.kind === 'totp' ? await import('./totp/TotpTask.tsx') : {}
  const { ExportTask } = task.kind === 'export' ? await import('./export/ExportTask.tsx') : {}
  const { ImportKeyTask } = task.kind === 'importKey' ? await import('./export/ImportKeyTask.tsx') : {}
  stage.draw(
    ExportTask && task.kind === 'export' ? (
      <ExportTask {...task} hand={hand} />
    ) : ConfirmTask && task.kind === 'confirm' ? (
      <ConfirmTask {...task} hand={hand} />
    ) : TotpTask && task.kind === 'totp' ? (
      <TotpTask {...task} hand={hand} />
    ) : CodeTask && task.kind === 'code' ? (
      <CodeTask {...task} hand={hand} />
    ) : ImportKeyTask && task.kind === 'importKey' ? (
      <ImportKeyTask {...task} hand={hand} />
    ) : (
      <TaskWindow task={task as PlainTask} hand={hand} />
    ),
  )
  stage.focus()
}

/** Those that need little code. */
type PlainTask = Exclude<Task, { kind: 'code' | 'confirm' | 'export' | 'importKey' | 'totp' }>

function isLarge({ kind }: Task): boolean {
  return kind === 'export' || kind === 'importKey'
}

function TaskWindow({ hand, task }: { task: PlainTask; hand: Hand }) {
  const t = useT()
  document.title = t(`security.title.${task.kind}`)
  switch (task.kind) {
    case 'approve':
      return <ApproveTask hand={hand} />
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
    case 'share':
      return <ShareTask {...task} hand={hand} />
    case 'unlock':
      return <UnlockTask {...task} hand={hand} />
  }
}

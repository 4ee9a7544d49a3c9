/** @jsxImportSource preact */
import type { Stage } from '../../screens/stage.tsx'
import { needWords, useT } from '../../screens/words.tsx'
import { wipe } from '../../vault/bytes.ts'
import type { Task, TaskOrder, TaskReply } from '../tasks.ts'
import type { Hand } from './hand.ts'
import { KitTask } from './KitTask.tsx'
import { PasskeyTask } from './PasskeyTask.tsx'
import { RemoveTask } from './RemoveTask.tsx'
import { SecureTask } from './SecureTask.tsx'
import { TaskFailure } from './taskFailure.ts'
import { UnlockTask } from './UnlockTask.tsx'

/** Shows a task in this window. */
export async function showTask(stage: Stage, { task, theme }: TaskOrder, port: MessagePort): Promise<void> {
  needWords('security')
  await stage.setTheme(theme)
  let answered: PromiseWithResolvers<void> | undefined
  port.addEventListener('message', ({ data }: MessageEvent<TaskReply>) =>
    data.error === undefined ? answered?.resolve() : answered?.reject(new TaskFailure(data.error)),
  )
  const hand: Hand = async (result) => {
    answered = Promise.withResolvers()
    port.postMessage(result)
    for (const factor of result.factors) if (factor.kind === 'passkey') wipe(factor.secret)
    await answered.promise
  }
  stage.draw(<TaskWindow task={task} hand={hand} />)
  stage.focus()
}

function TaskWindow({ hand, task }: { task: Task; hand: Hand }) {
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
    case 'unlock':
      return <UnlockTask {...task} hand={hand} />
  }
}

/** @jsxImportSource preact */
import { useRef, useState } from 'preact/hooks'
import { useArmed } from '../../../approvals/useArmed.tsx'
import type { GivenFactor } from '../../../requests.ts'
import { Button } from '../../../screens/ui/Button.tsx'
import { useT } from '../../../screens/words.tsx'
import type { Task } from '../../tasks.ts'
import { TaskScreen } from '../TaskScreen.tsx'
import { useShownFactors } from '../useShownFactors.tsx'

export type FinishStepProps = Extract<Task, { kind: 'export' }> & {
  /** Has been shown already. */
  usedId: string | undefined
  finish(factors: readonly GivenFactor[]): Promise<void>
}

/** Writes down that the words were tested, in a vault with a new key: all that opens it has to be at hand. */
export function FinishStep({ finish, kitIds, otherDevices, passkey, passkeyIds, usedId }: FinishStepProps) {
  const t = useT()
  const target = useRef<HTMLDivElement>(null)
  const { isArmed } = useArmed(target, 'focus')
  const [isBusy, setBusy] = useState(false)
  const left = (ids: readonly string[]) => ids.filter((id) => id !== usedId)
  const [kits] = useState(() => left(kitIds))
  const [passkeys] = useState(() => left(passkeyIds))
  const { fields, isReady, problem, submit } = useShownFactors({
    kitIds: kits,
    passkey,
    passkeyIds: passkeys,
    onSubmit: () => void end(),
  })
  async function end(): Promise<void> {
    if (isBusy || !isArmed) return
    setBusy(true)
    if (!(await submit(finish))) setBusy(false)
  }
  return (
    <div ref={target}>
      <TaskScreen
        key="finish"
        title={t('exit.finish.title')}
        body={t('exit.finish.body')}
        problem={problem}
        actions={
          <Button busy={isBusy} idle={!isArmed || !isReady} onClick={() => void end()}>
            {t('exit.finish.do')}
          </Button>
        }
      >
        {otherDevices > 0 && (
          <p className="task-warning">{t('security.secure.warning.devices', { count: otherDevices })}</p>
        )}
        {kits.length + passkeys.length > 0 && fields}
      </TaskScreen>
    </div>
  )
}

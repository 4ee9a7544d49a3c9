/** @jsxImportSource preact */
import { latinDigits } from '@latchkey/protocol/latinDigits'
import { useState } from 'preact/hooks'
import { coins } from '../../../families/coins.ts'
import { hashText } from '../../../login/base64Url.ts'
import type { MessageKey } from '../../../screens/messages/keys.gen.ts'
import { useStyles } from '../../../screens/styles.tsx'
import { Button } from '../../../screens/ui/Button.tsx'
import { useT } from '../../../screens/words.tsx'
import { limitPattern } from '../../../vault/confirmPolicy.ts'
import type { ConfirmMode, ConfirmSetting, Task } from '../../tasks.ts'
import { DoneStep } from '../DoneStep.tsx'
import type { Hand } from '../hand.ts'
import { confirmWithPasskey } from '../passkey.ts'
import { TaskScreen } from '../TaskScreen.tsx'
import { ProblemError, problemOf } from '../taskFailure.ts'
import css from './confirm.css?inline'

export type ConfirmTaskProps = Extract<Task, { kind: 'confirm' }> & { hand: Hand }

const modes: readonly ConfirmMode[] = ['never', 'above', 'always']

/** Lets the visitor choose when their passkey is asked for. The choice itself needs it. */
export function ConfirmTask({ ask: first, hand, setting }: ConfirmTaskProps) {
  useStyles(css)
  const t = useT()
  document.title = t('security.confirm.title')
  const [ask, setAsk] = useState(first)
  const [mode, setMode] = useState(setting.mode)
  const [limits, setLimits] = useState(new Map(setting.limits))
  const [state, setState] = useState<'asking' | 'busy' | 'lost' | 'leaving' | 'done' | 'ending'>('asking')
  const [problem, setProblem] = useState<MessageKey>()

  async function act(busy: 'busy' | 'leaving', work: () => Promise<'done' | 'ending'>): Promise<void> {
    if (state === 'busy' || state === 'leaving') return
    const before = state
    setState(busy)
    setProblem(undefined)
    try {
      setState(await work())
    } catch (error) {
      setProblem(problemOf(error, 'passkey'))
      setState(before)
    }
  }
  const save = () =>
    act('busy', async () => {
      const given = coins.flatMap((coin) => {
        const limit = latinDigits(limits.get(coin) ?? '')
          .trim()
          .replace(',', '.')
        return limit === '' ? [] : [[coin, limit] as const]
      })
      const chosen: ConfirmSetting = { mode, limits: given }
      if (mode === 'above' && given.length === 0) throw new ProblemError('security.problem.noLimit')
      if (given.some(([, limit]) => !limitPattern.test(limit)))
        throw new ProblemError('security.problem.badLimit')
      const confirmation = await confirmWithPasskey(ask, await hashText(JSON.stringify(chosen)))
      try {
        await hand({ factors: [], confirmation, setting: chosen })
      } catch (error) {
        // A challenge counts once, whatever becomes of it.
        setAsk((await hand({ factors: [], setting: 'again' })) as typeof ask)
        throw error
      }
      return 'done'
    })
  const leave = () =>
    act('leaving', async () => {
      await hand({ factors: [], setting: 'lost' })
      return 'ending'
    })
  const shown = problem && t(problem as 'security.problem.failed')
  if (state === 'done') return <DoneStep of="confirm" />
  if (state === 'ending') return <DoneStep of="confirmEnding" />
  if (state === 'lost' || state === 'leaving')
    return (
      <TaskScreen
        key="lost"
        title={t('security.confirm.lost.title')}
        body={t('security.confirm.lost.body')}
        problem={shown}
        actions={
          <>
            <Button busy={state === 'leaving'} onClick={leave}>
              {t('security.confirm.lost.do')}
            </Button>
            <Button variant="quiet" onClick={() => setState('asking')}>
              {t('security.confirm.back')}
            </Button>
          </>
        }
      />
    )
  return (
    <TaskScreen
      key="choose"
      title={t('security.confirm.title')}
      body={t('security.confirm.body')}
      problem={shown}
      actions={
        <>
          <Button busy={state === 'busy'} onClick={save}>
            {t('security.confirm.save')}
          </Button>
          {setting.mode === 'always' && (
            <Button variant="quiet" onClick={() => setState('lost')}>
              {t('security.confirm.lost')}
            </Button>
          )}
          <Button variant="quiet" onClick={() => window.close()}>
            {t('security.cancel')}
          </Button>
        </>
      }
    >
      <fieldset className="confirm-modes">
        <legend>{t('security.confirm.title')}</legend>
        {modes.map((one) => (
          <label key={one} className="confirm-mode">
            <input
              type="radio"
              name="mode"
              value={one}
              checked={mode === one}
              onChange={() => {
                setMode(one)
                setProblem(undefined)
              }}
            />
            <span>
              <strong>{t(`security.confirm.mode.${one}`)}</strong>
              <span>{t(`security.confirm.mode.${one}.about`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {mode === 'above' && (
        <div className="confirm-limits">
          {coins.map((coin) => (
            <label key={coin} className="kit-field">
              <span>{t('security.confirm.limit', { coin })}</span>
              <input
                className="task-field"
                type="text"
                dir="ltr"
                inputMode="decimal"
                autocomplete="off"
                maxLength={32}
                value={limits.get(coin) ?? ''}
                onInput={({ currentTarget }) => {
                  setLimits(new Map([...limits, [coin, currentTarget.value]]))
                  setProblem(undefined)
                }}
              />
            </label>
          ))}
          <p className="confirm-note">{t('security.confirm.limits.about')}</p>
        </div>
      )}
    </TaskScreen>
  )
}

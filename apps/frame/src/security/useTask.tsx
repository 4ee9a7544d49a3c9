import type { FrameAsk } from '@latchkey/protocol/frame/calls'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Popup } from '../openPopup.ts'
import type { Confirming } from './confirming.ts'
import { openTask } from './openTask.ts'
import type { Task, TaskResult } from './tasks.ts'

/** A window of the wallet for what the visitor does next, and what to say about it meanwhile. */
export function useTask(
  readTheme: () => FrameAsk<'syncTheme'>,
  second?: SecondStep,
  confirming?: Pick<Confirming, 'askIfNeeded' | 'enter'>,
) {
  const [state, setState] = useState<'none' | 'open' | 'blocked' | 'closed'>('none')
  const popup = useRef<Popup | undefined>(undefined)
  useEffect(() => () => popup.current?.close(), [])

  /** In the visitor's click: browsers block it otherwise. */
  function start({ act, isGuarded, opensWallet = isGuarded, task }: useTask.Args): void {
    popup.current?.close()
    let isDone = false
    popup.current = openTask({
      order: Promise.all([
        task(),
        isGuarded ? second?.isNeeded() : false,
        opensWallet ? confirming?.askIfNeeded() : undefined,
      ]).then(([task, needsCode, ask]) => ({
        task,
        theme: readTheme(),
        needsCode: needsCode === true,
        ask,
      })),
      async act(result) {
        if (isGuarded && result.code !== undefined) return second?.enter(result.code)
        if (opensWallet && result.confirmation) return confirming?.enter(result.confirmation)
        const outcome = await act(result)
        if (outcome === 'more') return
        if (isValue(outcome)) return outcome.value
        isDone = true
        setState('none')
      },
      onClosed: () => setState(isDone ? 'none' : 'closed'),
    })
    setState(popup.current ? 'open' : 'blocked')
  }
  return { start, state }
}

/** Codes of the visitor's authenticator app. */
export type SecondStep = {
  isNeeded(): Promise<boolean>
  enter(code: string): Promise<void>
}

export declare namespace useTask {
  type Args = {
    task(): Promise<Task>
    /** A code of the authenticator app comes first, if the visitor has one. */
    readonly isGuarded?: boolean | undefined
    /** A passkey comes first, if the vault asks for it whenever this device opens the wallet. @default isGuarded */
    readonly opensWallet?: boolean | undefined
    /**
     * What the visitor did in the window; it says so if this fails. `more`, or a `value` that the window
     * shows next: this was not the last step.
     */
    act(result: TaskResult): Promise<unknown>
  }
}

/** Whether a step has something for the window. */
export function isValue(outcome: unknown): outcome is { readonly value: unknown } {
  return typeof outcome === 'object' && outcome !== null && 'value' in outcome
}

import type { FrameAsk } from '@latchkey/protocol/frame/calls'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Popup } from '../openPopup.ts'
import { openTask } from './openTask.ts'
import type { Task, TaskResult } from './tasks.ts'

/** A window of the wallet for what the visitor does next, and what to say about it meanwhile. */
export function useTask(readTheme: () => FrameAsk<'syncTheme'>) {
  const [state, setState] = useState<'none' | 'open' | 'blocked' | 'closed'>('none')
  const popup = useRef<Popup | undefined>(undefined)
  useEffect(() => () => popup.current?.close(), [])

  /** In the visitor's click: browsers block it otherwise. */
  function start({ act, task }: useTask.Args): void {
    popup.current?.close()
    let isDone = false
    popup.current = openTask({
      order: task().then((task) => ({ task, theme: readTheme() })),
      async act(result) {
        if ((await act(result)) === 'more') return
        isDone = true
        setState('none')
      },
      onClosed: () => setState(isDone ? 'none' : 'closed'),
    })
    setState(popup.current ? 'open' : 'blocked')
  }
  return { start, state }
}

export declare namespace useTask {
  type Args = {
    task(): Promise<Task>
    /** What the visitor did in the window; it says so if this fails. `more`: this was not the last step. */
    act(result: TaskResult): Promise<unknown>
  }
}

import type { ComponentChild } from 'preact'
import type { ScreenEnd, Screens, ScreenTitle } from '../screen.ts'

/** Shows a screen that calls the server; leaving it ends the calls that were made for it. */
export async function showWithCalls(
  screens: Screens,
  { title, signal, render }: showWithCalls.Options,
): Promise<void> {
  const left = new AbortController()
  const either = AbortSignal.any([signal, left.signal])
  try {
    await screens.show<void>(title, (end) => render(end, either), signal)
  } finally {
    left.abort()
  }
}

export declare namespace showWithCalls {
  type Options = {
    readonly title: ScreenTitle
    readonly signal: AbortSignal
    render(end: ScreenEnd<void>, signal: AbortSignal): ComponentChild
  }
}

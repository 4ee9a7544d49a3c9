import type { ComponentChild } from 'preact'

/** What the visitor sees of the frame: one screen at a time, in the order they were asked for. */
export type Screens = {
  /**
   * Shows a screen, and resolves with what the visitor decided. It waits while another one
   * is shown; `signal` removes it.
   */
  show<Result>(
    title: ScreenTitle,
    render: (end: ScreenEnd<Result>) => ComponentChild,
    signal: AbortSignal,
  ): Promise<Result>
}

export type ScreenTitle = 'login' | 'approval' | 'account'

/** Ends a screen. Only the first call counts. */
export type ScreenEnd<Result> = { resolve(value: Result): void; reject(error: unknown): void }

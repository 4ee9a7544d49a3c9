import type { TaskResult } from '../tasks.ts'

/** Hands over what the visitor did; resolves to what comes next, if that needs something. Throws a `TaskFailure` if the frame could not act on it. */
export type Hand = (result: TaskResult) => Promise<unknown>

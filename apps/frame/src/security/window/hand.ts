import type { TaskResult } from '../tasks.ts'

/** Hands over what the visitor did. Throws a `TaskFailure` if the frame could not act on it. */
export type Hand = (result: TaskResult) => Promise<void>

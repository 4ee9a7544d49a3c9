import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/** An error that no test caught: vitest fails the run for it, but its JSON report does not tell. */
export type StrayError = { file: string | undefined; message: string }

/** A reporter that leaves them where STRAY_ERRORS says. */
export default class StrayErrors implements Reporter {
  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]) {
    const path = process.env.STRAY_ERRORS
    if (!path) return
    const stray = errors.map((error): StrayError => {
      const file = error.VITEST_TEST_PATH
      return { file: typeof file === 'string' ? file : undefined, message: error.stack ?? error.message }
    })
    writeFileSync(path, JSON.stringify(stray))
  }
}

import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/** An error outside of any test: vitest fails the run, but its JSON report omits it. */
export type StrayError = { file: string | undefined; message: string }

/** A reporter that writes them to the file named by STRAY_ERRORS. */
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

import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import type { Result } from './threats.ts'

/** A reporter that writes each test that ran, with the sizes it names, to the file named by THREAT_RESULTS. */
export default class ThreatResults implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const path = process.env.THREAT_RESULTS
    if (!path) return
    const results = modules.flatMap((module): Result[] => [
      // A file that does not load has no tests.
      ...module.errors().map(({ message }) => ({
        title: `${module.relativeModuleId}: ${message}`,
        passed: false,
        sizes: [],
      })),
      ...[...module.children.allTests()].map((test) => ({
        title: test.fullName,
        // One that was skipped because a hook failed has not passed.
        passed: test.result().state === 'passed',
        sizes: test.annotations().flatMap(({ message, type }) => (type === 'size' ? [message] : [])),
      })),
    ])
    writeFileSync(path, JSON.stringify(results))
  }
}

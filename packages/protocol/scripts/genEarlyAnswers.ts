import { writeFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { analyticsConfig } from '../src/http/analytics.ts'
import { projectConfig } from '../src/http/config.ts'
import { projectOrigins } from '../src/http/origins.ts'
import { walletPage } from '../src/http/wallets.ts'
import { writeCheck } from './writeCheck.ts'

// Writes checks for the answers that a page reads as soon as the modal opens, from the
// contracts. With them the first view needs no zod, which is a fifth of what it would load.

const answers = { analyticsConfig, projectConfig, projectOrigins, walletPage }

const checks = Object.entries(answers).map(([name, schema]) => {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io: 'input' })
  return `export const ${name} = /* @__PURE__ */ ${writeCheck(shape)}\n`
})

await writeFile(
  new URL('../src/http/earlyChecks.gen.ts', import.meta.url),
  `// Written by scripts/genEarlyAnswers.ts. Do not edit.
import { flag, list, object, one, orNull, record, text, whole } from './earlyCheck.ts'

${checks.join('')}`,
)

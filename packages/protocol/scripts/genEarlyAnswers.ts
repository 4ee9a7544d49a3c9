import { writeFile } from 'node:fs/promises'
import { type Schema, validator } from '@exodus/schemasafe'
import * as z from 'zod/mini'
import { analyticsConfig } from '../src/http/analytics.ts'
import { projectConfig } from '../src/http/config.ts'
import { projectOrigins } from '../src/http/origins.ts'
import { walletPage } from '../src/http/wallets.ts'

// Writes checks for the answers that a page reads as soon as the modal opens, from the
// contracts. With them the first view needs no zod, which is a fifth of what it would load.

const answers = { analyticsConfig, projectConfig, projectOrigins, walletPage }

const checks = Object.entries(answers).map(([name, schema]) => {
  const { $schema: _, ...shape }: Record<string, unknown> = z.toJSONSchema(schema, { io: 'input' })
  const check = validator(shape as Schema, { mode: 'lax', isJSON: true, includeErrors: false })
  return `export const ${name}: (data: unknown) => boolean = /* @__PURE__ */ ${check.toModule()}\n`
})

await writeFile(
  new URL('../src/http/earlyChecks.gen.ts', import.meta.url),
  `// @ts-nocheck Written by scripts/genEarlyAnswers.ts. Do not edit.\n${checks.join('')}`,
)

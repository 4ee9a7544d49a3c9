#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { MigrateError, migrate, sources } from './index.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { dry: { type: 'boolean' }, force: { type: 'boolean' } },
})
const [from, folder = '.'] = positionals
const report = (line: string) => void process.stdout.write(`${line}\n`)

if (!from) {
  process.stderr.write(`latchkey-migrate <${sources.join('|')}> [folder] [--dry] [--force]\n`)
  process.exitCode = 2
} else
  try {
    await migrate({ from, folder, ...values, report })
  } catch (error) {
    if (!(error instanceof MigrateError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }

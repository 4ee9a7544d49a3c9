import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createMetrics } from '../apps/server/src/metrics.ts'
import { promtool } from './promtool.ts'
import { readRows } from './readRows.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'apps/server/monitoring')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const rules = read('apps/server/monitoring/alerts.yaml')
const tests = ['alerts.test.yaml', 'alerts.days.test.yaml'].map((file) => join(folder, file))
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)

/** Series that exist, with those of histograms. */
async function seriesNames(): Promise<Set<string>> {
  const all = await createMetrics().registry.getMetricsAsJSON()
  const recorded = [...rules.matchAll(/record: "?([\w:]+)/g)].map(([, name = '']) => name)
  return new Set([
    ...all.flatMap(({ name, type }) =>
      // A number or a name, by the version of prom-client.
      String(type) === 'histogram' ? [`${name}_count`, `${name}_sum`, `${name}_bucket`] : [name],
    ),
    ...recorded,
  ])
}

const unknownIn = async (text: string) => {
  const known = await seriesNames()
  return [...new Set(text.match(/\blatchkey[_:][a-z\d_:]+/g))].filter((name) => !known.has(name))
}

test('behavior: the rules are valid, and use series that exist', async () => {
  promtool('check', 'rules', join(folder, 'alerts.yaml'))
  expect(await unknownIn(rules.replaceAll(/#.*$/gm, ''))).toEqual([])
})

test('behavior: each rule fires on what it is for, and on nothing else', { timeout: 120_000 }, () => {
  promtool('test', 'rules', ...tests)
  const fired = tests.map((file) => readFileSync(file, 'utf8')).join('\n')
  expect(alerts.filter((name) => !fired.includes(`"${name}"`))).toEqual([])
})

test('behavior: each rule says what is wrong, and names a section that says what to do', () => {
  const guide = read('docs/operations.md')
  const anchors = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^a-z\d -]/g, '')
      .replaceAll(' ', '-'),
  )
  const parts = rules.split(/^\s+- alert: /m).slice(1)
  for (const part of parts) {
    const [, anchor = ''] = /runbook: docs\/operations\.md#([\w-]+)/.exec(part) ?? []
    expect(anchors).toContain(anchor)
    for (const field of ['summary:', 'description:', 'severity:']) expect(part).toContain(field)
  }
  expect(alerts.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})

test('behavior: the guide lists the SLOs with their budgets', () => {
  const budgets = [...rules.matchAll(/slo_budget", labels: \{ slo: (\w+) \}, expr: vector\(([\d.]+)\)/g)].map(
    ([, slo, budget]) => [slo, `${+(100 - 100 * Number(budget)).toFixed(3)} %`],
  )
  const listed = readRows(read('docs/guides/monitoring.md'), 'SLOs').map(([slo = '', , objective]) => [
    slo.replaceAll('`', ''),
    objective,
  ])
  expect(budgets.length).toBeGreaterThan(5)
  expect(listed).toEqual(budgets)
})

test('behavior: the dashboard uses series that exist, in expressions that parse', async () => {
  const text = read('apps/server/monitoring/dashboard.json')
  const { panels } = JSON.parse(text) as { panels: { title: string; targets?: { expr: string }[] }[] }
  const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
  expect(expressions.length).toBeGreaterThan(30)
  expect(await unknownIn(expressions.join('\n'))).toEqual([])
  const out = mkdtempSync(join(tmpdir(), 'latchkey-dashboard-'))
  onTestFinished(() => rmSync(out, { recursive: true, force: true }))
  const file = join(out, 'rules.json')
  const asRules = expressions.map((expr, index) => ({ record: `dashboard:${index}`, expr }))
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules: asRules }] }))
  promtool('check', 'rules', file)
})

test('behavior: every metric of ours is on the dashboard or in a rule', async () => {
  const shown = `${rules}\n${read('apps/server/monitoring/dashboard.json')}`
  const ours = (await createMetrics().registry.getMetricsAsJSON())
    .map(({ name }) => name)
    .filter((name) => !/^latchkey_(nodejs|process)_/.test(name))
  expect(ours.filter((name) => !shown.includes(name))).toEqual([])
})

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promtool } from '../../scripts/promtool.ts'
import { ask } from './ask.ts'

const rules = join(import.meta.dirname, '../../apps/server/monitoring/alerts.yaml')
const watched = new Set(readFileSync(rules, 'utf8').match(/\blatchkey_[a-z\d_]+/g))
// How late the event loop is depends on the other programs of this machine.
watched.delete('latchkey_nodejs_eventloop_lag_p99_seconds')

/** The value of each series that a rule reads. */
export type Scrape = ReadonlyMap<string, string>

/** Reads the metrics of a process; empty if it does not answer. `instance` tells several apart. */
export async function scrape(opsUrl: string, instance?: string): Promise<Scrape> {
  const answer = await ask(opsUrl, { method: 'GET', path: '/metrics' }).catch(() => undefined)
  const lines = (answer?.body ?? '').split('\n').filter((line) => watched.has(/^\w+/.exec(line)?.[0] ?? ''))
  return new Map(
    lines.map((line) => {
      const name = line.slice(0, line.lastIndexOf(' '))
      return [instance === undefined ? name : label(name, instance), line.slice(line.lastIndexOf(' ') + 1)]
    }),
  )
}

function label(name: string, instance: string): string {
  const added = `instance="${instance}"`
  return name.endsWith('}') ? `${name.slice(0, -1)},${added}}` : `${name}{${added}}`
}

/** Throws unless these alerts, and no others, fire at the end of the scrapes. Each counts as a minute. */
export function checkAlerts(file: string, scrapes: readonly Scrape[], alerts: readonly string[]): void {
  const series = new Set(scrapes.flatMap((one) => [...one.keys()]))
  const ruleTest = {
    rule_files: [rules],
    evaluation_interval: '1m',
    group_eval_order: ['latchkey-slo-rates', 'latchkey-slo-budgets', 'latchkey-slo-alerts'],
    tests: [
      {
        interval: '1m',
        input_series: [...series].map((name) => ({
          series: name,
          values: scrapes.map((one) => one.get(name) ?? '_').join(' '),
        })),
        promql_expr_test: [
          {
            expr: 'group by (alertname) (ALERTS{alertstate="firing"})',
            eval_time: `${scrapes.length - 1}m`,
            exp_samples: alerts.map((name) => ({ labels: `{alertname="Latchkey${name}"}`, value: 1 })),
          },
        ],
      },
    ],
  }
  writeFileSync(file, JSON.stringify(ruleTest))
  promtool('test', 'rules', file)
}

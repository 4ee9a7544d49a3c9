import type { AlertRule } from '@latchkey/protocol/http/alerts'

type Rule = {
  /** Whether it is on unless the owner says otherwise. */
  readonly isOn: boolean
  readonly threshold: number | null
  readonly unit: 'percent' | 'hours' | null
  /** For the subject of a mail. */
  readonly title: string
}

/** Every rule, with what holds until it is changed. */
export const rules: Readonly<Record<AlertRule, Rule>> = {
  error_rate: { isOn: true, threshold: 20, unit: 'percent', title: 'Many events are errors' },
  no_events: { isOn: false, threshold: 24, unit: 'hours', title: 'No event has come in' },
  webhook_failed: { isOn: true, threshold: null, unit: null, title: 'A webhook was switched off' },
  limit_near: { isOn: true, threshold: 80, unit: 'percent', title: 'A limit is nearly used' },
  job_failed: { isOn: true, threshold: null, unit: null, title: 'A job has failed' },
  node_unreachable: { isOn: true, threshold: null, unit: null, title: 'A node does not answer' },
  spool_growing: { isOn: true, threshold: 10, unit: 'percent', title: 'Events wait to be stored' },
  redis_full: { isOn: true, threshold: null, unit: null, title: 'Redis is full' },
  redis_away: { isOn: true, threshold: null, unit: null, title: 'Redis is away' },
  process_gone: { isOn: true, threshold: null, unit: null, title: 'A process has gone silent' },
}

/** What a rule found. */
export type Finding = {
  /** Empty for the server. */
  readonly projectId: string
  readonly rule: AlertRule
  readonly isFiring: boolean
  readonly details: string
  /** What the next evaluation compares with; undefined to keep the one before. */
  readonly sample?: unknown
}

/** What is stored of a rule. */
export type Known = {
  readonly isOn: boolean
  readonly threshold: number
  readonly state: 'ok' | 'firing'
  readonly details: string
  readonly sample: unknown
}
export type Find = (projectId: string, rule: AlertRule) => Known

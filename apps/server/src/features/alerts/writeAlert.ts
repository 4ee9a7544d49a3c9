import type { AlertRule } from '@latchkey/protocol/http/alerts'
import { rules } from './rules.ts'

/** Subject and text of a mail about an alert, for owners and operators. */
export function writeAlert({ details, project, rule, since, state }: writeAlert.Args) {
  const { title } = rules[rule]
  const where = oneLine(project ?? 'the server')
  const isOver = state === 'ok'
  return {
    subject: `[Latchkey] ${where}: ${isOver ? `over: ${title.toLowerCase()}` : title}`,
    text: [
      isOver ? `This alert of ${where} is over.` : `An alert of ${where} fires.`,
      '',
      `Rule: ${title} (${rule})`,
      ...(details ? [`Found: ${oneLine(details)}`] : []),
      ...(since ? [`Since: ${since.toISOString()}`] : []),
      '',
      'You get at most one mail an hour about a rule. Change rules and addresses in the console, under Alerts.',
      '',
    ].join('\n'),
  }
}

export declare namespace writeAlert {
  type Args = {
    readonly rule: AlertRule
    readonly state: 'ok' | 'firing'
    readonly details: string
    readonly since: Date | null
    /** Its name; undefined for the server. */
    readonly project: string | undefined
  }
}

/** Names are chosen by owners, and must not add lines to a mail. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, 500)
}

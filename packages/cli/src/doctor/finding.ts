/** What a check found. `code` stays the same from release to release. */
export type Finding = {
  readonly level: 'ok' | 'warn' | 'fail'
  readonly code: Code
  /** One sentence: what it is, and what to do. */
  readonly text: string
}

export type Code =
  | 'clock'
  | 'csp'
  | 'database'
  | 'kit'
  | 'migrations'
  | 'mixed-content'
  | 'node-version'
  | 'nodes'
  | 'options'
  | 'origin'
  | 'page'
  | 'project'
  | 'proxies'
  | 'react'
  | 'relay'
  | 'relay-urls'
  | 'secret'
  | 'server'
  | 'two-reacts'
  | 'two-viems'

export const ok = (code: Code, text: string): Finding => ({ level: 'ok', code, text })
export const warn = (code: Code, text: string): Finding => ({ level: 'warn', code, text })
export const fail = (code: Code, text: string): Finding => ({ level: 'fail', code, text })

/** Where the documentation explains a code. */
export function docsOf({ code }: Finding): string {
  return `https://latchkey.dev/guides/cli#${code}`
}

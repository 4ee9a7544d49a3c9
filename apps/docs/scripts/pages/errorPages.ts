import { errorDocs } from '../../../../packages/protocol/errorDocs.ts'
import { calls, type DocumentedError, documentedErrors } from '../../../../scripts/genErrors.ts'

export type MadePage = { slug: string; title: string; description: string; body: string; quiet?: boolean }

/** A page for each error code: what `KitError.docs` links to. */
export function errorPages(base: string): MadePage[] {
  const errors = documentedErrors()
  return errors.map((error) => ({
    slug: `errors/${error.code}`,
    title: error.code,
    description: error.message,
    body: pageOf(error, errors, base),
    quiet: true,
  }))
}

/** The list of all codes, for the page of errors, in the place of its tables. */
export function errorLists(base: string): string {
  const sorted = documentedErrors().toSorted((a, b) => (a.code < b.code ? -1 : 1))
  const areas = Map.groupBy(sorted, ({ code }) => areaOf(code))
  return [...areas]
    .map(([area, found]) => {
      const rows = found.map(({ code, message }) => `| ${linkTo(code, base)} | ${cell(message)} |`)
      return `## ${area}\n\n| Code | Message |\n|---|---|\n${rows.join('\n')}\n`
    })
    .join('\n')
}

function pageOf(error: DocumentedError, all: readonly DocumentedError[], base: string): string {
  const { code, long, message, number, status } = error
  const { cause, remedy } = errorDocs[code]
  const throwers = calls.filter(({ codes }) => codes.includes(code)).map(({ name }) => name)
  const near = all.filter((other) => areaOf(other.code) === areaOf(code) && other.code !== code)
  const facts = [
    number !== undefined && `Wallets and nodes call it \`${number}\`.`,
    status !== undefined && `The server answers it with HTTP status ${status}.`,
    throwers.length > 0 && `Thrown by ${throwers.join(', ')}.`,
  ].filter(Boolean)
  return [
    `> ${escapeHtml(message)}`,
    long && escapeHtml(long),
    facts.join(' '),
    `## Cause\n\n${escapeHtml(cause)}`,
    `## What to do\n\n${escapeHtml(remedy)}`,
    status === undefined && example(code),
    near.length > 0 && `## Near it\n\n${near.map((other) => `- ${linkTo(other.code, base)}`).join('\n')}`,
    `[All errors](${base}errors/)`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function example(code: string): string {
  return [
    '## Handle it\n\nBranch on the code; the message may change and is translated.\n\n```ts',
    "import { isKitError } from 'latchkey'",
    '',
    'export function isExpected(error: unknown): boolean {',
    `  return isKitError(error, '${code}')`,
    '}',
    '```',
  ].join('\n')
}

function linkTo(code: string, base: string): string {
  return `[\`${code}\`](${base}errors/${code}/)`
}

function areaOf(code: string): string {
  return code.split('/')[0] as string
}

function cell(text: string): string {
  return escapeHtml(text).replaceAll('|', '\\|')
}

/** Outside of spans of code. */
function escapeHtml(text: string): string {
  return text.replace(/(`[^`]*`)|</g, (_, code?: string) => code ?? '&lt;')
}

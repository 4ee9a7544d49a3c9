import { createHash } from 'node:crypto'
import type { LoginLanguage } from '@latchkey/protocol/http/login'
import { escapeHtml } from './escapeHtml.ts'
import type { LoginTables } from './tables.ts'
import { wordsIn } from './words.ts'
import { writeTime } from './writeTime.ts'

/** Looks like the card of the modal, which the visitor has just seen. */
const style = `
:root{color-scheme:light dark;--back:oklch(.95 .005 264);--card:oklch(1 0 0);--fact:oklch(.974 .003 264);--key:oklch(.95 .005 264);--pressed:oklch(.9 .008 264);--text:oklch(.22 .015 264);--soft:oklch(.46 .016 264);--line:oklch(.22 .015 264/.08);--accent:oklch(.53 .2 262)}
@media (prefers-color-scheme:dark){:root{--back:oklch(.17 .01 264);--card:oklch(.225 .012 264);--fact:oklch(.265 .013 264);--key:oklch(.305 .014 264);--pressed:oklch(.36 .016 264);--text:oklch(.96 .004 264);--soft:oklch(.76 .012 264);--line:oklch(1 0 0/.09)}}
*{box-sizing:border-box}
body{margin:0;min-block-size:100dvh;display:grid;place-items:center;padding:16px;background:var(--back);color:var(--text);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
main{inline-size:100%;max-inline-size:360px;padding:24px 16px 16px;background:var(--card);border:1px solid var(--line);border-radius:24px;box-shadow:0 24px 64px -16px oklch(.2 .03 264/.28)}
h1{margin:0 0 8px;font-size:20px;line-height:1.3;font-weight:600;text-align:center;text-wrap:balance}
p{margin:0 0 16px;color:var(--soft);text-align:center;text-wrap:pretty}
dl{display:grid;grid-template-columns:auto 1fr;gap:12px 16px;margin:0 0 20px;padding:16px;background:var(--fact);border-radius:12px;font-size:14px}
dt{color:var(--soft)}
dd{margin:0;text-align:end;font-weight:500;overflow-wrap:anywhere}
form{display:grid;grid-template-columns:repeat(3,1fr);gap:8px}
form p{grid-column:1/-1;margin:0 0 4px;color:var(--text);font-weight:500}
button{block-size:56px;border:0;border-radius:14px;background:var(--key);color:inherit;font:inherit;font-size:20px;font-weight:600;font-variant-numeric:tabular-nums;cursor:pointer}
button:hover{background:var(--pressed)}
button:only-of-type{grid-column:1/-1;block-size:48px;background:var(--accent);color:oklch(1 0 0);font-size:16px}
button:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`
const styleHash = createHash('sha256').update(style).digest('base64')

/** Headers of pages that mails link to. They need no script, and no page may frame or read them. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const

/**
 * A window that has done its work tells the page that opened it, which asks the server at once,
 * and closes itself. What does not let itself be closed says that it can be.
 */
const closing = "opener?.postMessage({latchkey:'returned'},'*');close()"
const closingHash = createHash('sha256').update(closing).digest('base64')

export const closingHeaders = {
  ...pageHeaders,
  'content-security-policy': `${pageHeaders['content-security-policy']}; script-src 'sha256-${closingHash}'`,
  // A window that is cut off from the page that opened it may not close itself.
  'cross-origin-opener-policy': 'unsafe-none',
} as const

type Asked = Pick<LoginTables['login_attempts'], 'origin' | 'browser' | 'created_at' | 'choices' | 'language'>

/** Asks which number the modal shows. Opening it changes nothing: mail scanners open every link. */
export function askPage({ origin, browser, created_at, choices, language }: Asked): string {
  const say = wordsIn(language)
  const buttons = (choices ?? []).map(
    (choice) => `<button type="submit" name="choice" value="${choice}">${choice}</button>`,
  )
  return page(
    language,
    say.pageTitle,
    `<p>${say.pageText}</p>${facts({ origin, browser, created_at, language })}<form method="post"><p>${say.pageAsk}</p>${buttons.join('')}</form>`,
  )
}

type Facts = Pick<Asked, 'origin' | 'browser' | 'created_at' | 'language'>

/** Where a device is, and since when. */
function facts({ origin, browser, created_at, language }: Facts): string {
  const say = wordsIn(language)
  const rows: [string, string][] = [
    [say.pageOrigin, origin],
    [say.pageBrowser, browser],
    [say.pageTime, writeTime(created_at)],
  ]
  const lines = rows.map(([name, value]) => `<dt>${name}</dt><dd><bdi>${escapeHtml(value)}</bdi></dd>`)
  return `<dl>${lines.join('')}</dl>`
}

/** Asks before a device is ended, as mail scanners open this link too. */
export function stopPage(device: Facts): string {
  const { language } = device
  const { stopTitle, stopText, stopButton } = wordsIn(language)
  return page(
    language,
    stopTitle,
    `<p>${stopText}</p>${facts(device)}<form method="post"><button type="submit" name="choice" value="1">${stopButton}</button></form>`,
  )
}

/** Asks before a change of the address is undone, for the same reason. */
export function undoPage(language: LoginLanguage): string {
  const { undoTitle, undoText, undoButton } = wordsIn(language)
  return page(
    language,
    undoTitle,
    `<p>${undoText}</p><form method="post"><button type="submit" name="choice" value="1">${undoButton}</button></form>`,
  )
}

/** Asks before a deletion is stopped, for the same reason. */
export function keepPage({ language, erasesAt }: { language: LoginLanguage; erasesAt: Date }): string {
  const { keepTitle, keepText, keepButton } = wordsIn(language)
  const text = keepText.replace('{erases}', writeTime(erasesAt))
  return page(
    language,
    keepTitle,
    `<p>${text}</p><form method="post"><button type="submit" name="choice" value="1">${keepButton}</button></form>`,
  )
}

export type Outcome =
  | 'kept'
  | 'approved'
  | 'refused'
  | 'ended'
  | 'undone'
  | 'stopped'
  | 'stoppedSocial'
  | 'away'
  | 'loggedIn'
  | 'declined'
  | 'failed'
  | 'foreign'

/** What became of it. */
export function outcomePage(language: LoginLanguage, outcome: Outcome, more = ''): string {
  const say = wordsIn(language)
  const [title, text] = {
    approved: [say.pageApproved, say.pageApprovedText],
    refused: [say.pageRefused, say.pageRefusedText],
    ended: [say.pageEnded, say.pageEndedText],
    undone: [say.undone, ''],
    kept: [say.kept, say.keptText],
    stopped: [say.stopped, say.stoppedText],
    stoppedSocial: [say.stopped, say.stoppedSocialText],
    away: [say.pageAway, say.pageAwayText],
    loggedIn: [say.socialDone, say.socialClose],
    declined: [say.socialDeclined, say.socialClose],
    failed: [say.socialFailed, say.socialFailedText],
    foreign: [say.socialForeign, say.socialForeignText],
  }[outcome] as [string, string]
  return page(language, title, `<p>${text}</p>${more}`)
}

/** The same in a window that a page has opened, which closes itself. Needs its own headers. */
export function closingPage(language: LoginLanguage, outcome: Outcome): string {
  return outcomePage(language, outcome, `<script>${closing}</script>`)
}

function page(language: LoginLanguage, title: string, body: string): string {
  const { direction, language: lang } = wordsIn(language)
  return `<!doctype html><html lang="${lang}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`
}

import { escapeHtml } from '../escapeHtml.ts'
import { words } from '../words.ts'
import type { Mail } from './mail.ts'

/** The paragraph of a code, a link, or text. */
type Part = { readonly text: string; readonly as?: 'code' | 'link' }

/** Subject, text and HTML of a mail, in the visitor's language. */
export function writeMail(mail: Mail, walletOrigin: string) {
  const { language, origin, code, token, kind } = mail
  const say = words[language]
  const host = new URL(origin).host
  const fill = (text: string) => text.replaceAll('{host}', host).replaceAll('{origin}', origin)
  const path = kind === 'changed' ? 'undo' : 'device'
  const link = token === undefined ? undefined : `${walletOrigin}/${path}/${token}`
  const parts: Part[] =
    kind === 'changed'
      ? [{ text: fill(say.changedText) }, { text: say.changedUndo }, { text: link ?? '', as: 'link' }]
      : [
          { text: fill(kind === 'login' ? say.loginText : say.changeText) },
          ...(link ? [{ text: say.linkText }, { text: link, as: 'link' as const }] : []),
          ...(code
            ? [{ text: link ? say.codeAfterLink : say.codeText }, { text: code, as: 'code' as const }]
            : []),
          { text: fill(say.onlyThere) },
          { text: say.notYou },
        ]
  const subject = { login: say.loginSubject, change: say.changeSubject, changed: say.changedSubject }[kind]
  return {
    subject: fill(subject),
    text: `${parts.map(({ text }) => text).join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}" dir="${say.direction}"><body style="font-family:sans-serif">${parts
      .map(toHtml)
      .join('')}</body></html>`,
  }
}

function toHtml({ text, as }: Part): string {
  const safe = escapeHtml(text)
  // Codes and links are left to right in every language.
  if (as === 'code') return `<p dir="ltr" style="font-size:28px;letter-spacing:4px">${safe}</p>`
  if (as === 'link') return `<p dir="ltr"><a href="${safe}">${safe}</a></p>`
  return `<p>${safe}</p>`
}

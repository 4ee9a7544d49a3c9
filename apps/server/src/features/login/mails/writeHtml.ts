import type { MailSettings } from '@latchkey/protocol/http/mails'
import { escapeHtml } from '../escapeHtml.ts'
import { legibleAccent } from './legibleAccent.ts'

/** A paragraph of a mail. A link has a button with a label in HTML, and is written out in both. */
export type Part =
  | { readonly text: string; readonly as?: 'code' | 'note' | undefined }
  | { readonly text: string; readonly as: 'link'; readonly label: string }

/**
 * The HTML of a mail, with the look of the modal. Mail clients know little of CSS: the styles
 * are inline and the layout is a table. The style sheet is only for those that show mails dark.
 */
export function writeHtml({ direction, language, look, logoSrc, parts, title }: writeHtml.Args): string {
  const name = escapeHtml(title)
  const accent = legibleAccent(look.accent)
  return [
    `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${name}</title><style>${darkStyle}</style></head>`,
    `<body class="back" style="margin:0;padding:0;background:#eeeff2;color:#181b21">`,
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:32px 16px">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" style="max-width:440px;background:#ffffff;border:1px solid #e3e5e9;border-radius:24px">',
    `<tr><td align="${direction === 'rtl' ? 'right' : 'left'}" style="padding:32px 24px 24px;font:400 16px/24px ${font}">`,
    ...writeBrand(look.productName, logoSrc),
    `<h1 style="margin:0 0 16px;font:600 20px/28px ${font};letter-spacing:-.3px">${name}</h1>`,
    ...parts.map((part, index) => toHtml(part, { index, all: parts, accent })),
    '</td></tr></table></td></tr></table></body></html>',
  ].join('')
}

export declare namespace writeHtml {
  type Args = {
    readonly language: string
    readonly direction: string
    readonly title: string
    readonly parts: readonly Part[]
    readonly look: MailSettings
    /** `cid:` or `data:`; nothing else is loaded. */
    readonly logoSrc: string | undefined
  }
}

const font = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif"
const mono = 'ui-monospace,Menlo,Consolas,monospace'

/** Over the inline styles, so all of it is important. */
const darkStyle = `@media (prefers-color-scheme:dark){${[
  ['.back', 'background:#0f1115;color:#f2f3f5'],
  ['.card', 'background:#16181d;border-color:#2a2d34'],
  ['.note,.url', 'color:#b3b7c0'],
  ['.code', 'background:#1d2026;color:#f2f3f5'],
  ['.rule', 'border-color:#2a2d34'],
]
  .map(([selector, rules]) => `${selector}{${rules?.replaceAll(/(;|$)/g, '!important$1')}}`)
  .join('')}}`

function writeBrand(productName: string | null, logoSrc: string | undefined): string[] {
  if (productName === null && logoSrc === undefined) return []
  const name = escapeHtml(productName ?? '')
  const logo = logoSrc
    ? `<img src="${escapeHtml(logoSrc)}" alt="" height="32" style="height:32px;max-width:160px;vertical-align:middle;border:0"> `
    : ''
  return [`<p style="margin:0 0 20px;font-weight:600;line-height:32px">${logo}${name}</p>`]
}

function toHtml(
  part: Part,
  { index, all, accent }: { index: number; all: readonly Part[]; accent: string },
): string {
  const safe = escapeHtml(part.text)
  // Codes and links are left to right in every language.
  if (part.as === 'code')
    return `<p dir="ltr" align="center" class="code" style="margin:0 0 24px;padding:16px 8px;border-radius:16px;background:#f5f6f8;font:600 28px/36px ${mono};letter-spacing:4px;text-align:center">${safe}</p>`
  if (part.as === 'link') {
    const label = escapeHtml(part.label)
    return [
      `<p style="margin:0 0 8px"><a href="${safe}" style="display:block;padding:14px 16px;border-radius:14px;background:${accent};color:#ffffff;font-weight:600;line-height:20px;text-align:center;text-decoration:none">${label}</a></p>`,
      `<p dir="ltr" class="url" style="margin:0 0 24px;color:#5b616e;font:400 12px/16px ${mono};text-align:center;word-break:break-all">${safe}</p>`,
    ].join('')
  }
  if (part.as !== 'note') return `<p style="margin:0 0 16px">${safe}</p>`
  const isFirst = all[index - 1]?.as !== 'note'
  const rule = isFirst ? 'border-top:1px solid #e3e5e9;padding-top:16px;' : ''
  return `<p class="note${isFirst ? ' rule' : ''}" style="${rule}margin:0 0 8px;color:#5b616e;font-size:13px;line-height:18px">${safe}</p>`
}

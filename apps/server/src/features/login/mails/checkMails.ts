import { badRequest } from '@latchkey/protocol/catalogue'
import { type MailSettings, type MailText, mailPlaceholders } from '@latchkey/protocol/http/mails'
import { Refusal } from '../../../refusal.ts'

const placeholders: readonly string[] = mailPlaceholders
/** What mail programs turn into a link, or a visitor into a visit. */
const address = /:\/\/|www\.|@|(?:[\p{L}\d-]\.)+\p{L}{2,}/iu
/** Could be taken for a code. */
const digits = /(?:\d[\s-]?){5,}/

/**
 * Throws a Refusal for texts that could pass for the lines a visitor relies on: other addresses,
 * other codes. Only we write which page asked, where the code works, and links.
 */
export function checkMails({ productName, senderName, texts }: MailSettings): void {
  for (const [field, text] of [
    ['senderName', senderName],
    ['productName', productName],
  ] as const)
    if (text !== null) checkText(field, text)
  for (const [language, own] of Object.entries(texts))
    for (const [name, text] of Object.entries(own ?? {}) as [MailText, string | undefined][]) {
      if (text === undefined) continue
      const field = `texts.${language}.${name}`
      const unknown = [...text.matchAll(/\{([^}]*)\}?/g)].find(([, one = '']) => !placeholders.includes(one))
      if (unknown) refuse(field, `may only contain ${placeholders.map((one) => `{${one}}`).join(' and ')}`)
      checkText(field, text)
      if (name === 'loginSubject' && !text.includes('{host}'))
        refuse(field, 'must contain {host}, so that visitors see which page asked')
    }
}

function checkText(field: string, text: string): void {
  if (address.test(text))
    refuse(field, 'must not contain addresses: visitors follow only those that we write')
  if (digits.test(text)) refuse(field, 'must not contain long numbers, which pass for a code')
  if (/[<>]/.test(text)) refuse(field, 'is plain text, without < and >')
}

function refuse(field: string, problem: string): never {
  throw new Refusal(badRequest, { field, description: `The text ${problem}` })
}

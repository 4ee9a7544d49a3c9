import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { loginLanguage } from './login.ts'
import { picture } from './shared.ts'

const id = z.string().check(z.regex(/^[\w-]{3,64}$/, 'Letters, digits, - and _, 3 to 64'))
const params = z.object({ id })
const address = z.email().check(z.maxLength(254))
/** One line: it becomes a header of the mail. */
const line = (max: number) =>
  z
    .string()
    .check(
      z.regex(
        new RegExp(`^[^\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]{1,${max}}$`, 'u'),
        `1 to ${max} characters, one line`,
      ),
    )
const text = line(400)

/** Texts of the login mail that a project may write itself. The lines with the page, the code and the link stay. */
export const mailTexts = ['loginSubject', 'greeting', 'closing'] as const
export type MailText = (typeof mailTexts)[number]
/** What those texts may contain, in braces. */
export const mailPlaceholders = ['product', 'host'] as const

const texts = z.strictObject({
  loginSubject: z.optional(text.check(z.maxLength(120))),
  greeting: z.optional(text),
  closing: z.optional(text),
})

const settings = {
  /** Shown before the address that the operator sends from. */
  senderName: z.nullable(line(60)),
  replyTo: z.nullable(address),
  productName: z.nullable(line(60)),
  /** Of the button; made darker if white text is not legible on it. */
  accent: z.nullable(z.string().check(z.regex(/^#[\da-f]{6}$/i, 'A colour such as #1f5fdc'))),
  logoUrl: z.nullable(z.url().check(z.maxLength(1_000), z.startsWith('https://'))),
  /** By language; what is left out is ours. */
  texts: z.partialRecord(loginLanguage, texts),
}
const mails = z.object(settings)
export type MailSettings = z.infer<typeof mails>

export const mailRead = contract({
  method: 'GET',
  path: '/admin/v1/projects/:id/mails',
  summary: 'How the login mails of a project look',
  params,
  answer: z.object({
    mails,
    /** The address that mails come from, which the operator chooses; null without a mail server. */
    from: z.nullable(z.string()),
    languages: z.array(loginLanguage),
    version: z.int(),
    logo: z.nullable(picture),
  }),
})

export const mailSet = contract({
  method: 'PUT',
  path: '/admin/v1/projects/:id/mails',
  summary: 'Sets how the login mails of a project look',
  params,
  body: z.strictObject({ ...settings, ifVersion: z.optional(z.int()) }),
  answer: z.object({ mails, version: z.int() }),
})

export const mailPreview = contract({
  method: 'POST',
  path: '/admin/v1/projects/:id/mails/preview',
  summary: 'Renders a login mail with settings that are not stored yet, with a code that works nowhere',
  params,
  body: z.strictObject({ ...settings, language: loginLanguage, kind: z.enum(['code', 'link']) }),
  answer: z.object({
    from: z.string(),
    replyTo: z.nullable(z.string()),
    subject: z.string(),
    text: z.string(),
    /** Path of a page with the mail, for ten minutes: for a frame, which must not run it as part of the console. */
    page: z.string(),
  }),
})

export const mailTest = contract({
  method: 'POST',
  path: '/admin/v1/projects/:id/mails/test',
  summary: 'Sends one login mail as it is stored, with a code that works nowhere',
  params,
  body: z.strictObject({ to: address, language: loginLanguage }),
  answer: z.object({ ok: z.boolean(), cause: z.nullable(z.string()) }),
})

import type { MailSettings } from '@latchkey/protocol/http/mails'
import type { SendMailOptions } from 'nodemailer'
import type { Logos } from './logos.ts'
import type { Mail } from './mail.ts'
import { writeMail } from './writeMail.ts'
import { writeSender } from './writeSender.ts'

const logoId = 'logo@latchkey'

/** A mail as the mail server gets it, in the look of its project. */
export async function composeMail(
  mail: Mail,
  { from, walletOrigin, look, logos }: composeMail.Options,
): Promise<SendMailOptions> {
  const logo = await logos.find(look.logoUrl)
  return {
    from: writeSender(from, look),
    to: { name: '', address: mail.to },
    ...(look.replyTo !== null && { replyTo: look.replyTo }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...writeMail(mail, walletOrigin, { look, logoSrc: logo && `cid:${logoId}` }),
    ...(logo && {
      attachments: [
        {
          cid: logoId,
          content: logo.bytes,
          contentType: logo.type,
          contentDisposition: 'inline' as const,
          filename: 'logo',
        },
      ],
    }),
  }
}

export declare namespace composeMail {
  type Options = { from: string; walletOrigin: string; look: MailSettings; logos: Logos }
}

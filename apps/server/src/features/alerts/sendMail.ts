import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { MailConfig } from '../../config.ts'

/** Rejects if the mail server does not accept it. */
export type SendMail = (mail: {
  readonly to: string
  readonly subject: string
  readonly text: string
}) => Promise<void>

/** Sends mails to owners and operators by the mail server of logins. */
export function createSendMail({ smtpUrl, from }: MailConfig): { send: SendMail; close(): void } {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ subject, text, to }) {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        messageId: `<${randomUUID()}@${from.slice(from.lastIndexOf('@') + 1).replace('>', '')}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        subject,
        text,
      })
    },
    close: () => transport.close(),
  }
}

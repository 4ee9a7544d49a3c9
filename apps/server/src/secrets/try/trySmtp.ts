import { openTransport } from '../../features/login/mails/transports.ts'
import type { OutboundRule } from '../outboundRule.ts'
import { failed, type Outcome, ok } from './outcome.ts'

const causes: Readonly<Record<string, string>> = {
  EAUTH: 'The mail server does not accept the user and the password',
  ETLS: 'The mail server has no valid certificate for its name',
  EDNS: 'The name of the mail server is not known',
  ETIMEDOUT: 'The mail server did not answer in time',
}

/** Greets the mail server and logs in, without a mail. */
export async function trySmtp(url: string, rule: OutboundRule | undefined): Promise<Outcome> {
  const transport = openTransport(url, { rule, isPool: false })
  try {
    await transport.verify()
    return ok
  } catch (error) {
    return failed(causeOfMail(error))
  } finally {
    transport.close()
  }
}

/** Only by code: the text of a mail server can name users. */
export function causeOfMail(error: unknown): string {
  const { code = '', responseCode } = error as { code?: string; responseCode?: number }
  if (responseCode !== undefined && code !== 'EAUTH') return `The mail server refused it (${responseCode})`
  return causes[code] ?? 'The mail server could not be reached'
}

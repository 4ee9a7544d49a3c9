import type { MailSettings } from '@latchkey/protocol/http/mails'

/** The address is the operator's; a name may stand before it. */
export function writeSender(from: string, { senderName }: Pick<MailSettings, 'senderName'>): string {
  if (senderName === null) return from
  const [, address = from] = /<([^<>]+)>\s*$/.exec(from) ?? []
  return `"${senderName.replaceAll(/["\\]/g, '')}" <${address}>`
}

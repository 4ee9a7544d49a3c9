import { type LoginNoticeKind, loginNoticeKind } from '@latchkey/protocol/http/login'
import type { MailSettings } from '@latchkey/protocol/http/mails'
import { providerNames, wordsIn } from '../words.ts'
import { writeTime } from '../writeTime.ts'
import type { Mail } from './mail.ts'
import { plainLook } from './mailLooks.ts'
import { type Part, writeHtml } from './writeHtml.ts'

/** Subject, text and HTML of a mail, in the visitor's language. */
export function writeMail(
  mail: Mail,
  walletOrigin: string,
  { look = plainLook, logoSrc }: writeMail.Options = {},
) {
  const {
    language,
    origin,
    code,
    token,
    kind,
    browser = '',
    at,
    opensAt,
    provider,
    wallet = '',
    erasesAt,
  } = mail
  const say = wordsIn(language)
  const host = new URL(origin).host
  const values: Record<string, string> = {
    host,
    origin,
    browser,
    wallet,
    time: timeOf(at),
    opens: timeOf(opensAt),
    erases: timeOf(erasesAt),
    // The account of a token is the one at the app itself.
    provider: provider === 'token' || provider === 'guest' ? host : provider ? providerNames[provider] : '',
  }
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole)
  /** Texts of the project. Only of logins: the others are about the security of a wallet. */
  const own = (kind === 'login' && look.texts[language]) || {}
  const fillOwn = (text: string) => fill(text.replaceAll('{product}', look.productName ?? host))
  const paths: Partial<Record<Mail['kind'], string>> = {
    login: 'device',
    change: 'device',
    changed: 'undo',
    newDevice: 'stop',
    deletion: 'keep',
    deletionSoon: 'keep',
  }
  const link = token === undefined ? undefined : `${walletOrigin}/${paths[kind]}/${token}`
  const notice = (label: string, ...texts: string[]): Part[] => [
    ...texts.map((text) => ({ text: fill(text) })),
    { text: link ?? '', as: 'link', label },
  ]
  function body(): Part[] {
    if (kind === 'exported')
      return [{ text: fill(say.exportedText) }, { text: say.exportedOwn }, { text: say.exportedFoe }]
    if (isChange(kind))
      return [
        { text: say[`${kind}Text`] },
        { text: fill(say.accessWhere) },
        { text: say.accessOwn },
        { text: fill(say.accessFoe) },
      ]
    if (kind === 'walletLinked' || kind === 'walletUnlinked')
      return [
        { text: fill(say[`${kind}Text`]) },
        { text: fill(say.accessWhere) },
        { text: say.accessOwn },
        { text: fill(say[`${kind}Foe`]) },
      ]
    if (kind === 'changed') return notice(say.undoButton, say.changedText, say.changedUndo)
    if (kind === 'deletion' || kind === 'deletionSoon')
      return notice(say.keepButton, say[`${kind}Text`], say.deletionWallet, say.deletionKeep)
    if (kind === 'newDevice')
      return notice(
        say.stopButton,
        say.newDeviceText,
        opensAt ? say.newDeviceWaits : say.newDeviceOpens,
        provider ? say.newDeviceStopSocial : say.newDeviceStop,
      )
    return [
      ...(own.greeting ? [{ text: fillOwn(own.greeting) }] : []),
      { text: fill(kind === 'login' ? say.loginText : say.changeText) },
      ...(link ? [{ text: say.linkText }, { text: link, as: 'link' as const, label: say.linkButton }] : []),
      ...(code
        ? [{ text: link ? say.codeAfterLink : say.codeText }, { text: code, as: 'code' as const }]
        : []),
      ...(own.closing ? [{ text: fillOwn(own.closing) }] : []),
      { text: fill(say.onlyThere), as: 'note' },
      { text: say.notYou, as: 'note' },
    ]
  }
  const parts = body()
  const subject = own.loginSubject ? fillOwn(own.loginSubject) : fill(say[`${kind}Subject`])
  return {
    subject,
    text: `${parts.map(({ text }) => text).join('\n\n')}\n`,
    html: writeHtml({
      language: say.language,
      direction: say.direction,
      title: subject,
      parts,
      look,
      logoSrc,
    }),
  }
}

export declare namespace writeMail {
  type Options = { look?: MailSettings; logoSrc?: string | undefined }
}

/** Of who can open the wallet. */
function isChange(kind: Mail['kind']): kind is Exclude<LoginNoticeKind, 'exported'> {
  return kind !== 'exported' && loginNoticeKind.safeParse(kind).success
}

function timeOf(text: string | undefined): string {
  return text === undefined ? '' : writeTime(new Date(text))
}

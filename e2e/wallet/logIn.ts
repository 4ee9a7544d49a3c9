import { setTimeout as sleep } from 'node:timers/promises'
import { failureOf } from '../../apps/frame/src/login/failureOf.ts'
import { isPassing } from '../../apps/frame/src/login/isPassing.ts'
import type { Mailbox } from './startMailbox.ts'
import type { Visitor } from './visitor.ts'

/** After this the visitor asks for another mail. */
const mailTimeoutMs = 15_000
const retryMs = 300
const signal = new AbortController().signal

/**
 * Logs in with the link and the code of a mail. Where a screen of the frame stays and tries
 * again, this does too; other failures end it.
 */
export async function logIn({ login, email }: Visitor, { mail, authUrl, onFailure }: logIn.Options) {
  const { action, id, match } = await login.start(email, 'en', signal)
  const letter = await mail.find(id, mailTimeoutMs)
  if (!letter) throw new MailLostError(email)
  if (action === 'VERIFY_DEVICE') {
    // Over the origin of the server: the link names the one that its proxy serves.
    const page = new URL(new URL(letter.link ?? '').pathname, authUrl)
    await staying(() => openLink(page, match), onFailure)
    await staying(() => login.approved(signal), onFailure)
  }
  await staying(() => login.complete(letter.code, signal), onFailure)
}

export declare namespace logIn {
  type Options = {
    readonly mail: Mailbox
    readonly authUrl: string
    /** Called with what a screen shows while it tries again. */
    onFailure(error: unknown): void
  }
}

/** The visitor chooses the number on the page of the link, and reloads it if it says so. */
async function openLink(page: URL, match: number | undefined): Promise<void> {
  const body = new URLSearchParams({ choice: `${match}` })
  const answer = await fetch(page, { method: 'POST', body, signal: AbortSignal.timeout(15_000) }).catch(
    () => undefined,
  )
  const type = answer?.headers.get('content-type') ?? 'text/html'
  await answer?.text().catch(() => undefined)
  if (!type.startsWith('text/html')) throw new Error(`a link was answered with ${answer?.status} ${type}`)
  if (!answer?.ok) throw new PageAwayError()
}

/** The browser, or the page of the link, says that it did not work. */
export class PageAwayError extends Error {
  override readonly name = 'PageAwayError'
}

/** No mail came, so the visitor asks for another. */
export class MailLostError extends Error {
  override readonly name = 'MailLostError'
}

async function staying<Value>(step: () => Promise<Value>, onFailure: logIn.Options['onFailure']) {
  for (;;)
    try {
      return await step()
    } catch (error) {
      const isShort = error instanceof PageAwayError || isPassing(failureOf(error).code ?? '')
      if (!isShort) throw error
      onFailure(error)
      await sleep(retryMs)
    }
}

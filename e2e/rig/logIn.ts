import type { Browser, Page } from 'puppeteer-core'
import type { MailServer } from '../../apps/server/src/features/login/testing/startMailServer.ts'
import { ask } from './hostPage.ts'

/** Logs in as a visitor does: with the link and its number on a new device, and the code of the mail. */
export async function logIn(page: Page, { browser, email, mail, mails }: logIn.Options): Promise<void> {
  const { payload } = await ask(page, 'connectEmail', { email })
  const { code, link } = await mail.next(email, mails)
  if (payload?.action === 'VERIFY_DEVICE') {
    const other = await browser.newPage()
    await other.goto(link ?? '')
    await other.click(`button[value="${payload.match}"]`)
    await ask(page, 'connectDevice')
    // Not before: a tab that is closed at once takes its request with it.
    await other.close()
  }
  const { type } = await ask(page, 'connectOtp', { otp: code })
  if (type !== 'connectOtp/success') throw new Error(`The login of ${email} failed.`)
}

export declare namespace logIn {
  type Options = {
    /** Where the visitor reads mail. */
    readonly browser: Browser
    readonly email: string
    readonly mail: MailServer
    /** Which mail to this address: the first is 1. */
    readonly mails: number
  }
}

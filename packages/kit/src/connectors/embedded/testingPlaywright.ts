/** The members of Playwright's `Page`, `FrameLocator` and `Locator` that are used. Not imported, so that any version works. */
type LocatorLike = {
  first(): LocatorLike
  click(): Promise<void>
  fill(value: string): Promise<void>
  press(key: string): Promise<void>
  pressSequentially(text: string): Promise<void>
  waitFor(options: { state: 'visible' | 'hidden' }): Promise<void>
}
/** A Playwright `Page`. */
export type LoginPage = {
  locator(selector: string): LocatorLike
  frameLocator(selector: string): { locator(selector: string): LocatorLike }
}

/**
 * Logs a visitor in to the embedded wallet, in the modal and without a mail: for addresses of
 * `TEST_LOGIN_DOMAIN` of your development server, whose code is `TEST_LOGIN_CODE`. Resolves
 * when the wallet is connected and the login has left the screen.
 *
 * @example
 * await page.goto('/')
 * await logInWithTestEmail(page, { email: 'ana@latchkey.test', code: '00000000' })
 */
export async function logInWithTestEmail(
  page: LoginPage,
  { code, email, open }: logInWithTestEmail.Options,
): Promise<void> {
  await (open ? open() : page.locator('[data-testid=latchkey-connect]').first().click())
  const field = page.locator('latchkey-modal input[type=email]').first()
  await field.fill(email)
  await field.press('Enter')
  const digits = page.frameLocator('latchkey-modal iframe').locator('input[autocomplete=one-time-code]')
  await digits.waitFor({ state: 'visible' })
  await digits.pressSequentially(code)
  await page.locator('latchkey-modal .frame-place').waitFor({ state: 'hidden' })
}

export declare namespace logInWithTestEmail {
  type Options = {
    /** A new one for each visitor: wallets stay with their address. */
    readonly email: string
    readonly code: string
    /** Opens the modal. @default a click on the connect button */
    readonly open?: (() => Promise<unknown>) | undefined
  }
}

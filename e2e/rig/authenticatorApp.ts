import { stepAt, totpCode } from '../../apps/server/src/features/vault/totp/totpCode.ts'
import type { WalletWindow } from './walletWindow.ts'

/** The authenticator app of a visitor. */
export type AuthenticatorApp = {
  /** A code that counts: of the step before, of now or of the one after, and later than those it gave before. */
  next(): string
  /** Whether a code counts around now. */
  isNear(code: string): boolean
  /** Codes that stand in for the app. */
  readonly backup: readonly string[]
}

/** Of an `otpauth:` link, as a camera reads it. */
export function readOtpauth(link: string): { secret: string; issuer: string; label: string } {
  const url = new URL(link)
  return {
    secret: url.searchParams.get('secret') ?? '',
    issuer: url.searchParams.get('issuer') ?? '',
    label: decodeURIComponent(url.pathname.split('/').at(-1) ?? ''),
  }
}

/** Reads key and backup codes in the window that sets an app up; stops before the first code. */
export async function addApp({ page, press, says }: WalletWindow): Promise<AuthenticatorApp> {
  await says('Set up an authenticator app')
  const shown = await page.$eval('>>> .totp-secret', ({ textContent }) => textContent ?? '')
  const key = fromBase32(shown.replaceAll(' ', ''))
  await press('Continue')
  await says('Keep these backup codes')
  const backup = await page.$$eval('>>> .totp-codes code', (all) => all.map((one) => one.textContent ?? ''))
  await press('I have kept them')
  let last = 0
  return {
    backup,
    next() {
      const now = stepAt(Date.now())
      const isStepEnding = stepAt(Date.now() + 12_000) !== now
      // The oldest that still counts when it arrives, so that three can be used in one step.
      last = Math.max(last + 1, isStepEnding ? now : now - 1)
      return totpCode(key, last)
    },
    isNear(code) {
      const now = stepAt(Date.now())
      return [-2, -1, 0, 1, 2].some((shift) => totpCode(key, now + shift) === code)
    },
  }
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Buffer.from(
    bits
      .join('')
      .match(/.{8}/g)
      ?.map((byte) => Number.parseInt(byte, 2)) ?? [],
  )
}

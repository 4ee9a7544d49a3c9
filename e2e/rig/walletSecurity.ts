import { expect } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import {
  becomes,
  connectedAs,
  enterEmail,
  followMail,
  modalText,
  openModal,
  pressInFrame,
  pressRowIfThere,
  seeFrame,
} from './embeddedModal.ts'
import { type Name, names } from './names.ts'
import { pressUntil } from './openedBy.ts'
import type { Rig } from './startRig.ts'
import type { WalletWindow } from './walletWindow.ts'

// What the journeys about the security of a wallet do alike.

/** Logs in with the modal of an app, up to the last code. */
export async function logIn(
  rig: Rig,
  page: Page,
  email: string,
  { mails = 1, name = names.shop as Name, settings = {} as Record<string, string> } = {},
): Promise<void> {
  await enterEmail(rig, page, email, settings, name)
  await followMail(rig, page, email, mails)
}

/** A visitor with a new wallet, and its addresses. */
export async function startWallet(
  rig: Rig,
  email: string,
  settings: Record<string, string> = {},
): Promise<{ page: Page; addresses: Record<string, string> }> {
  const page = await rig.browser.newPage()
  await logIn(rig, page, email, { settings })
  await becomes(page, 'connected as 0x')
  return { page, addresses: await connectedAs(page) }
}

/** From the account to the page about security. */
export async function openSecurity(page: Page): Promise<void> {
  await page.bringToFront()
  await openModal(page)
  const label = 'Security'
  await expect.poll(() => modalText(page)).toContain(label)
  // Rows above it that load late move it under the press.
  await pressUntil(seeFrame(page, /What opens it/), () => pressRowIfThere(page, label))
}

/** A button of the frame, by its label. */
export async function press(page: Page, label: string): Promise<void> {
  await page.bringToFront()
  const { frame } = await seeFrame(page, new RegExp(label))
  await pressInFrame(page, frame, `>>> main:not([inert]) button ::-p-text(${label})`)
}

/** Creates a kit in its window; resolves to its code. */
export async function createKit(made: WalletWindow): Promise<string> {
  const code = await made.readCode()
  await made.press('I have kept it')
  await made.typeGroups(code)
  await made.press('Continue')
  await made.says('Your recovery kit is ready')
  return code
}

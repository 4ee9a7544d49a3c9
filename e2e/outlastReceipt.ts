import { expect, type Locator, type Page } from '@playwright/test'

/** Lets the time pass in which a receipt is waited for, until the text is there. The wait may begin only after a transaction is shown. */
export async function outlastReceipt(page: Page, place: Locator, text: string): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(181_000)
    await expect(place).toContainText(text, { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
}

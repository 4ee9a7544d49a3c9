import type { Page } from '@playwright/test'

/**
 * Waits until the page has read the transaction it sent: only a known transaction can count as dropped.
 * A body that the browser has already discarded was read by the page.
 */
export async function transactionSeen(page: Page): Promise<void> {
  await page.waitForResponse(
    async (response) =>
      !!response.request().postData()?.includes('eth_getTransactionByHash') &&
      (await response.text().catch(() => '"nonce"')).includes('"nonce"'),
  )
}

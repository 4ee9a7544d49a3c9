import type { Page } from '@playwright/test'

/**
 * Until the page knows the transaction it sent: one that nobody saw cannot be missed.
 * A body that the browser has let go of already was read by the page.
 */
export async function transactionSeen(page: Page): Promise<void> {
  await page.waitForResponse(
    async (response) =>
      !!response.request().postData()?.includes('eth_getTransactionByHash') &&
      (await response.text().catch(() => '"nonce"')).includes('"nonce"'),
  )
}

import { expect, type Locator } from '@playwright/test'

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

/** Where something is. A view that is drawn again has no place for a moment. */
export async function boxOf(locator: Locator): Promise<Box> {
  let box: Box | null = null
  await expect
    .poll(async () => {
      box = await locator.boundingBox()
      return box
    })
    .not.toBeNull()
  return box as unknown as Box
}

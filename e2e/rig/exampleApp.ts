import type { RequestListener } from 'node:http'
import type { Page } from 'puppeteer-core'
import { folderListener } from '../figures/kit/serve.ts'
import { exampleFolder } from '../settings.ts'
import { type Name, names, originOf } from './names.ts'

/** The built example, with the built kit, as an app of the rig. */
export function exampleApp(): RequestListener {
  return folderListener(exampleFolder)
}

/** Opens the example with the embedded wallet; `settings` are its query parameters. */
export async function visitExample(page: Page, name: Name, settings: Record<string, string>): Promise<void> {
  const query = new URLSearchParams({ embedded: originOf(names.wallet), ...settings })
  await page.goto(`${originOf(name)}/mount.html?${query}`)
}

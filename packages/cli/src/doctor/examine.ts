import { checkInstall } from './checks/checkInstall.ts'
import { checkPage } from './checks/checkPage.ts'
import { checkRelay } from './checks/checkRelay.ts'
import { checkServer } from './checks/checkServer.ts'
import { checkSettings } from './checks/checkSettings.ts'
import type { Finding } from './finding.ts'
import { readOptions } from './readOptions.ts'

/** Checks the app in a folder, its server and its page. */
export async function examine(options: examine.Options): Promise<Finding[]> {
  const { folder, env, url, given, nodeVersion, cliVersion } = options
  const read = readOptions(folder, env)
  const projectId = given.project ?? read.projectId
  const relay = given.relay ?? read.relay
  const page = url === undefined ? undefined : new URL(url)
  const written = given.api ?? read.api
  // A path is on the origin of the page, and without a page on none.
  const isPath = written?.startsWith('/') ?? false
  const api = isPath ? page && new URL(written ?? '', page).href : written
  const groups = await Promise.all([
    checkInstall({ folder, nodeVersion, cliVersion }),
    isPath && !page ? [] : checkServer({ api, projectId, pageOrigin: page?.origin }),
    checkRelay(relay, projectId),
    page ? checkPage({ url: page.href, api, relay }) : [],
    checkSettings(env, api),
  ])
  return groups.flat()
}

export declare namespace examine {
  type Options = {
    readonly folder: string
    readonly env: NodeJS.ProcessEnv
    /** The page. */
    readonly url: string | undefined
    /** What wins over the sources. */
    readonly given: {
      readonly api?: string | undefined
      readonly project?: string | undefined
      readonly relay?: string | undefined
    }
    readonly nodeVersion: string
    readonly cliVersion: string
  }
}

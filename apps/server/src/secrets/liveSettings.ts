import type { ChainId } from '@latchkey/protocol/caip'
import type { Logger } from 'pino'
import type { Config, LiveValues } from '../config.ts'
import { chooseStored } from './chooseStored.ts'
import type { StoredSecrets } from './storedSecrets.ts'

/** Settings that can be made in the console, as they are now. */
export type LiveSettings = {
  current(): LiveValues
  /** Called with the new values after a change. */
  onChange(listener: (values: LiveValues) => void): void
  /** Reads them if they have changed; rejects while the database is unreachable. */
  refresh(): Promise<void>
  close(): void
}

const pollMs = 10_000
/** What callers are told: the time between two polls, and a database that is slow to answer. */
export const followsWithinMs = 30_000

export function createLiveSettings({ config, stored, log }: createLiveSettings.Options): LiveSettings {
  const initial = initialOf(config)
  const listeners = new Set<(values: LiveValues) => void>()
  let current = initial
  let version = '0'
  let refreshing: Promise<void> | undefined
  let isAway = false

  async function read(): Promise<void> {
    const found = await stored.version()
    if (found === version) return
    const values = await stored.values()
    const isUsed = Object.keys(chooseStored(values, config.isSet)).length > 0
    const before = current
    try {
      current = isUsed ? config.withStored(values) : initial
      for (const listener of listeners) listener(current)
    } catch {
      // Without the error: its text could quote a value.
      current = before
      log.error({ version: found }, 'settings of the console cannot be used; those before stay')
    }
    version = found
  }

  function refresh(): Promise<void> {
    refreshing ??= read().finally(() => {
      refreshing = undefined
    })
    return refreshing
  }

  const timer = setInterval(() => {
    refresh().then(
      () => {
        isAway = false
      },
      () => {
        if (!isAway) log.warn('settings of the console are not followed until the database is reachable')
        isAway = true
      },
    )
  }, pollMs).unref()

  return {
    current: () => current,
    onChange: (listener) => void listeners.add(listener),
    async refresh() {
      // A read that is under way may have begun before the change.
      await refreshing?.catch(() => undefined)
      await refresh()
    },
    close: () => clearInterval(timer),
  }
}

export declare namespace createLiveSettings {
  type Options = {
    config: Config
    stored: StoredSecrets
    log: Pick<Logger, 'warn' | 'error'>
  }
}

function initialOf(config: Config): LiveValues {
  const { auth, bundlers, chains, socials, vendors } = config
  const nodes = Object.entries(chains).map(([id, { upstreams }]) => [id, upstreams] as const)
  return {
    bundlers,
    socials,
    vendors,
    nodes: Object.fromEntries(nodes) as Readonly<Record<ChainId, (typeof nodes)[number][1]>>,
    social: auth?.social ?? {},
    smtpUrl: auth?.smtpUrl,
    mailFrom: auth?.mailFrom,
    storedUrls: new Set(),
  }
}

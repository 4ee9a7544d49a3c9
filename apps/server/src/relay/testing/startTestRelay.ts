import pino, { type DestinationStream } from 'pino'
import { createAdmit } from '../../admission.ts'
import { readConfig } from '../../config.ts'
import { createMemoryLimiter } from '../../limits/memoryLimiter.ts'
import { createMetrics } from '../../metrics.ts'
import { createBytesInFlight } from '../../overload/bytesInFlight.ts'
import type { Project } from '../../projects/project.ts'
import type { Shared } from '../../shared.ts'
import { freePort } from '../../testing/freePort.ts'
import { createRelay } from '../createRelay.ts'
import { listenRelay } from '../listenRelay.ts'

/** A relay in this process with one project, without a database. */
export async function startTestRelay(options: startTestRelay.Options = {}): Promise<TestRelay> {
  const port = await freePort()
  const url = `ws://127.0.0.1:${port}`
  const config = readConfig({
    DATABASE_URL: 'postgres://nowhere/none',
    SECRET: 'a secret that only tests know, 32 long',
    ROLES: 'relay',
    HOST: '127.0.0.1',
    PORT: `${port}`,
    RELAY_URLS: url,
    DRAIN_DELAY_MS: '0',
    LIMITS: 'off',
    ...options.env,
  })
  const clock = options.clock ?? Date.now
  const log = options.destination ? pino({ level: 'trace' }, options.destination) : pino({ level: 'silent' })
  const draining = new AbortController()
  const project: Project = {
    id: 'test',
    name: 'Test',
    mode: options.origins ? 'production' : 'development',
    disabled: false,
    origins: options.origins ?? [],
    features: null,
    analytics: false,
    storeAddresses: false,
    newDeviceDelayMinutes: 0,
    sponsorship: null,
    tokenLogin: null,
    loginRules: null,
    guestLogin: false,
    group: null,
    wallets: null,
    theme: null,
    legal: null,
    deletionOrderedAt: null,
    updatedAt: new Date(0),
    updatedBy: null,
    version: 1,
  }
  const find: Shared['projects']['find'] = (id) =>
    id === 'test' ? project : id === 'disabled' ? { ...project, disabled: true } : undefined
  const limiter = createMemoryLimiter({ clock })
  const metrics = createMetrics()
  const projects = { find }
  const admit = createAdmit({ config, limiter, projects })
  const relay = createRelay({ admit, config, clock, inFlight: createBytesInFlight(), log, metrics, draining })
  const { close } = await listenRelay(
    { config, draining, startup: { waitsFor: async () => undefined } },
    relay,
  )
  return {
    url,
    metrics,
    draining,
    async stop() {
      draining.abort()
      await relay.stop()
      close()
    },
  }
}

export declare namespace startTestRelay {
  type Options = {
    env?: Readonly<Record<string, string>>
    /** Allowed origins; if set, the project is in production. */
    origins?: string[]
    clock?: () => number
    /** Destination of its log. */
    destination?: DestinationStream
  }
}

export type TestRelay = {
  readonly url: string
  readonly metrics: Shared['metrics']
  readonly draining: AbortController
  stop(): Promise<void>
}

import { createHash } from 'node:crypto'
import { analytics } from '@latchkey/protocol/http/analytics'
import { brandingAlias, configAlias, config as projectConfig } from '@latchkey/protocol/http/config'
import { fontStacks, type ThemeSettings } from '@latchkey/protocol/http/looks'
import { origins } from '@latchkey/protocol/http/origins'
import { originPatterns } from '@latchkey/protocol/origin'
import type { FastifyRequest } from 'fastify'
import { type App, defineFeature, type Parts, type Serving } from '../../feature.ts'
import { offersGuests } from '../../projects/offersGuests.ts'
import type { Project } from '../../projects/project.ts'
import { route } from '../../route.ts'

/** Caches may serve it for a minute, and for a day if this server fails. */
const cache = 'public, max-age=60, stale-while-revalidate=3600, stale-if-error=86400'

/** The project's settings for the modal. */
export const config = defineFeature({ name: 'config', needs: ['live'], routes })

function routes(app: App, deps: Serving & Pick<Parts, 'live'>) {
  const { live } = deps
  // Keyed by content, not by version: a row changed by hand keeps its version.
  let keys = new WeakMap<Project, string>()
  let of = live.current()
  const sameFor = ({ project }: FastifyRequest) => {
    const settings = live.current()
    if (of !== settings) {
      of = settings
      keys = new WeakMap()
    }
    const { bundlers, socials } = settings
    const offers = JSON.stringify([
      socials,
      Object.entries(bundlers).map(([id, { account, paymaster }]) => [id, account, !paymaster]),
    ])
    if (!project) return offers
    const known = keys.get(project)
    if (known !== undefined) return known
    const key = createHash('sha256')
      .update(`${offers}\n${JSON.stringify(project)}`)
      .digest('base64url')
    keys.set(project, key)
    return key
  }
  const sponsored = () =>
    Object.entries(live.current().bundlers).flatMap(([id, { paymaster }]) => (paymaster ? [id] : []))
  const withAccounts = (kind: 'safe' | 'delegated') =>
    Object.entries(live.current().bundlers).flatMap(([id, { account }]) => (account === kind ? [id] : []))
  const options = { access: 'project', class: 'config', cache, checkOrigin: false, sameFor } as const

  // A project may set the feature under either name; each route returns its own name.
  const names = ['branding', brandingAlias]
  for (const [contract, branding] of [
    [projectConfig, 'branding'],
    [configAlias, brandingAlias],
  ] as const)
    route(app, deps, contract, options, ({ project }) => {
      const hasGuests = project !== undefined && offersGuests(project, live.current().socials)
      const guest = hasGuests ? ['guest'] : []
      return {
        features:
          project?.features?.map(({ id, isEnabled, config }) => ({
            id: names.includes(id) ? branding : id,
            isEnabled,
            // Guests have a setting of their own.
            config: id === 'social_login' && config ? [...config, ...guest] : config,
          })) ?? null,
        version: project?.version,
        // The project's list may have others: the modal shows those that are in both.
        socials: [...live.current().socials, ...guest],
        smartAccounts: withAccounts('safe'),
        delegatedAccounts: withAccounts('delegated'),
        sponsored: project?.sponsorship ? sponsored() : [],
        wallets: project?.wallets ?? null,
        theme: project?.theme ? toTheme(project.theme) : null,
        legal: project?.legal ?? null,
      }
    })

  // Also answered to origins that are not allowed, so that they can detect it.
  route(app, deps, origins, options, ({ project }) => ({
    allowedOrigins: project?.origins.length ? [...originPatterns(project.mode, project.origins)] : [],
  }))

  route(app, deps, analytics, options, ({ project }) => ({ isAnalyticsEnabled: project?.analytics ?? false }))
}

/** Fonts as CSS, so that the kit needs no list of them. */
function toTheme({ font, ...theme }: ThemeSettings): Record<string, string> {
  const given = Object.entries(theme).filter(([, value]) => value !== undefined)
  return { ...(Object.fromEntries(given) as Record<string, string>), ...(font && { font: fontStacks[font] }) }
}

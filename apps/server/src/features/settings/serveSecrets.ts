import type { ChainId } from '@latchkey/protocol/caip'
import { badRequest, routeNotFound, setByEnvironment } from '@latchkey/protocol/catalogue'
import type { Answer } from '@latchkey/protocol/http/contract'
import * as contract from '@latchkey/protocol/http/secrets'
import type { App, Parts, Serving } from '../../feature.ts'
import { actorOf } from '../../guard.ts'
import { Refusal } from '../../refusal.ts'
import { route } from '../../route.ts'
import { followsWithinMs } from '../../secrets/liveSettings.ts'
import { createOutboundRule } from '../../secrets/outboundRule.ts'
import {
  findSecretName,
  ofChain,
  type SecretName,
  type SecretTest,
  secretNames,
} from '../../secrets/secretNames.ts'
import type { StoredSecret } from '../../secrets/storedSecrets.ts'
import { failed, type Outcome } from '../../secrets/try/outcome.ts'
import { tryRpc } from '../../secrets/try/tryRpc.ts'
import { trySmtp } from '../../secrets/try/trySmtp.ts'
import { trySocial } from '../../secrets/try/trySocial.ts'
import { tryVendor } from '../../secrets/try/tryVendor.ts'

type Wire = Answer<typeof contract.secretList>['secrets'][number]
type Deps = Serving & Pick<Parts, 'clock' | 'live' | 'stored'>

export function serveSecrets(app: App, deps: Deps): void {
  const { clock, config, live, stored } = deps
  const rule = createOutboundRule(config.consoleHosts)
  const read = { access: 'admin', class: 'admin', scope: 'server:read' } as const
  const write = { ...read, scope: 'server:write', isFresh: true } as const

  route(app, deps, contract.secretList, read, async () => {
    await live.refresh()
    const rows = new Map((await stored.list()).map((row) => [row.name, row]))
    const values = await stored.values()
    const ofChains = Object.entries(live.current().bundlers).flatMap(([chain, { paymaster }]) => {
      const end = chain.replace(':', '_').toUpperCase()
      return [`BUNDLER_${end}`, ...(paymaster ? [`PAYMASTER_${end}`] : [])]
    })
    const more = new Set([...ofChains, ...[...rows.keys()].filter((name) => ofChain.test(name))])
    const names = [...secretNames, ...[...more].flatMap((name) => findSecretName(name) ?? [])]
    const isThere = (name: string) => config.isSet(name) || values[name] !== undefined
    return {
      secrets: names.map((about) =>
        toWire(about, rows.get(about.name), { isThere, value: values[about.name] }),
      ),
      followsWithinMs,
    }
  })

  route(app, deps, contract.secretSet, write, async ({ params: { name }, body, request }) => {
    const about = changeable(name)
    const value = body.value.trim()
    const problem = value === '' ? 'must not be empty' : about.problemOf?.(value, rule)
    // Without the value, which would be in the answer.
    if (problem) throw new Refusal(badRequest, { field: 'value', description: `${name} ${problem}` })
    const row = await stored.set(name, value, actorOf(request))
    await live.refresh()
    const values = await stored.values()
    const isThere = (one: string) => config.isSet(one) || values[one] !== undefined
    return { secret: toWire(about, row, { isThere, value }) }
  })

  route(app, deps, contract.secretRemove, write, async ({ params: { name }, request }) => {
    changeable(name)
    const removed = await stored.remove(name, actorOf(request))
    await live.refresh()
    return { removed }
  })

  route(
    app,
    deps,
    contract.secretTest,
    { ...write, timeoutMs: 30_000 },
    async ({ params: { name }, request }) => {
      const about = known(name)
      if (!about.test)
        throw new Refusal(badRequest, { field: 'name', description: `${name} cannot be tried by itself` })
      await live.refresh()
      const values = await stored.values()
      const isThere = (one: string) => config.isSet(one) || values[one] !== undefined
      const missing = [name, ...about.with].find((one) => !isThere(one))
      const outcome = missing ? failed(`${missing} is not set`) : await tryValue(about.test)
      const test = { at: new Date(clock()), ok: outcome.ok, cause: outcome.ok ? null : outcome.cause }
      if (values[name] !== undefined) await stored.keepTest(name, test, actorOf(request))
      return { test: { ...test, at: test.at.toISOString() } }
    },
  )

  function known(name: string): SecretName {
    const about = findSecretName(name)
    if (about) return about
    throw new Refusal(routeNotFound, { field: 'name', description: 'Not a setting of the console' })
  }

  function changeable(name: string): SecretName {
    const about = known(name)
    if (config.isSet(name)) throw new Refusal(setByEnvironment)
    return about
  }

  function toWire(
    { name, group, of, about, isShown = false, with: others, test }: SecretName,
    row: StoredSecret | undefined,
    { isThere, value }: { isThere(name: string): boolean; value: string | undefined },
  ): Wire {
    const isSet = config.isSet(name)
    const kept = isSet ? undefined : row
    return {
      name,
      group,
      of,
      about,
      source: isSet ? 'environment' : kept ? 'console' : 'unset',
      lastFour: (!isShown && kept?.lastFour) || null,
      shown: isShown && kept && value !== undefined ? value : null,
      setBy: kept?.setBy ?? null,
      setAt: kept?.setAt.toISOString() ?? null,
      needs: isSet || kept ? others.filter((one) => !isThere(one)) : [],
      isUnreadable: kept?.isUnreadable ?? false,
      canTest: test !== undefined,
      test: kept?.test ? { ...kept.test, at: kept.test.at.toISOString() } : null,
    }
  }

  async function tryValue(test: SecretTest): Promise<Outcome> {
    const { bundlers, smtpUrl, social, storedUrls, vendors } = live.current()
    if (test.kind === 'vendor') return tryVendor(test.vendor, vendors, { chains: config.chains, clock })
    if (test.kind === 'social') {
      const settings = social[test.provider]
      if (!settings || config.authUrl === undefined)
        return failed('This process does not log visitors in: ask one with the role auth')
      return trySocial(test.provider, settings, config.authUrl)
    }
    if (test.kind === 'smtp')
      return smtpUrl === undefined
        ? failed('This process sends no mail: ask one with the role auth')
        : trySmtp(smtpUrl, storedUrls.has(smtpUrl) ? rule : undefined)
    const { paymaster, url } = bundlers[test.chainId as ChainId] ?? {}
    const address = test.kind === 'bundler' ? url : paymaster?.url
    if (address === undefined) return failed(`There is no ${test.kind} for this chain`)
    return tryRpc(test.kind, address, storedUrls.has(address) ? rule.lookupFor(new URL(address)) : undefined)
  }
}

import type { ChainId, Network } from '@latchkey/chains/driver'
import { isAccountId, parseAccountId } from '@latchkey/protocol/caip'
import { signatureInvalid } from '@latchkey/protocol/catalogue'
import { type ErrorCode, isKitError } from '@latchkey/protocol/errors'
import { isCacaoOf, readCacao } from '@latchkey/protocol/siwx/cacao'
import { checkMessage } from '@latchkey/protocol/siwx/checkMessage'
import { parseMessage } from '@latchkey/protocol/siwx/parseMessage'
import { type Recap, splitRecap } from '@latchkey/protocol/siwx/recap'
import { toSession } from '@latchkey/protocol/siwx/session'
import { activeNetworkId, findNetwork, networks } from '../../core/config/networks.ts'
import { connections } from '../../core/connections/connections.ts'
import type { PairSigned } from '../../core/connections/connector.ts'
import type { Siwx, SiwxSession } from '../../core/connections/siwx.ts'
import type { Kit } from '../../core/kit.ts'
import { checkSession } from './checkSession.ts'
import { revoking } from './revokeEnded.ts'
import { tellTabs } from './tabChannel.ts'

/** More chains than a wallet signs for. */
const mostSigned = 50
/** After this many that the plug-in refused, the others are not tried. */
const mostTries = 3

/**
 * Signs in with what a wallet signed while it was paired. A nonce is good for
 * one: of several chains it is the one the visitor comes to.
 */
export async function acceptSigned(kit: Kit, plugin: Siwx, args: acceptSigned.Args): Promise<boolean> {
  // Sessions of the previous connection are still being revoked; wait, so that this one is kept.
  await revoking(kit)
  const ordered = inOrder(kit, args.signed)
  const checked = await Promise.all(
    ordered.map((signed) => toChecked(kit, plugin, { ...args, signed }).catch(() => undefined)),
  )
  let code: ErrorCode | undefined = signatureInvalid.code
  for (const session of checked.filter((one) => one !== undefined).slice(0, mostTries)) {
    code = await add(plugin, session)
    if (code) continue
    kit.emit({ type: 'SIWX_AUTH_SUCCESS', network: session.chainId })
    tellTabs(kit)
    // Linked before, the account may be in use already.
    checkSession(kit).catch(() => undefined)
    return true
  }
  const network = ordered.map(chainOf).find((chain) => chain !== undefined)
  if (network && code) kit.emit({ type: 'SIWX_AUTH_ERROR', network, code })
  return false
}

export declare namespace acceptSigned {
  type Args = { request: Siwx.Request; signed: readonly PairSigned[] }
}

/** The chains that will be in use come first. */
function inOrder(kit: Kit, signed: readonly PairSigned[]): PairSigned[] {
  const [links, configured] = [connections.of(kit).get(), networks.of(kit).get()]
  const inUse = kit.drivers.map(({ namespace }) => activeNetworkId(links, configured, namespace))
  const rank = (one: PairSigned) => Number(!inUse.includes(chainOf(one)))
  return signed.slice(0, mostSigned).sort((a, b) => rank(a) - rank(b))
}

/** Keeps the session; resolves to the code of what is wrong with it. */
async function add(plugin: Siwx, session: SiwxSession): Promise<ErrorCode | undefined> {
  try {
    await plugin.addSession(session)
    return undefined
  } catch (error) {
    return isKitError(error) ? error.code : signatureInvalid.code
  }
}

/** The session it makes, where the wallet signed what it was asked to and nothing else. Whose signature it is, the plug-in finds out. */
async function toChecked(
  kit: Kit,
  plugin: Siwx,
  { request, signed }: { request: Siwx.Request; signed: PairSigned },
): Promise<SiwxSession | undefined> {
  const { account, message, signature } = signed
  if (!isAccountId(account) || typeof message !== 'string' || typeof signature !== 'string') return undefined
  const { chainId } = parseAccountId(account)
  const network = findNetwork(kit, chainId)
  const cacao = readCacao(signed.cacao)
  const fields = parseMessage(message)
  const split = fields && splitRecap(fields)
  if (!network || !cacao || !split || plugin.supports?.(chainId) === false) return undefined
  const { domain, uri, nonce } = request
  const expected = { domain, uri, nonce, now: Date.now() }
  // When it was issued is compared below, by the clock of the server that gave the nonce.
  if (checkMessage(fields, { ...expected, issuedWithinMs: Number.POSITIVE_INFINITY }).length > 0)
    return undefined
  const isSame =
    account === `${fields.chainId}:${fields.address}` &&
    (['issuedAt', 'expirationTime', 'notBefore', 'requestId'] as const).every(
      (key) => fields[key] === request[key],
    ) &&
    split.statement === request.statement &&
    JSON.stringify(split.resources) === JSON.stringify(request.resources ?? [])
  if (!isSame || !isCacaoOf(cacao, { message, signature })) return undefined
  if (split.recap && !(await isAsked(kit, network, split.recap))) return undefined
  return toSession(fields, { message, signature, cacao })
}

/** Whether it lets the page ask for nothing but what it wanted to ask for, on its own networks. */
async function isAsked(kit: Kit, { namespace }: Network, recap: Recap): Promise<boolean> {
  const driver = kit.driver(namespace)
  const { methods = [] } = (await driver.remote?.()) ?? {}
  const abilities = new Set(methods.map((method) => `request/${method}`))
  const isOwn = (chain: unknown) => findNetwork(kit, chain as ChainId)?.namespace === namespace
  return Object.entries(recap).every(
    ([resource, granted]) =>
      resource === namespace &&
      Object.entries(granted).every(
        ([ability, limits]) =>
          abilities.has(ability) &&
          limits.every(({ chains = [], ...others }) => {
            return Object.keys(others).length === 0 && Array.isArray(chains) && chains.every(isOwn)
          }),
      ),
  )
}

function chainOf({ account }: PairSigned): ChainId | undefined {
  return isAccountId(account) ? parseAccountId(account).chainId : undefined
}

import { formatAmount } from '@latchkey/protocol/amount'
import { rpcErrors } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import { revocationText } from '@latchkey/protocol/revocationText'
import type { Hex } from 'viem'
import { getAddress, hashMessage, hexToBytes } from 'viem/utils'
import {
  type Approval,
  type ApprovalField,
  type CoinAmount,
  invalidParams,
  type TokenAmount,
} from '../../approval.ts'
import { addressKey } from '../addresses.ts'
import { findNetwork } from '../approval/findNetwork.ts'
import { findTokens } from '../approval/findTokens.ts'
import { type FindToken, tokenAmount } from '../approval/readCall.ts'
import { toSignature } from '../approval/toSignature.ts'
import { chainNumber } from '../approval/transaction.ts'
import {
  delegationContracts,
  disableCall,
  maxContextBytes,
  readContext,
  type Session,
  sessionDigest,
  sessionId,
  sessionTotal,
  toContext,
} from '../delegation.ts'
import { isDeployed } from './buildOperation.ts'
import { delegated } from './delegated.ts'
import { waitForTransaction } from './included.ts'
import { prepareOperation } from './prepareOperation.ts'
import type { SmartRequest } from './smartRequest.ts'

/** Shorter ones would let an app take a small amount so often that it is none. */
const minPeriodSeconds = 3_600
const maxPeriodSeconds = 366 * 86_400
const maxSessionSeconds = 366 * 86_400
/** More than any token has: an amount like this means no limit. */
const maxAmount = 2n ** 128n
/** What the contracts read as "any account at all". */
const anyDelegate = '0x0000000000000000000000000000000000000a11'

/** The permissions that the wallet grants (ERC-7715). */
export const permissionTypes = ['native-token-periodic', 'erc20-token-periodic'] as const

/** Lets an app make transfers within limits, without asking again (ERC-7715, ERC-7710). */
export async function grantPermissions(request: SmartRequest): Promise<Approval> {
  const asked = Array.isArray(request.params) ? request.params : []
  if (asked.length !== 1 || !isRecord(asked[0])) throw invalidParams('Not exactly one request.')
  const session = readRequest(asked[0], request)
  const chain = chainNumber(request.chainId)
  const [deployed, find] = await Promise.all([
    isDeployed(delegated, request),
    findTokens(session.token ? [session.token] : [], request),
  ])
  // The contracts act through the code of the account, so it has to be there.
  const upgrade = deployed ? undefined : await prepareOperation(delegated, delegated.encodeCalls([]), request)
  const { view } = upgrade ?? {}
  return {
    toSign: [hexToBytes(sessionDigest(session, chain)), ...(upgrade?.toSign ?? [])],
    view: {
      kind: 'session',
      chainId: request.chainId,
      network: findNetwork(request.chainId)?.name,
      account: request.address,
      accountType: 'smartAccount',
      actions: [
        ...(view?.actions ?? []),
        {
          type: 'openSession',
          perPeriod: amountOf(session, session.periodAmount, request, find),
          total: amountOf(session, sessionTotal(session), request, find),
          periodSeconds: session.periodSeconds,
          expiry: session.expiry,
          spender: getAddress(session.delegate),
        },
      ],
      warnings: ['session', ...(view?.warnings ?? [])],
      ...(view?.fee && { fee: view.fee }),
      ...(view?.isSponsored && { isSponsored: true }),
      ...(view?.simulation && { simulation: view.simulation }),
      fields: [...fieldsOf(session), ...(view?.fields ?? [])],
      raw: [toContext(session, '0x'), ...(view?.raw ?? [])],
    },
    async complete([signature, ...others]) {
      if (upgrade) await waitForTransaction(await upgrade.send(others), request)
      const context = toContext(session, toSignature(signature))
      // What the visitor could not find again is not handed out.
      await request.sessions?.save(context)
      return [answerOf(session, request, context)]
    },
  }
}

/** Ends a session on the chain, for good. */
export async function revokePermissions(request: SmartRequest): Promise<Approval> {
  const [asked] = Array.isArray(request.params) ? request.params : [request.params]
  const { permissionContext, permissionsContext } = isRecord(asked) ? asked : {}
  const context = permissionContext ?? permissionsContext
  if (typeof context !== 'string' || !isBytes(context)) throw invalidParams('The context is malformed.')
  const { session } = readContext(context.toLowerCase() as Hex) ?? {}
  if (!session) throw invalidParams('The context is of no session of this wallet.')
  if (session.account !== addressKey(request.address))
    throw new KitError(rpcErrors[4100], { details: 'The session is of another account.' })
  const [operation, find] = await Promise.all([
    prepareOperation(delegated, delegated.encodeCalls([disableCall(session)]), request),
    findTokens(session.token ? [session.token] : [], request),
  ])
  const { actions, ...view } = operation.view
  const [pci, timestamp] = [sessionId(session), Math.floor(Date.now() / 1_000)]
  const report = revocationText(pci, `${request.chainId}:${request.address}`, timestamp)
  return {
    toSign: [hexToBytes(hashMessage(report)), ...operation.toSign],
    view: {
      ...view,
      actions: [
        ...actions.filter(({ type }) => type === 'upgradeAccount'),
        {
          type: 'endSession',
          perPeriod: amountOf(session, session.periodAmount, request, find),
          periodSeconds: session.periodSeconds,
          spender: getAddress(session.delegate),
        },
      ],
      // The call is the wallet's own, and known.
      warnings: view.warnings.filter((warning) => warning !== 'unknownCall'),
    },
    async complete([reported, ...signatures]) {
      await waitForTransaction(await operation.send(signatures), request)
      // The list finds out from the chain, too.
      await request.sessions?.end({ pci, timestamp, signature: toSignature(reported) }).catch(() => undefined)
      return {}
    },
  }
}

const isBytes = (text: string) => /^0x(?:[\da-f]{2})*$/i.test(text) && text.length <= 2 + 2 * maxContextBytes

/** Reads what a page asks for. What is without a limit, or without an end, is refused. */
function readRequest(asked: Readonly<Record<string, unknown>>, request: SmartRequest): Session {
  const { address, chainId, expiry, permissions, signer } = asked
  const now = Math.floor(Date.now() / 1_000)
  if (typeof chainId !== 'string' || Number(chainId) !== chainNumber(request.chainId))
    throw invalidParams('`chainId` is another chain than the request’s.')
  if (
    address !== undefined &&
    (typeof address !== 'string' || addressKey(address) !== addressKey(request.address))
  )
    throw new KitError(rpcErrors[4100], { details: '`address` is another account.' })
  if (typeof expiry !== 'number' || !Number.isSafeInteger(expiry) || expiry <= now)
    throw invalidParams('`expiry` is not in the future.')
  if (expiry > now + maxSessionSeconds) throw invalidParams('`expiry` is more than a year from now.')
  const [permission] = Array.isArray(permissions) && permissions.length === 1 ? permissions : []
  if (!isRecord(permission)) throw invalidParams('`permissions` has not exactly one permission.')
  const type = permissionTypes.find((known) => known === permission.type)
  if (!type) throw new KitError(rpcErrors[4200], { details: 'The permission is of an unknown type.' })
  const data = isRecord(permission.data) ? permission.data : {}
  const { periodAmount, periodDuration, startTime = now, tokenAddress } = data
  if (typeof periodAmount !== 'string' || !/^0x[\da-f]{1,64}$/i.test(periodAmount))
    throw invalidParams('`periodAmount` is not a quantity.')
  const amount = BigInt(periodAmount)
  if (amount === 0n || amount >= maxAmount) throw invalidParams('`periodAmount` is no limit.')
  const period = readSeconds(periodDuration, minPeriodSeconds, maxPeriodSeconds)
  if (period === undefined) throw invalidParams('`periodDuration` is shorter than an hour, or too long.')
  // A start in the past would let several periods count at once in what is shown.
  const start = readSeconds(startTime, now - 60, expiry - 1)
  if (start === undefined) throw invalidParams('`startTime` is in the past, or after the expiry.')
  const isToken = type === 'erc20-token-periodic'
  return {
    account: request.address.toLowerCase() as Hex,
    delegate: readDelegate(signer, request),
    token: isToken ? readAddress('tokenAddress', tokenAddress) : undefined,
    periodAmount: amount,
    periodSeconds: period,
    start,
    expiry,
    salt: randomSalt(),
  }
}

function readSeconds(value: unknown, min: number, max: number): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max
    ? value
    : undefined
}

function readDelegate(signer: unknown, { address }: SmartRequest): Hex {
  const { data, type } = isRecord(signer) ? signer : {}
  if (type !== 'account' || !isRecord(data)) throw invalidParams('`signer` is not an account.')
  const delegate = readAddress('signer', data.address)
  const isNone = BigInt(delegate) === 0n
  if (isNone || delegate === anyDelegate || delegate === addressKey(address))
    throw invalidParams('`signer` is not an account of the app.')
  return delegate
}

function readAddress(name: string, value: unknown): Hex {
  if (typeof value !== 'string' || !/^0x[\da-f]{40}$/i.test(value))
    throw invalidParams(`\`${name}\` is not an address.`)
  return value.toLowerCase() as Hex
}

function randomSalt(): bigint {
  const words = crypto.getRandomValues(new BigUint64Array(4))
  return words.reduce((sum, word) => (sum << 64n) | word, 0n)
}

function amountOf(
  { token }: Session,
  units: bigint,
  { chainId }: SmartRequest,
  find: FindToken,
): CoinAmount | TokenAmount {
  if (token) return tokenAmount(token, units, find)
  const { decimals = 18, symbol = '' } = findNetwork(chainId)?.nativeCurrency ?? {}
  return { amount: formatAmount(units, decimals), symbol }
}

function fieldsOf(session: Session): readonly ApprovalField[] {
  return Object.entries({ ...session, manager: delegationContracts.manager }).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value: value.toString() }],
  )
}

/** As ERC-7715 answers: what was granted, and how to use it. */
function answerOf(session: Session, { address, chainId }: SmartRequest, context: Hex) {
  const { delegate, expiry, periodAmount, periodSeconds, start, token } = session
  return {
    chainId: `0x${chainNumber(chainId).toString(16)}`,
    address: getAddress(address),
    expiry,
    signer: { type: 'account', data: { address: getAddress(delegate) } },
    permissions: [
      {
        type: permissionTypes[token ? 1 : 0],
        data: {
          ...(token && { tokenAddress: getAddress(token) }),
          periodAmount: `0x${periodAmount.toString(16)}`,
          periodDuration: periodSeconds,
          startTime: start,
        },
      },
    ],
    context,
    signerMeta: { delegationManager: getAddress(delegationContracts.manager) },
  }
}

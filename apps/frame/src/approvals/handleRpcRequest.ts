import type {
  Approval,
  ApprovalRequest,
  ApprovalView,
  PrepareApproval,
  WalletReads,
} from '@latchkey/chains/approval'
import {
  actionNotAllowed,
  type embeddedTimedOut,
  nodeErrorFor,
  rpcErrorFor,
  rpcErrors,
  rpcNotAllowed,
} from '@latchkey/protocol/catalogue'
import { embeddedChainUnsupported } from '@latchkey/protocol/catalogue/embeddedWallet'
import { isKitError } from '@latchkey/protocol/errors'
import type { FrameAnswer, FrameAsk } from '@latchkey/protocol/frame/calls'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import { findActive, namespaceOf } from '../wallet/findActive.ts'
import type { Wallet } from '../wallet/wallet.ts'
import type { Decision } from './ApprovalScreen.tsx'
import { approvalFamilies } from './approvalFamilies.ts'
import { askGateway, NodeError } from './askGateway.ts'
import { classOf } from './methods.ts'
import type { Confirmed, Confirming, startConfirm } from './startConfirm.ts'

/** An approval that was not decided by then is refused. */
const expiryMs = 600_000
/** The words for it are the page's. */
const timedOut: (typeof embeddedTimedOut)['code'] = 'embedded/timeout'

/** Answers one JSON-RPC request of a page. Throws a {@link FrameRefusal}. */
export async function handleRpcRequest(
  request: FrameAsk<'rpcRequest'>,
  signal: AbortSignal,
  options: handleRpcRequest.Options,
): Promise<FrameAnswer<'rpcRequest'>> {
  const kind = classOf(request.method)
  if (kind === 'refused') throw new FrameRefusal({ code: rpcNotAllowed.code })
  try {
    const answer = kind === 'safe' ? read : approve
    return { result: await answer(request, signal, options) }
  } catch (error) {
    throw toRefusal(error)
  }
}

/** What the smart account of a key does. */
export type SmartAccount = {
  /** Whether it answers a method that a plain account does not know. */
  answers(method: string): boolean
  /** Undefined if the request is for the account of the key itself. */
  find(owner: string, signal: AbortSignal): Promise<FoundAccount | undefined>
}

export type FoundAccount = {
  readonly address: string
  readonly approvals: Readonly<Record<string, PrepareApproval>>
  readonly reads: WalletReads
}

export declare namespace handleRpcRequest {
  type Options = {
    readonly api: string
    readonly origin: string
    readonly projectId: string
    readonly sdk?: askGateway.Sdk | undefined
    /** The smart account, where a bundler serves the chain. */
    readonly smart?: SmartAccount | undefined
    /** Throws if data would act for the smart account of the key. */
    readonly refuseOwn?: ApprovalRequest['refuseOwn']
    wallet(): Promise<Wallet>
    /** The index of the account that acts. */
    active(): Promise<number>
    /** Asks the visitor. */
    decide(
      view: ApprovalView,
      signal: AbortSignal,
      asked?: Confirming['asked'] | undefined,
    ): Promise<Decision | Confirmed>
    /** Prepares that a passkey confirms it; undefined if the visitor has not asked for that. */
    confirm(approval: Approval, why: startConfirm.Why): Promise<Confirming | undefined>
  }
}

/** Reads are answered to the end, even if the page no longer waits (6.09). */
async function read(
  { chainId, method, params }: FrameAsk<'rpcRequest'>,
  _: AbortSignal,
  options: handleRpcRequest.Options,
): Promise<unknown> {
  const { active, smart, wallet } = options
  const endless = new AbortController().signal
  const ask = (method: string, params: unknown) =>
    askGateway({ ...options, chainId }, method, params, endless)
  const { reads } = await familyOf(chainId)
  if (!reads?.[method] && !smart?.answers(method)) return ask(method, params ?? [])
  const account = await accountOn(chainId, await wallet(), await active())
  const found = await smart?.find(account.address, endless)
  const { address } = found ?? account
  const { publicKey } = account
  return (found?.reads ?? reads)?.[method]?.({ chainId, params, ask, address, publicKey })
}

async function approve(
  { chainId, method, params }: FrameAsk<'rpcRequest'>,
  signal: AbortSignal,
  options: handleRpcRequest.Options,
): Promise<unknown> {
  const { active, confirm, decide, origin, refuseOwn, smart, wallet } = options
  const family = await familyOf(chainId)
  const opened = await wallet()
  const account = await accountOn(chainId, opened, await active())
  const { index, namespace, publicKey } = account
  const found = await smart?.find(account.address, signal)
  const { approvals } = found ?? family
  const prepare = Object.hasOwn(approvals, method) ? approvals[method] : undefined
  if (!prepare) throw new FrameRefusal({ code: rpcErrors[4200].code })
  const { address } = found ?? account
  const ask = (method: string, params: readonly unknown[]) =>
    askGateway({ ...options, chainId }, method, params, signal)
  const approval = await prepare({ chainId, params, address, publicKey, origin, ask, refuseOwn })
  const expiry = AbortSignal.timeout(expiryMs)
  const until = AbortSignal.any([signal, expiry])
  const { confirm: policy, factors } = await opened.view()
  let confirming = factors.some(({ kind }) => kind === 'passkey')
    ? await confirm(approval, policy)
    : undefined
  for (;;) {
    const decided = await decide(approval.view, until, confirming?.asked).catch((error: unknown) => {
      throw expiry.aborted ? new FrameRefusal({ code: timedOut }) : error
    })
    const decision = typeof decided === 'object' ? decided.decision : decided
    const chosen = typeof decision === 'number' ? approval.choices?.[decision] : approval
    if (decision === 'declined' || !chosen) throw new FrameRefusal({ code: rpcErrors[4001].code })
    if (signal.aborted) throw new FrameRefusal({ code: actionNotAllowed.code })
    const toSign = { namespace, index, list: chosen.toSign.map((bytes) => Uint8Array.from(bytes)) }
    const signed = await (confirming
      ? confirming.sign(opened, toSign, decided)
      : signEach(opened, toSign)
    ).catch(async (error: unknown) => {
      // Turned on by another device meanwhile, or the passkey is no longer known: the visitor is asked again.
      if (!/^vault\/confirm_/.test(`${(error as Error).cause}`)) throw error
      confirming = await confirm(approval, 'refused')
    })
    if (signed) return chosen.complete(signed)
  }
}

async function signEach(
  wallet: Wallet,
  { list, ...account }: { namespace: string; index: number; list: readonly Uint8Array<ArrayBuffer>[] },
): Promise<readonly Uint8Array[]> {
  const signatures: Uint8Array[] = []
  for (const bytes of list) signatures.push(await wallet.sign({ ...account, bytes }))
  return signatures
}

async function familyOf(chainId: string) {
  const load = approvalFamilies[chainId.slice(0, chainId.indexOf(':'))]
  if (!load) throw new FrameRefusal({ code: embeddedChainUnsupported.code })
  return load()
}

/** The account that acts in the chain's family. */
async function accountOn(chainId: string, wallet: Wallet, active: number) {
  const { accounts } = await wallet.view()
  const account = findActive(accounts, namespaceOf(chainId), active)
  if (!account) throw new FrameRefusal({ code: embeddedChainUnsupported.code })
  return account
}

/** Of any other error the page only learns that the request failed. */
function toRefusal(error: unknown): unknown {
  if (isKitError(error)) return new FrameRefusal({ code: error.code })
  if (error instanceof NodeError)
    return new FrameRefusal({ code: rpcErrorFor(error.code)?.code ?? nodeErrorFor(error.message).code })
  return error
}

import type { ApprovalView } from '@latchkey/chains/approval'
import {
  actionNotAllowed,
  embeddedTimedOut,
  nodeErrorFor,
  rpcErrorFor,
  rpcErrors,
  rpcNotAllowed,
} from '@latchkey/protocol/catalogue'
import { embeddedChainUnsupported } from '@latchkey/protocol/catalogue/embeddedWallet'
import { isKitError } from '@latchkey/protocol/errors'
import type { FrameAnswer, FrameAsk } from '@latchkey/protocol/frame/calls'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import type { Wallet } from '../wallet/wallet.ts'
import type { Decision } from './ApprovalScreen.tsx'
import { approvalFamilies } from './approvalFamilies.ts'
import { askGateway, NodeError } from './askGateway.ts'
import { classOf } from './methods.ts'

/** An approval that was not decided by then is refused. */
const expiryMs = 600_000

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

export declare namespace handleRpcRequest {
  type Options = {
    readonly api: string
    readonly origin: string
    readonly projectId: string
    readonly sdk?: askGateway.Sdk | undefined
    wallet(): Promise<Wallet>
    /** Asks the visitor. */
    decide(view: ApprovalView, signal: AbortSignal): Promise<Decision>
  }
}

/** Reads are answered to the end, even if the page no longer waits (6.09). */
async function read(
  { chainId, method, params }: FrameAsk<'rpcRequest'>,
  _: AbortSignal,
  { api, projectId, sdk, wallet }: handleRpcRequest.Options,
): Promise<unknown> {
  const endless = new AbortController().signal
  const ask = (method: string, params: unknown) =>
    askGateway({ api, chainId, projectId, sdk }, method, params, endless)
  const own = (await familyOf(chainId)).reads?.[method]
  if (!own) return ask(method, params ?? [])
  return own({ chainId, params, ask, address: (await accountOn(chainId, await wallet())).address })
}

async function approve(
  { chainId, method, params }: FrameAsk<'rpcRequest'>,
  signal: AbortSignal,
  { api, decide, origin, projectId, sdk, wallet }: handleRpcRequest.Options,
): Promise<unknown> {
  const { approvals } = await familyOf(chainId)
  const prepare = Object.hasOwn(approvals, method) ? approvals[method] : undefined
  if (!prepare) throw new FrameRefusal({ code: rpcErrors[4200].code })
  const opened = await wallet()
  const { address, index, namespace } = await accountOn(chainId, opened)
  const ask = (method: string, params: readonly unknown[]) =>
    askGateway({ api, chainId, projectId, sdk }, method, params, signal)
  const approval = await prepare({ chainId, params, address, origin, ask })
  const expiry = AbortSignal.timeout(expiryMs)
  const decision = await decide(approval.view, AbortSignal.any([signal, expiry])).catch((error: unknown) => {
    throw expiry.aborted ? new FrameRefusal({ code: embeddedTimedOut.code }) : error
  })
  if (decision !== 'approved') throw new FrameRefusal({ code: rpcErrors[4001].code })
  if (signal.aborted) throw new FrameRefusal({ code: actionNotAllowed.code })
  const signatures: Uint8Array[] = []
  for (const bytes of approval.toSign)
    signatures.push(await opened.sign({ namespace, index, bytes: Uint8Array.from(bytes) }))
  return approval.complete(signatures)
}

async function familyOf(chainId: string) {
  const load = approvalFamilies[chainId.slice(0, chainId.indexOf(':'))]
  if (!load) throw new FrameRefusal({ code: embeddedChainUnsupported.code })
  return load()
}

/** The first account of the chain's family. */
async function accountOn(chainId: string, wallet: Wallet) {
  const { accounts } = await wallet.view()
  const account = accounts.find(({ index, namespace }) => index === 0 && chainId.startsWith(`${namespace}:`))
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

import type { ApprovalRequest, AskNode } from '@latchkey/chains/approval'
import {
  approvals,
  reads,
  type SmartKind,
  type SmartRequest,
  smartAddressOf,
} from '@latchkey/chains/evm/smartAccount'
import { isRecord } from '@latchkey/protocol/isRecord'
import type { askGateway } from './askGateway.ts'
import type { FoundAccount } from './handleRpcRequest.ts'
import { isSponsored } from './isSponsored.ts'
import { sessionRecords } from './sessionRecords.ts'

/**
 * The smart account of a key, and what it does with requests. Undefined if the request is for
 * the account of the key itself: one that names an account is for that one.
 */
export async function smartFamily(options: smartFamily.Options): Promise<FoundAccount | undefined> {
  const { api, askBundler, chainId, kind, method, owner, params, preferred } = options
  const address = kind === 'safe' ? smartAddressOf(owner) : owner
  const [smart, plain] = [address.toLowerCase(), owner.toLowerCase()]
  const named = namedIn(params).find((one) => one === smart || one === plain)
  // Operations and sessions are only those of smart accounts, and the ids of batches tell them apart.
  const isSmart =
    kind === 'delegated' ||
    /UserOperation|EntryPoints|getCallsStatus|revokePermissions/.test(method) ||
    (named ? named === smart : (await preferred()) === 'smartAccount')
  if (!isSmart) return undefined
  const more = {
    askBundler,
    kind,
    // Of the account of the key, also where the operator has chosen Safes since.
    sessions: sessionRecords(options, owner),
    isSponsored: await isSponsored(chainId, options),
    owner: plain as SmartRequest['owner'],
    isOwnSponsor: (url: string) => isAt(url, new URL('/v1/bundler', api)),
  }
  return {
    address,
    approvals: mapValues(
      approvals,
      (prepare) => (request: ApprovalRequest) => prepare({ ...request, ...more }),
    ),
    reads: mapValues(
      reads,
      (read) => (request: Omit<ApprovalRequest, 'origin'>) => read({ ...request, ...more }),
    ),
  }
}

export declare namespace smartFamily {
  type Options = Pick<askGateway.Target, 'api' | 'chainId' | 'projectId' | 'sdk'> & {
    /** The kind of smart accounts on the chain. If it is the account of the key, there is no other. */
    readonly kind: SmartKind
    readonly method: string
    readonly params: unknown
    /** The account of the key. */
    readonly owner: string
    readonly askBundler: AskNode
    preferred(): Promise<'eoa' | 'smartAccount'>
  }
}

/** Accounts that the parameters of any method name: as one of them, or in the first one. */
function namedIn(params: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(params) ? params.slice(0, 2) : []
  const { from, sender } = isRecord(list[0]) ? list[0] : {}
  return [...list, from, sender].flatMap((one) => (typeof one === 'string' ? [one.toLowerCase()] : []))
}

function isAt(url: string, place: URL): boolean {
  if (!URL.canParse(url)) return false
  const { origin, pathname } = new URL(url)
  return origin === place.origin && pathname === place.pathname
}

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
}

import type { LookupFunction } from 'node:net'
import { openRpc } from '../../features/bundler/openRpc.ts'
import { RpcFailure } from '../../gateway/gateway.ts'
import { unavailable } from '../../gateway/jsonRpc/rpcErrors.ts'
import { failed, type Outcome, ok, tryTimeoutMs } from './outcome.ts'

/** Asks a bundler which entry points it serves, or a paymaster anything: any answer of JSON-RPC shows that the key is accepted. */
export async function tryRpc(
  kind: 'bundler' | 'paymaster',
  url: string,
  lookup: LookupFunction | undefined,
): Promise<Outcome> {
  const rpc = openRpc(url, lookup)
  try {
    const method = kind === 'bundler' ? 'eth_supportedEntryPoints' : 'pm_getPaymasterStubData'
    await rpc.call(method, [], AbortSignal.timeout(tryTimeoutMs))
    return ok
  } catch (error) {
    const code = error instanceof RpcFailure ? error.error.code : unavailable.code
    if (code === unavailable.code)
      return failed(`The ${kind} did not answer: check the URL and the key in it`)
    if (kind === 'bundler' && code === -32_601) return failed('It answers, but it is no bundler')
    return ok
  } finally {
    await rpc.close()
  }
}

import type { FrameAnswer, FrameAsk } from '@latchkey/protocol/frame/calls'
import { askGateway } from './askGateway.ts'
import { handleRpcRequest } from './handleRpcRequest.ts'
import { smartFamily } from './smartFamily.ts'

// All that concerns smart accounts is loaded by this file: what a second one shared with the plain
// approvals would get a file of its own, and make them larger.
export { refuseOwn, smartAddressOf } from '@latchkey/chains/evm/smartAccount'
export { askGateway } from './askGateway.ts'

/** Answers one JSON-RPC request of a page on a chain with a bundler. Throws a `FrameRefusal`. */
export function handleSmartRequest(
  request: FrameAsk<'rpcRequest'>,
  signal: AbortSignal,
  options: handleSmartRequest.Options,
): Promise<FrameAnswer<'rpcRequest'>> {
  return handleRpcRequest(request, signal, {
    ...options,
    smart: {
      answers: (method) => /UserOperation|EntryPoints/.test(method),
      find: (owner, signal) =>
        smartFamily({
          ...options,
          ...request,
          owner,
          askBundler: (method, params) =>
            askGateway({ ...options, ...request, path: '/v1/bundler' }, method, params, signal),
        }),
    },
  })
}

export declare namespace handleSmartRequest {
  type Options = Omit<handleRpcRequest.Options, 'smart'> & Pick<smartFamily.Options, 'kind' | 'preferred'>
}

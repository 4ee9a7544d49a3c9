import type { ApprovalView } from '@latchkey/chains/approval'
import { requestAborted } from '@latchkey/protocol/catalogue/requests'
import type { FrameAnswer, FrameAsk } from '@latchkey/protocol/frame/calls'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import {
  linkedWalletFinish,
  linkedWalletList,
  linkedWalletRemove,
  linkedWalletStart,
} from '@latchkey/protocol/http/linkedWallets'
import { callAsVisitor } from '../login/callAsVisitor.ts'
import { createCallServer } from '../login/callServer.ts'
import type { openLogin } from '../login/openLogin.ts'

/** Wallets of the visitor's own. The wallet signs in the page; only the frame can tell the server. */
export type LinkedWallets = {
  list(signal: AbortSignal): Promise<FrameAnswer<'getLinkedWallets'>>
  /**
   * Gives the page what the wallet has to sign, once the visitor has agreed. Else a page could
   * link a wallet of its own to the visitor's user, and no one would have to approve it.
   */
  start(asked: FrameAsk<'startWalletLink'>, signal: AbortSignal): Promise<FrameAnswer<'startWalletLink'>>
  finish(asked: FrameAsk<'finishWalletLink'>, signal: AbortSignal): Promise<FrameAnswer<'finishWalletLink'>>
  unlink(id: string, signal: AbortSignal): Promise<void>
}

export function createLinkedWallets({ api, decide, login }: createLinkedWallets.Options): LinkedWallets {
  const given = { call: createCallServer({ api, key: login.key }), login }
  return {
    list: (signal) => callAsVisitor(given, linkedWalletList, { signal }),
    async start({ address, chainId }, signal) {
      // First, so that the visitor is not asked about what the server refuses.
      const started = await callAsVisitor(given, linkedWalletStart, { body: { address, chainId }, signal })
      const view: ApprovalView = {
        kind: 'link',
        chainId,
        network: undefined,
        account: address,
        actions: [{ type: 'linkWallet', to: address }],
        warnings: [],
        fields: [],
        raw: [],
      }
      if ((await decide(view, signal)) !== 'approved') throw new FrameRefusal({ code: requestAborted.code })
      return started
    },
    finish: async (body, signal) => (await callAsVisitor(given, linkedWalletFinish, { body, signal })).wallet,
    async unlink(id, signal) {
      await callAsVisitor(given, linkedWalletRemove, { params: { id }, signal })
    },
  }
}

export declare namespace createLinkedWallets {
  type Options = {
    /** Origin of the login. */
    readonly api: string
    readonly login: Pick<openLogin.Opened, 'key' | 'session'>
    decide(view: ApprovalView, signal: AbortSignal): Promise<unknown>
  }
}

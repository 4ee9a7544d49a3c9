import type { Driver, Network } from '../driver.ts'
import * as transfer from './askTransfer.ts'
import type { Transports } from './client.ts'
import { getAssets } from './getAssets.ts'
import { getCapabilities } from './getCapabilities.ts'
import { revokeAppSession } from './revokeAppSession.ts'
import { sendCalls } from './sendCalls.ts'
import { sendTransaction, signTransaction } from './sendTransaction.ts'
import { signMessage } from './signMessage.ts'
import { signTypedData } from './signTypedData.ts'
import { switchNetwork } from './switchNetwork.ts'
import { waitForCalls } from './waitForCalls.ts'

export { switchNetwork }
export const { toAddress } = transfer

/** The capabilities that need a connected wallet: one chunk, because they are usually used together. */
export function walletCapabilities(networks: readonly Network[], transports: Transports) {
  return {
    messages: {
      sign: signMessage,
      verify: async (args) => (await import('./verifyMessage.ts')).verifyMessage(args, transports),
    },
    typedData: { sign: signTypedData },
    transactions: {
      send: (args) => sendTransaction(args, transports),
      sign: (args) => signTransaction(args, transports),
      simulate: (args) => transfer.simulate(args, transports),
    },
    batches: { send: sendCalls, wait: waitForCalls },
    permits: {
      canSign: (args) => transfer.canPermit(args, transports),
      sign: (args) => transfer.signPermit(args, transports),
    },
    allowances: {
      revocation: async (args) => transfer.revocation(args),
      revokeSession: revokeAppSession,
    },
    transfers: {
      fee: (args) => transfer.getTransferFee(args, transports),
      send: transfer.transfer,
      transaction: async (args) => transfer.toTransfer(args),
      recipient: (args) => transfer.getRecipient(args, transports),
    },
    names: { service: 'ENS', resolve: (args) => transfer.resolveName(args, transports) },
    swaps: {
      judge: async (args) => (await import('./swap/askSwap.ts')).judgeSwap(args, transports),
      market: async (args) => (await import('./swap/askSwap.ts')).readMarket(args, transports),
    },
    walletReports: {
      assets: getAssets,
      capabilities: (args) => getCapabilities(args, args.networks ?? networks),
    },
  } satisfies Loaded
}

/** The type that each capability of a driver loads. */
type Loaded = {
  [name in keyof Driver]?: Driver[name] extends (() => Promise<infer capability>) | undefined
    ? capability
    : never
}

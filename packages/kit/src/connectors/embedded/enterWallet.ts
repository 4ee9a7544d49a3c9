import { embeddedFactorNeeded } from '@latchkey/protocol/catalogue/embeddedWallet'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import type { EmbeddedClient } from './client.ts'

/**
 * Takes over the accounts of the visitor who has just logged in. If the wallet does not know
 * this device, the frame asks for a passkey or a recovery kit first. A visitor who cancels is
 * logged out.
 */
export async function enterWallet(
  client: EmbeddedClient,
  { enter = () => client.enter(), makeRoom, signal }: enterWallet.Args,
): Promise<void> {
  try {
    await enter()
  } catch (error) {
    if (!(error instanceof FrameRefusal) || error.failure.code !== embeddedFactorNeeded.code) throw error
    makeRoom?.()
    await client.ask('unlockWallet', null, signal)
    await client.enter()
  }
}

export declare namespace enterWallet {
  type Args = {
    /** @default asks the frame who the visitor is */
    enter?: (() => Promise<void>) | undefined
    /** Called before the frame asks. */
    makeRoom?: (() => void) | undefined
    signal: AbortSignal
  }
}

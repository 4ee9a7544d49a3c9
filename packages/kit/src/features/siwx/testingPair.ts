import type { SiwxMessage } from '@latchkey/protocol/siwx/message'
import { withRecap } from '@latchkey/protocol/siwx/recap'
import { toCacao } from '@latchkey/protocol/siwx/testing'
import { writeMessage } from '@latchkey/protocol/siwx/writeMessage'
import type { PairSigned, PairSignIn } from '../../core/connections/connector.ts'
import type { SiwxMessage as Message } from '../../core/connections/siwx.ts'

export type Signer = { readonly address: string; sign(text: string): Promise<string> }

/** What a wallet may be asked, as wallets write it into a message. */
export function recapOf(att: unknown): string {
  return `urn:recap:${btoa(JSON.stringify({ att })).replaceAll('=', '')}`
}

/** As wallets grant it: every method on every chain. */
export function granting(methods: readonly string[], chains: readonly string[], namespace = 'eip155') {
  const sorted = methods.toSorted((a, b) => a.localeCompare(b))
  return { [namespace]: Object.fromEntries(sorted.map((method) => [`request/${method}`, [{ chains }]])) }
}

/** The message a wallet makes of what it was asked to sign; `change` is what another wallet would do to it. */
export function messageFor(
  request: PairSignIn,
  { address, chainId, att, change }: messageFor.Args,
): SiwxMessage {
  const resources = [...(request.resources ?? []), ...(att ? [recapOf(att)] : [])]
  const asked = { ...request, ...(resources.length > 0 && { resources }) }
  const statement = withRecap(asked)
  const message: Message = { ...asked, statement, address, chainId, version: '1', ...change }
  return message
}

export declare namespace messageFor {
  type Args = {
    address: string
    chainId: SiwxMessage['chainId']
    /** What it grants besides. */
    att?: unknown
    change?: Partial<SiwxMessage> | undefined
  }
}

/** What a wallet sends for a message it signed. */
export async function signPairing(signer: Signer, message: SiwxMessage): Promise<PairSigned> {
  const text = writeMessage(message)
  const signature = await signer.sign(text)
  const { chainId, address } = message
  return {
    account: `${chainId}:${address}`,
    message: text,
    signature,
    cacao: JSON.parse(JSON.stringify(toCacao(message, signature))),
  }
}

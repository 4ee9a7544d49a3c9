import { connectionFailed, notConnected, requestAborted, signatureFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { toConnectError } from '../connectError.ts'
import type { Driver, Messages, Network, Session } from '../driver.ts'
import { toSignError } from '../signed.ts'
import { until } from '../until.ts'
import { addressKey, isAddressShape } from './addressShape.ts'
import { createSession, insideOf } from './session.ts'
import { standardLink } from './standardLink.ts'
import { unisatLink } from './unisatLink.ts'
import type { WalletLink } from './walletLink.ts'
import { type BitcoinProvider, isUnisat } from './watchWallets.ts'
import { wbipLink } from './wbipLink.ts'

export { switchNetwork } from './switchNetwork.ts'

/** Connects to a wallet, on the network of its addresses. */
export async function connect(
  { known, network, networks, signal, silent = false, wallet }: Driver.ConnectArgs<BitcoinProvider>,
  own: readonly Network[],
): Promise<Session<BitcoinProvider>> {
  try {
    if (signal?.aborted) throw new KitError(requestAborted, { cause: signal.reason })
    if ('link' in wallet)
      throw new KitError(connectionFailed, { details: 'Bitcoin has no wallets on other devices yet.' })
    const { provider } = wallet
    const link = toLink(provider)
    const shared = await until(link.connect(silent, known), { signal })
    const session = createSession({
      wallet,
      provider,
      link,
      shared,
      network,
      networks: networks ?? (() => own),
    })
    if (session) return session
    throw new KitError(connectionFailed, { details: `"${wallet.name}" shared no Bitcoin address to pay to.` })
  } catch (error) {
    throw toConnectError(error)
  }
}

function toLink(provider: BitcoinProvider): WalletLink {
  // First, because a wallet of this dialect may have `request` as well.
  if (isUnisat(provider)) return unisatLink(provider)
  return 'request' in provider ? wbipLink(provider) : standardLink(provider)
}

/** Base64 of a BIP-322 witness of about a hundred bytes, or of a BIP-137 signature of 65 bytes. */
const signature = /^[A-Za-z\d+/]{80,4000}={0,2}$/

export const messages: Messages = {
  sign: signMessage,
  verify: async ({ address, message, network, signature }) =>
    isAddressShape(address, network) &&
    (await import('./verifyMessage.ts')).verifyMessage(address, message, signature),
}

/** Signs a message with BIP-322, or with the wallet's own format; resolves to the signature in base64. */
async function signMessage({ address, message, session }: Driver.SignMessageArgs): Promise<string> {
  const inside = insideOf(session)
  const account = session.accounts.find(({ key }) => key === addressKey(address))
  if (!inside?.live.open || !account)
    throw new KitError(notConnected, { details: `The wallet does not share ${address} with this page.` })
  try {
    const answer = await inside.link.signMessage(account.address, message)
    if (typeof answer === 'string' && signature.test(answer)) return answer
  } catch (cause) {
    throw toSignError(cause)
  }
  throw new KitError(signatureFailed, { details: 'The wallet answered with no signature.' })
}

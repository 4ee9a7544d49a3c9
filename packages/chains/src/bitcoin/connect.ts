import { connectionFailed, notConnected, requestAborted, signatureFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { once } from '@latchkey/protocol/once'
import { toConnectError } from '../connectError.ts'
import type { Driver, Messages, Network, Session } from '../driver.ts'
import { toSignError } from '../signed.ts'
import { until } from '../until.ts'
import { addressKey, isAddressShape } from './addressShape.ts'
import { createSession, insideOf } from './session.ts'
import { standardLink } from './standardLink.ts'
import { unisatLink } from './unisatLink.ts'
import type { WalletLink } from './walletLink.ts'
import type { BitcoinProvider } from './watchWallets.ts'
import { wbipLink } from './wbipLink.ts'

export { toAddress } from './readAddress.ts'

/** Connects to a wallet, on the network of its addresses. */
export async function connect(
  args: Driver.ConnectArgs<BitcoinProvider>,
  own: readonly Network[],
): Promise<Session<BitcoinProvider>> {
  const { known, network, networks = () => own, signal, silent = false } = args
  let session: Session<BitcoinProvider> | undefined
  try {
    if (signal?.aborted) throw new KitError(requestAborted, { cause: signal.reason })
    const { link, provider, wallet } =
      'link' in args.wallet
        ? await (await remote()).openRemote({ ...args, wallet: args.wallet }, networks)
        : { wallet: args.wallet, provider: args.wallet.provider, link: toLink(args.wallet.provider) }
    const shared = await until(link.connect(silent, known), { signal })
    session = createSession({ wallet, provider, link, shared, network, networks })
    if (!session)
      throw new KitError(connectionFailed, {
        details: `"${wallet.name}" shared no Bitcoin address to pay to.`,
      })
    // A grant can change before the session listens to it.
    if ('link' in args.wallet) await insideOf(session)?.look()
    if (session.accounts.length > 0) return session
    throw new KitError(connectionFailed, {
      details: `"${wallet.name}" closed the link while it was being made.`,
    })
  } catch (error) {
    if (session) insideOf(session)?.live.drop()
    throw toConnectError(error)
  }
}

// The driver imports these through this file: more dynamic imports would add bytes to the initial bundle.
export const remote = once(() => import('./remote.ts'))
export const askNode = once(() => import('./askNode.ts'))
export const sends = once(() => import('./sends.ts'))
export const switchNetwork = async (args: { session: Session; network: Network }): Promise<void> =>
  (await import('./switchNetwork.ts')).switchNetwork(args)

function toLink(provider: BitcoinProvider): WalletLink {
  // First, because a wallet of this dialect may have `request` as well.
  if ('requestAccounts' in provider) return unisatLink(provider)
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

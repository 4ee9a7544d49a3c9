import {
  authenticating,
  authInitFailed,
  connectionPending,
  httpRequestFailed,
  networkOrAddressUndefined,
  requestAborted,
  signatureFailed,
  signatureInvalid,
  signatureRejected,
  signatureUnsupported,
  smartAccountRefused,
} from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import { chainWord } from '@latchkey/protocol/siwx/families'
import { toSession } from '@latchkey/protocol/siwx/session'
import { writeMessage } from '@latchkey/protocol/siwx/writeMessage'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import type { Siwx, SiwxMessage, SiwxSession } from '../../core/connections/siwx.ts'
import type { Kit } from '../../core/kit.ts'
import { refusalOf } from '../../core/server/api.ts'
import { accountInUse, type SiwxAccount, sameAccount } from './account.ts'
import { isSigning, type SiwxCause, siwx } from './siwx.ts'
import { siwxOf } from './siwxOf.ts'
import { tellTabs } from './tabChannel.ts'

/** Signs the account in use in: a message is made, the wallet signs it, the proof is checked and kept. */
export async function signIn(kit: Kit): Promise<SiwxSession> {
  const plugin = await siwxOf(kit)
  const account = accountInUse(kit, plugin)
  if (!account) throw new KitError(networkOrAddressUndefined)
  const store = siwx.of(kit)
  const attempt = {}
  store.dispatch({ type: 'use', account })
  store.dispatch({ type: 'sign', account, attempt })
  const isCurrent = () => {
    const state = store.get()
    return isSigning(state) && state.attempt === attempt
  }
  const { chainId: network } = account
  try {
    if (!isCurrent()) throw new KitError(authenticating)
    const session = await prove(kit, plugin, account, (step) => {
      // The visitor has left or switched the account: the wallet is not asked, a late signature is not used.
      if (!isCurrent()) throw new KitError(requestAborted)
      if (step === 'signed') store.dispatch({ type: 'verify', attempt })
    })
    if (!isCurrent()) {
      const now = store.get()
      // Left while it was checked: the new session is revoked, unless the visitor has signed in since.
      if (now.status !== 'signedIn' || !sameAccount(now.account, account))
        await plugin.revokeSession(network, account.address).catch(() => undefined)
      throw new KitError(requestAborted)
    }
    kit.emit({ type: 'SIWX_AUTH_SUCCESS', network })
    store.dispatch({ type: 'succeed', attempt, session })
    tellTabs(kit)
    return session
  } catch (cause) {
    const known = isKitError(cause) ? cause : new KitError(signatureFailed, { cause })
    const isOfContract = causeOf(known) === 'refused' && usesSmartAccount(kit, account)
    const error = isOfContract ? new KitError(smartAccountRefused, { cause: known }) : known
    if (isCurrent()) kit.emit({ type: 'SIWX_AUTH_ERROR', network, code: error.code })
    store.dispatch({ type: 'stop', attempt, cause: causeOf(error) })
    throw error
  }
}

async function prove(
  kit: Kit,
  plugin: Siwx,
  account: SiwxAccount,
  reach: (step: 'written' | 'signed') => void,
): Promise<SiwxSession> {
  const { chainId, address } = account
  const { text, ...fields } = await plugin
    .createMessage({ chainId, accountAddress: address })
    .catch((cause: unknown) => {
      throw new KitError(authInitFailed, { cause })
    })
  const message = text ?? writeMessage(fields)
  reach('written')
  const signed = plugin.signMessage
    ? { message, signature: await plugin.signMessage({ chainId, accountAddress: address, message }) }
    : await askWallet(kit, account, { message, fields })
  reach('signed')
  const session = toSession(fields, signed)
  return (await plugin.addSession(session)) ?? session
}

async function askWallet(
  kit: Kit,
  { address }: SiwxAccount,
  { message, fields }: { message: string; fields: SiwxMessage },
): Promise<{ message: string; signature: string }> {
  const { driver, session } = kit.connection()
  // Its own window for signing in, where it has one. It writes the text itself: only to the letter is it the one asked for.
  const messages = await driver.messages?.()
  const signed = await messages?.signIn?.({ session, address, input: toInput(fields) })
  if (signed?.message === message) return { message, signature: signed.signature }
  if (!messages) throw new KitError(signatureUnsupported)
  return { message, signature: await messages.sign({ session, address, message }) }
}

/** Its signatures can only be checked on the chain, which not every app does. */
function usesSmartAccount(kit: Kit, { address }: SiwxAccount): boolean {
  const { accounts = [] } = activeConnection(connections.of(kit).get()) ?? {}
  return accounts.some((account) => account.address === address && account.type === 'smartAccount')
}

/** As the message words it, so that a wallet that writes what it is given writes the same. */
function toInput({ chainId, resources, ...fields }: SiwxMessage) {
  return { ...fields, chainId: chainWord(chainId), resources }
}

function causeOf(error: KitError): SiwxCause | undefined {
  switch (error.code) {
    case requestAborted.code:
      return undefined
    case signatureRejected.code:
      return 'declined'
    case connectionPending.code:
      return 'pending'
    case signatureUnsupported.code:
      return 'unsupported'
    case signatureInvalid.code:
      return 'refused'
    case smartAccountRefused.code:
      return 'smartAccount'
    case signatureFailed.code:
      return 'failed'
    case authInitFailed.code:
      return isAway(error.cause) ? 'unreachable' : 'failed'
    default:
      return isAway(error) ? 'unreachable' : 'refused'
  }
}

/** Whether the server or the network failed, and not the request. */
function isAway(error: unknown): boolean {
  if (!isKitError(error, httpRequestFailed)) return false
  const { status } = refusalOf(error) ?? { status: 503 }
  return status >= 500 || status === 429
}

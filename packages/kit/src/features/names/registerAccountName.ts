import {
  actionNotAllowed,
  messageExpired,
  nameReserved,
  namesUsedUp,
  nameTaken,
  signatureRejected,
  signatureUnsupported,
} from '@latchkey/protocol/catalogue'
import { type ErrorCode, isKitError } from '@latchkey/protocol/errors'
import type { RegisterMessage } from '@latchkey/protocol/http/names'
import { coinTypeOf, namePurposes } from '@latchkey/protocol/name'
import type { Kit } from '../../core/kit.ts'
import { modal, top } from '../../core/modal/modal.ts'
import { refusalOf } from '../../core/server/api.ts'
import { signMessage } from '../../core/transactions/sign.ts'
import { registerName } from './nameCalls.ts'
import { type RegistrationCause, registration } from './registration.ts'

/** Takes a name for the account in use: the wallet signs, the server gives. Never throws. */
export async function registerAccountName(kit: Kit, name: string): Promise<void> {
  const store = registration.of(kit)
  const attempt = {}
  store.dispatch({ type: 'sign', name, attempt })
  const isCurrent = () => {
    const state = store.get()
    return 'attempt' in state && state.attempt === attempt
  }
  if (!isCurrent()) return
  kit.emit({ type: 'REGISTER_NAME_INITIATED' })
  try {
    const { connection } = kit.connection()
    const { address } = connection
    const coinType = coinTypeOf(connection.network ?? '')
    if (coinType === undefined) return stop('unsupported', signatureUnsupported.code)
    const message = writeRegistration(name, `${connection.network}:${address}`)
    const signature = await signMessage(kit, message)
    // Signed after all, but the visitor has said no meanwhile.
    if (!isCurrent()) return
    // A name for an account that is no longer on screen is not what the visitor sees.
    if (kit.connection().connection.address !== address) return stop('otherAccount', actionNotAllowed.code)
    store.dispatch({ type: 'register', attempt })
    await registerName(kit, { name, message, signature, coinType, address })
    kit.emit({ type: 'REGISTER_NAME_SUCCESS' })
    // By the name that was signed for, whatever the server answers.
    store.dispatch({ type: 'succeed', attempt, name })
    showSuccess(kit)
  } catch (error) {
    stop(causeOf(error), isKitError(error) ? error.code : 'general/unexpected')
  }

  function stop(cause: RegistrationCause, code: ErrorCode) {
    kit.emit({ type: 'REGISTER_NAME_ERROR', code })
    store.dispatch({ type: 'stop', attempt, cause })
  }
}

/** What the wallet shows, one field per line: for which app, for which account, and when. */
function writeRegistration(name: string, account: string): string {
  const { origin } = globalThis.location
  const timestamp = new Date().toISOString()
  const message: RegisterMessage = { purpose: namePurposes.register, origin, name, account, timestamp }
  return JSON.stringify(message, null, 2)
}

/** Gives up on the name that is being taken; a late answer of the wallet is not used. */
export function cancelRegistration(kit: Kit): void {
  const store = registration.of(kit)
  const { status } = store.get()
  // Once the server has the signature there is nothing left to take back.
  if (status === 'signing' || status === 'stopped') store.dispatch({ type: 'clear' })
}

/** Replaces the form: going back to it would offer the same name again. */
function showSuccess(kit: Kit): void {
  const views = modal.of(kit)
  if (top(views.get()).name !== 'RegisterAccountName') return
  views.dispatch({ type: 'replace', view: { name: 'RegisterAccountNameSuccess' } })
}

function causeOf(error: unknown): RegistrationCause {
  if (isKitError(error, signatureRejected)) return 'declined'
  if (isKitError(error, signatureUnsupported)) return 'unsupported'
  const code = refusalOf((error as { cause?: unknown }).cause)?.code ?? refusalOf(error)?.code
  switch (code) {
    case nameTaken.code:
      return 'taken'
    case nameReserved.code:
      return 'reserved'
    case namesUsedUp.code:
      return 'usedUp'
    case messageExpired.code:
      return 'expired'
    default:
      return 'failed'
  }
}

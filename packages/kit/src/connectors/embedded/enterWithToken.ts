import {
  embeddedUnreachable,
  embeddedUntrusted,
  escrowStopped,
  escrowWaiting,
  frameCallsLimited,
  httpRequestFailed,
  loginAppKeysUnavailable,
  loginAppTokenExpired,
  loginAppTokenInvalid,
  loginAppTokenOff,
  loginAppTokenUsed,
  loginCancelled,
  loginNotAllowed,
  originRefused,
  requestAborted,
  vaultStopped,
} from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import { allConnections, connections } from '../../core/connections/connections.ts'
import { disconnect } from '../../core/connections/disconnect.ts'
import { linkAll } from '../../core/connections/linkAll.ts'
import type { Kit } from '../../core/kit.ts'
import { leadOn } from '../../core/modal/leadOn.ts'
import { goBack } from '../../core/modal/leaveView.ts'
import { modal, top, type View } from '../../core/modal/modal.ts'
import { onLeft } from '../../core/modal/onLeft.ts'
import { isConnected, openModal } from '../../core/modal/openModal.ts'
import { walletParts } from '../../core/wallets/walletParts.ts'
import { wallets } from '../../core/wallets/wallets.ts'
import { connectorId } from './embeddedOptions.ts'
import { embeddedUser } from './embeddedUser.ts'
import { embeddedView, isEmbeddedView } from './embeddedViews.ts'
import { enterWallet } from './enterWallet.ts'
import { heldBy } from './held.ts'
import { loginNote } from './loginNote.ts'
import { socialLogin } from './socialLogin.ts'

/** What the frame accepts. */
const maxTokenLength = 8_192

const loginView = embeddedView('SocialLogin')
const isLogin = (view: View) => isEmbeddedView(view, 'SocialLogin')

/** The work of `logInWithToken`. */
export async function enterWithToken(kit: Kit, { getToken }: enterWithToken.Args): Promise<void> {
  const held = heldBy(kit)
  const token: unknown = await getToken()
  if (typeof token !== 'string' || token === '' || token.length > maxTokenLength)
    throw new KitError(loginAppTokenInvalid, { details: '`getToken` has not returned a token.' })
  const store = socialLogin.of(kit)
  const controller = new AbortController()
  const { signal } = controller
  let stop = () => {}
  /** The frame asks for a passkey or a kit: in the modal, wherever that is. */
  const makeRoom = () => {
    store.dispatch({ type: 'end' })
    store.dispatch({ type: 'open', provider: 'token' })
    store.dispatch({ type: 'wait' })
    if (modal.of(kit).get().status === 'open') modal.of(kit).dispatch({ type: 'push', view: loginView })
    else openModal(kit, { view: loginView })
    stop = onLeft(kit, isLogin, () => controller.abort())
  }
  try {
    const client = await held.load()
    // A login of an earlier visit must not be taken over after this one.
    if (loginNote.read(kit).isLoggedIn) await client.restore()
    const wasConnected = isConnected(kit)
    await leaveWallet(kit)
    // Its connection may not have been restored yet.
    if (embeddedUser.of(kit).get()) await client.signOut()
    const enter = async () => client.enter(await client.ask('connectToken', { token }, signal))
    await enterWallet(client, { enter, makeRoom, signal })
    store.dispatch({ type: 'link' })
    const { status } = modal.of(kit).get()
    const view = top(modal.of(kit).get())
    // It was open to connect a wallet, or to unlock this one. What else the visitor has opened stays.
    const leads = status === 'open' && (isLogin(view) || !wasConnected)
    await linkAll(kit, walletParts(wallets.of(kit).get().found, connectorId))
    stop()
    store.dispatch({ type: 'end' })
    if (leads) await leadOn(kit, [view.name])
  } catch (cause) {
    stop()
    store.dispatch({ type: 'end' })
    if (isLogin(top(modal.of(kit).get()))) goBack(kit)
    throw toError(cause, signal)
  }
}

export declare namespace enterWithToken {
  type Args = {
    /** A new token of the visitor, signed by a key of the project's `jwksUrl`. A token logs in once. */
    getToken: () => string | Promise<string>
  }
}

/** Another visitor, or the same one, may be logged in. */
async function leaveWallet(kit: Kit): Promise<void> {
  const known = allConnections(connections.of(kit).get()).find(({ wallet }) => wallet.id === connectorId)
  // The login has ended here, even if the wallet could not be told.
  if (known) await disconnect(kit, { id: known.id }).catch(() => undefined)
}

/** What a host can do something about; the rest is a failed request. */
const entries = [
  embeddedUnreachable,
  embeddedUntrusted,
  escrowStopped,
  escrowWaiting,
  frameCallsLimited,
  loginAppKeysUnavailable,
  loginAppTokenExpired,
  loginAppTokenInvalid,
  loginAppTokenOff,
  loginAppTokenUsed,
  loginNotAllowed,
  originRefused,
  vaultStopped,
]

function toError(cause: unknown, { aborted }: AbortSignal): KitError {
  const code = cause instanceof FrameRefusal ? cause.failure.code : undefined
  if (aborted || code === requestAborted.code || code === loginCancelled.code)
    return new KitError(loginCancelled, { cause })
  if (isKitError(cause)) return cause
  return new KitError(entries.find((entry) => entry.code === code) ?? httpRequestFailed, { cause })
}

import type { Namespace, Session } from '@latchkey/chains/driver'
import {
  actionNotAllowed,
  addressInvalid,
  chainUnavailable,
  chainUnsupported,
  escrowWaiting,
  httpRequestFailed,
  linkEnded,
  linkedWalletsFull,
  linkedWalletTaken,
  loginNotConnected,
  loginRequired,
  loginSessionEnded,
  requestAborted,
  signatureInvalid,
  signatureRejected,
  signatureUnsupported,
  walletNotInstalled,
} from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import type { FrameAnswer } from '@latchkey/protocol/frame/calls'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import { connectionId } from '../../core/connections/connectionId.ts'
import { openSession, release } from '../../core/connections/openSession.ts'
import type { Kit } from '../../core/kit.ts'
import { findWallet } from '../../core/wallets/wallets.ts'
import { embeddedUser } from './embeddedUser.ts'
import { type Held, heldBy } from './held.ts'
import { type LinkedWallet, linkedWallets } from './linkedWallets.ts'

/** Reads the linked wallets of the visitor. */
export async function load(kit: Kit): Promise<readonly LinkedWallet[]> {
  const held = loggedIn(kit)
  const store = linkedWallets.of(kit)
  store.dispatch({ type: 'load' })
  try {
    const { wallets } = await (await held.load()).ask('getLinkedWallets', null)
    const list = wallets.map(toWallet)
    store.dispatch({ type: 'loaded', wallets: list })
    return list
  } catch (cause) {
    throw failed(kit, cause)
  }
}

/** Has an installed wallet sign that it belongs to the visitor. The active connection stays. */
export async function link(kit: Kit, { namespace, signal, walletId }: link.Args): Promise<LinkedWallet> {
  const held = loggedIn(kit)
  const store = linkedWallets.of(kit)
  const wallet = findWallet(kit, walletId, namespace)
  if (!wallet || ('link' in wallet && !wallet.link.ask))
    throw new KitError(walletNotInstalled, { values: { wallet: walletId } })
  if (store.get().status !== 'ready') await load(kit)
  if (store.get().status !== 'ready') throw new KitError(actionNotAllowed)

  const { icon, id, name } = wallet
  store.dispatch({ type: 'link', wallet: { id, name, icon } })
  const controller = new AbortController()
  cancelling.set(kit, controller)
  const either = AbortSignal.any([controller.signal, ...(signal ? [signal] : [])])
  // A wallet that is connected anyway is not asked again.
  const known = kit.sessions.get(connectionId({ namespace: wallet.namespace, walletId: id }))
  let opened: Session | undefined
  try {
    const driver = kit.driver(wallet.namespace)
    const messages = await driver.messages?.()
    if (!messages) throw new KitError(signatureUnsupported)
    opened = known ?? (await openSession(kit, { wallet, signal: either }))
    const { accounts, network, selected } = opened
    const address = accounts.find(({ key }) => key === selected)?.address ?? ''
    const chain = driver.networks.find((one) => one.id === network) ?? driver.networks[0]
    if (!chain) throw new KitError(chainUnsupported)

    const client = await held.load()
    store.dispatch({ type: 'step', step: 'approve' })
    const asked = { chainId: chain.id, address }
    const { linkId, message } = await client.askVisitor('startWalletLink', asked, either)
    store.dispatch({ type: 'step', step: 'sign' })
    const signature = await until(either, messages.sign({ session: opened, address, message }))
    const answer = await client.ask('finishWalletLink', { linkId, signature, ...named(name) }, either)
    const linked = toWallet(answer)
    store.dispatch({ type: 'linked', wallet: linked })
    return linked
  } catch (cause) {
    throw failed(kit, cause)
  } finally {
    // The wallet is not told: it may be connected to this page for other reasons.
    if (opened && opened !== known) release(opened)
  }
}

export declare namespace link {
  type Args = {
    /** Of a wallet that is installed in this browser: see `foundWallets`. */
    walletId: string
    /** Required if the wallet supports several. */
    namespace?: Namespace | undefined
    signal?: AbortSignal | undefined
  }
}

/** Stops waiting for the wallet that is being linked. */
export function cancelLink(kit: Kit): void {
  cancelling.get(kit)?.abort()
}

/** Unlinks one by its `id`. */
export async function unlink(kit: Kit, id: string): Promise<void> {
  const held = loggedIn(kit)
  const store = linkedWallets.of(kit)
  if (store.get().status !== 'ready') await load(kit)
  if (store.get().status !== 'ready') throw new KitError(actionNotAllowed)
  store.dispatch({ type: 'unlink', id })
  try {
    await (await held.load()).ask('unlinkWallet', { id })
    store.dispatch({ type: 'unlinked' })
  } catch (cause) {
    throw failed(kit, cause)
  }
}

const cancelling = new WeakMap<Kit, AbortController>()

function loggedIn(kit: Kit): Held {
  const held = heldBy(kit)
  if (!embeddedUser.of(kit).get()) throw new KitError(loginNotConnected)
  return held
}

const known = [
  actionNotAllowed,
  addressInvalid,
  chainUnavailable,
  chainUnsupported,
  escrowWaiting,
  linkEnded,
  linkedWalletsFull,
  linkedWalletTaken,
  signatureInvalid,
]
const ended: readonly string[] = [loginRequired.code, loginSessionEnded.code]
function failed(kit: Kit, cause: unknown): KitError {
  const error = toError(cause)
  linkedWallets.of(kit).dispatch({ type: 'fail', error: error.code })
  return error
}

function toError(cause: unknown): KitError {
  const code = cause instanceof FrameRefusal ? cause.failure.code : isKitError(cause) ? cause.code : ''
  // The visitor declines in the frame, or leaves it.
  if (code === requestAborted.code) return new KitError(signatureRejected, { cause })
  if (isKitError(cause)) return cause
  if (ended.includes(code)) return new KitError(loginNotConnected, { cause })
  return new KitError(known.find((one) => one.code === code) ?? httpRequestFailed, { cause })
}

function toWallet({ linkedAt, name, ...rest }: FrameAnswer<'finishWalletLink'>): LinkedWallet {
  return { ...rest, name, linkedAt: new Date(linkedAt) }
}

/** Some wallets have none. */
function named(name: string): { name?: string } {
  return name === '' ? {} : { name }
}

/** Wallets cannot be told to stop asking; what they answer later is ignored. */
function until<Value>(signal: AbortSignal, answer: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new KitError(requestAborted, { cause: signal.reason }))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    answer.then(resolve, reject)
  })
}

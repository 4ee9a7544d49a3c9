import type { ChainId, Namespace, RemoteEvent, RemoteGrant, RemoteRequest } from '@latchkey/chains/driver'
import {
  embeddedLoadFailed,
  embeddedTimedOut,
  loginClockSkewed,
  loginSessionEnded,
  requestAborted,
  rpcErrors,
  rpcNotAllowed,
  sessionExpired,
} from '@latchkey/protocol/catalogue'
import { isKitError } from '@latchkey/protocol/errors'
import type { FrameAnswer, FrameAsk, FrameCall } from '@latchkey/protocol/frame/calls'
import type { FrameEvent } from '@latchkey/protocol/frame/events'
import { signOutTimeoutMs } from '@latchkey/protocol/frame/limits'
import type { PageEnd } from '@latchkey/protocol/frame/pageEnd'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import { features } from '../../core/config/features.ts'
import { version } from '../../core/config/version.ts'
import type { Kit } from '../../core/kit.ts'
import { showAlert } from '../../core/modal/alerts.ts'
import { modal } from '../../core/modal/modal.ts'
import { openModal } from '../../core/modal/openModal.ts'
import type { EmbeddedOptions } from './embeddedOptions.ts'
import { embeddedUser, type SmartAccount } from './embeddedUser.ts'
import { followAccount } from './followAccount.ts'
import { followNetwork } from './followNetwork.ts'
import { createFrame } from './frame.ts'
import { frameView } from './frameView.ts'
import { linkedWallets } from './linkedWallets.ts'
import { loginNote } from './loginNote.ts'
import { mountFrame } from './mountFrame.ts'
import { readTheme, watchTheme } from './readTheme.ts'
import { showApprovals } from './showApprovals.ts'

/** The embedded wallet as the page sees it. */
export type EmbeddedClient = {
  /** Loads the frame ahead of the first call. */
  prepare(): Promise<void>
  /** Loads the frame if it is not there, and asks it. */
  ask<Call extends FrameCall>(
    call: Call,
    payload: FrameAsk<Call>,
    signal?: AbortSignal | undefined,
  ): Promise<FrameAnswer<Call>>
  /** As `ask`, for what the frame asks the visitor to approve: leaving the approval declines it. */
  askVisitor<Call extends FrameCall>(
    call: Call,
    payload: FrameAsk<Call>,
    signal?: AbortSignal | undefined,
  ): Promise<FrameAnswer<Call>>
  /** What the visitor's login grants a family; undefined while they are not logged in. */
  grant(namespace: Namespace): RemoteGrant | undefined
  /** Asks the frame whether the visitor is logged in, and takes over their accounts if so. */
  restore(): Promise<void>
  /** Takes over the accounts of the visitor who has just logged in; asks the frame who it is, if it has not said so. */
  enter(user?: FrameAnswer<'getUser'>): Promise<void>
  /** Tells the wallets of every family that another account acts. */
  announce(): void
  /** Tells the frame that the window of a social login is no longer seen. */
  reportClosed(visitId: string): void
  request(args: RemoteRequest): Promise<unknown>
  /** Never throws, and takes 3 s at most. */
  signOut(): Promise<void>
}

type Families = ReadonlyMap<Namespace, OwnAddress>
type OwnAddress = {
  readonly address: string
  /** The address on networks of the app where that of the same key is written in another way. */
  readonly elsewhere: ReadonlyMap<ChainId, string>
}

/** Methods after which a smart account may be deployed. */
const deploying = /^(?:eth_send|wallet_getCallsStatus)/
/** After the modal has opened, so that the message is noticed. */
const notAllowedDelayMs = 300

export function createClient({ kit, emit, onNotAllowed, ...options }: createClient.Args): EmbeddedClient {
  let families: Families | undefined
  let restoring: Promise<void> | undefined
  let signingOut: Promise<void> | undefined
  /** Requests that may show an approval. */
  const open = new Set<AbortController>()
  const approvals = showApprovals(kit, { onLeft: declineAll })
  const view = frameView.of(kit)

  const frame = createFrame({
    origin: new URL(options.url).origin,
    mount: (signal) => mountFrame(kit, options, signal, () => frame.drop()),
    onEvent,
    onGreeted(end) {
      void end.ask('syncTheme', readTheme(kit)).catch(() => undefined)
      void end.ask('syncDappData', dappData()).catch(() => undefined)
    },
  })
  kit.onDestroy(frame.drop)
  kit.onDestroy(
    followNetwork(kit, (chainId) => {
      if (!families) return
      void ask('switchNetwork', { chainId }).catch(() => undefined)
      void checkDeployed(chainId).catch(() => undefined)
    }),
  )
  kit.onDestroy(
    followAccount(
      kit,
      () => embeddedUser.of(kit).get()?.smartAccount,
      (type) => void prefer(type).catch(() => undefined),
    ),
  )
  kit.onDestroy(
    watchTheme(kit, () => {
      if (families || view.get().status === 'shown')
        void ask('syncTheme', readTheme(kit)).catch(() => undefined)
    }),
  )

  function dappData(): FrameAsk<'syncDappData'> {
    const { name = '', description = '', url = location.origin, icons = [] } = kit.options.metadata ?? {}
    return {
      metadata: { name, description, url, icons: [...icons] },
      sdkVersion: version,
      sdkType: 'latchkey',
      projectId: options.projectId ?? kit.options.projectId ?? '',
    }
  }

  function onEvent(event: FrameEvent) {
    if (event.type === 'show') {
      view.dispatch({ type: 'show', ...event.payload })
      if (event.payload.title === 'approval') approvals.show()
    } else if (event.type === 'resize') view.dispatch({ type: 'resize', ...event.payload })
    else if (event.type === 'hide') {
      view.dispatch({ type: 'hide' })
      approvals.hide()
    } else if (event.type === 'session' && !event.payload.isConnected) forget()
  }

  async function load(): Promise<PageEnd> {
    try {
      const end = await frame.load()
      await finishSignOut(end)
      return end
    } catch (error) {
      if (isKitError(error, embeddedLoadFailed) && !kit.signal.aborted) showAlert(kit, embeddedLoadFailed)
      throw error
    }
  }
  async function ask<Call extends FrameCall>(
    call: Call,
    payload: FrameAsk<Call>,
    signal?: AbortSignal | undefined,
  ): Promise<FrameAnswer<Call>> {
    const end = await load()
    try {
      return await end.ask(call, payload, { signal })
    } catch (error) {
      if (isKitError(error, embeddedTimedOut)) showAlert(kit, embeddedTimedOut)
      if (refusalCode(error) === loginClockSkewed.code) showAlert(kit, sessionExpired)
      throw error
    }
  }

  async function askVisitor<Call extends FrameCall>(
    call: Call,
    payload: FrameAsk<Call>,
    signal?: AbortSignal | undefined,
  ): Promise<FrameAnswer<Call>> {
    const own = new AbortController()
    open.add(own)
    try {
      return await ask(call, payload, signal ? AbortSignal.any([own.signal, signal]) : own.signal)
    } finally {
      open.delete(own)
    }
  }

  async function enter(user?: FrameAnswer<'getUser'>): Promise<void> {
    const known = loginNote.read(kit)
    const {
      email,
      families: addresses,
      security,
      smartAccount,
      smartAccountDeployed,
      socialProvider,
      userName,
      wallets,
    } = user ?? (await ask('getUser', {}))
    const smart = smartAccount && { ...smartAccount, isDeployed: smartAccountDeployed }
    families = new Map(
      await Promise.all(
        addresses.map(
          async ({ address, namespace }) =>
            [namespace, { address, elsewhere: await findElsewhere(namespace, address) }] as const,
        ),
      ),
    )
    embeddedUser.of(kit).dispatch({
      email: email ?? undefined,
      userName,
      socialProvider,
      security,
      accounts: wallets ?? [{ index: 0, families: addresses, isActive: true }],
      smartAccount: smart,
    })
    loginNote.write(kit, {
      isLoggedIn: true,
      // The address of an account at a provider is not one to log in with by email.
      email: socialProvider ? known.email : (email ?? known.email),
      userName,
      ...(smart && { accountType: known.accountType, smartNetworks: smart.networks }),
    })
    // The frame may have lost the choice: browsers clear its storage more often than the page's.
    const { accountType } = known
    if (smart && accountType && (accountType === 'smartAccount') !== smart.isPreferred)
      await prefer(accountType).catch(() => undefined)
  }

  async function findElsewhere(namespace: Namespace, address: string): Promise<ReadonlyMap<ChainId, string>> {
    const driver = kit.drivers.find((one) => one.namespace === namespace)
    const found = await Promise.all(
      (driver?.networks ?? []).map(async (network) => {
        if (driver?.addresses.isValid(address, network)) return []
        const own = await driver?.addresses.onNetwork?.(address, network).catch(() => undefined)
        return own === undefined ? [] : [[network.id, own] as const]
      }),
    )
    return new Map(found.flat())
  }

  /** The visitor has chosen between the two accounts, for this visit and the next. */
  async function prefer(type: 'eoa' | 'smartAccount'): Promise<void> {
    change({ isPreferred: type === 'smartAccount' })
    loginNote.write(kit, { ...loginNote.read(kit), accountType: type })
    await ask('setPreferredAccount', { type })
  }

  /** Changes what is known of the smart account. */
  function change(fields: Partial<SmartAccount>): void {
    const user = embeddedUser.of(kit).get()
    if (user?.smartAccount)
      embeddedUser.of(kit).dispatch({ ...user, smartAccount: { ...user.smartAccount, ...fields } })
  }

  /** The first transaction deploys the account, on each network anew. */
  async function checkDeployed(chainId: ChainId): Promise<void> {
    const { networks = [] } = embeddedUser.of(kit).get()?.smartAccount ?? {}
    if (!networks.includes(chainId)) return change({ isDeployed: undefined })
    const { smartAccountDeployed } = await ask('getUser', { chainId })
    change({ isDeployed: smartAccountDeployed })
  }

  async function check(): Promise<void> {
    try {
      const { isConnected } = await ask('isConnected', null)
      if (isConnected) return await enter()
    } catch {
      // As if not logged in: what cannot be asked cannot sign either.
    }
    forget()
  }

  /** The visitor is no longer logged in: in every family, for this visit and the next. */
  function forget(): void {
    const wasKnown = families !== undefined
    families = undefined
    embeddedUser.of(kit).dispatch(undefined)
    linkedWallets.of(kit).dispatch({ type: 'forget' })
    // Another visitor may log in next.
    const { accountType: _, smartNetworks: __, ...note } = loginNote.read(kit)
    loginNote.write(kit, { ...note, isLoggedIn: false })
    if (wasKnown) emit({ type: 'close' })
  }

  function declineAll(): void {
    for (const controller of open) controller.abort()
  }

  /** Also on a later visit, if the frame could not be reached when the visitor signed out. */
  async function finishSignOut(end: PageEnd): Promise<void> {
    if (!loginNote.read(kit).owesSignOut) return
    signingOut ??= end
      .ask('signOut', null)
      .then(() => {
        const { owesSignOut: _, ...note } = loginNote.read(kit)
        loginNote.write(kit, note)
      })
      .finally(() => {
        signingOut = undefined
      })
    await signingOut
  }

  /** Nothing that the page has asked for goes on: it may all be part of the same attempt. */
  function refuse(method: string): void {
    // biome-ignore lint/suspicious/noConsole: developers read the console.
    console.error(`[latchkey] ${rpcNotAllowed.message}: ${method}`)
    if (modal.of(kit).get().status === 'closed') openModal(kit)
    declineAll()
    setTimeout(() => !kit.signal.aborted && onNotAllowed(), notAllowedDelayMs)
  }

  return {
    async prepare() {
      await frame.load()
    },
    ask,
    askVisitor,
    enter,
    announce: () => emit({ type: 'grant' }),
    reportClosed(visitId) {
      frame.load().then(
        (end) => end.reportClosed(visitId),
        () => undefined,
      )
    },
    grant(namespace) {
      const own = families?.get(namespace)
      const driver = kit.drivers.find((one) => one.namespace === namespace)
      if (!own || !driver) return undefined
      // A key may have no account on some networks: that of Bitcoin has none on test networks.
      const addresses = new Map<ChainId, string>(
        driver.networks.flatMap((network) => {
          const { id } = network
          const there = driver.addresses.isValid(own.address, network) ? own.address : own.elsewhere.get(id)
          return there === undefined ? [] : [[id, there] as const]
        }),
      )
      const { smartAccount: smart } = embeddedUser.of(kit).get() ?? {}
      const on = ([id, address]: readonly [ChainId, string]) => {
        if (!smart?.networks.includes(id)) return [address]
        return smart.isPreferred ? [smart.address, address] : [address, smart.address]
      }
      return {
        accounts: [...addresses].flatMap((one) => on(one).map((address) => `${one[0]}:${address}`)),
        smartAccounts: smart && { addresses: [smart.address], arePreferred: smart.isPreferred },
        networks: [...addresses.keys()],
        events: [],
        name: '',
      }
    },
    restore() {
      if (families) return Promise.resolve()
      // Every family asks at once.
      restoring ??= check().finally(() => {
        restoring = undefined
      })
      return restoring
    },
    async request({ network, method, params, signal }) {
      // The host has to switch them on: an app that does not use sessions offers none to scripts either.
      if (method === 'wallet_grantPermissions' && !features.of(kit).get().features.smartSessions)
        throw toProviderError(new FrameRefusal({ code: rpcErrors[4200].code }))
      try {
        const { result } = await askVisitor('rpcRequest', { chainId: network, method, params }, signal)
        if (deploying.test(method) && embeddedUser.of(kit).get()?.smartAccount?.isDeployed === false)
          void checkDeployed(network).catch(() => undefined)
        return result
      } catch (error) {
        if (refusalCode(error) === loginSessionEnded.code) {
          showAlert(kit, sessionExpired)
          forget()
        }
        if (refusalCode(error) === rpcNotAllowed.code) refuse(method)
        throw toProviderError(error)
      }
    },
    async signOut() {
      if (!families) return
      forget()
      loginNote.write(kit, { ...loginNote.read(kit), owesSignOut: true })
      const told = frame.load().then(finishSignOut)
      // If the frame has to be loaded again, that may take longer.
      await Promise.race([told.catch(() => undefined), pause(signOutTimeoutMs)])
    },
  }
}

export declare namespace createClient {
  type Args = EmbeddedOptions & {
    kit: Kit
    /** Tells the wallets of every family. */
    emit(event: RemoteEvent): void
    /** Tells the visitor that the page asked for something that the wallet never does. */
    onNotAllowed(): void
  }
}

function refusalCode(error: unknown): string | undefined {
  return error instanceof FrameRefusal ? error.failure.code : undefined
}

/** With an EIP-1193 code, which every driver understands. */
function toProviderError(error: unknown): Error {
  const code = refusalCode(error) ?? (isKitError(error) ? error.code : '')
  return Object.assign(new Error(code || 'The embedded wallet failed.', { cause: error }), {
    code: providerCode(code),
  })
}

function providerCode(code: string): number {
  // Closing the modal, or letting a request expire, declines it.
  if (code === requestAborted.code || code === embeddedTimedOut.code) return 4001
  if (code === rpcNotAllowed.code) return 4200
  const [known] = Object.entries(rpcErrors).find(([, entry]) => entry.code === code) ?? []
  if (known !== undefined) return Number(known)
  return /^login\//.test(code) ? 4900 : -32_603
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

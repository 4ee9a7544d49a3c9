import {
  embeddedAccountTypeUnsupported,
  embeddedAccountUnknown,
  embeddedChainUnsupported,
} from '@latchkey/protocol/catalogue/embeddedWallet'
import { httpRequestFailed } from '@latchkey/protocol/catalogue/requests'
import { type ChainId, isNamespace, type Namespace } from '@latchkey/protocol/chainId'
import type { FrameAnswer } from '@latchkey/protocol/frame/calls'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import type { Answer, Contract } from '@latchkey/protocol/http/contract'
import { callAsVisitor } from '../login/callAsVisitor.ts'
import { type CallArgs, createCallServer } from '../login/callServer.ts'
import type { LoginSession } from '../login/loginSession.ts'
import type { openLogin } from '../login/openLogin.ts'
import type { GivenFactor } from '../requests.ts'
import { needsPasskey, nextStep } from '../security/nextStep.ts'
import type { WalletView } from '../serveVault.ts'
import { firstImported } from '../vault/account.ts'
import { readActive, storeActive } from './activeAccount.ts'
import { findActive, namespaceOf } from './findActive.ts'
import { type EnterBy, type OpenedWallet, openWallet } from './openWallet.ts'
import { refusalOf } from './refusalOf.ts'
import type { ManagedWallet } from './wallet.ts'

type AccountType = 'eoa' | 'smartAccount'

/** The visitor as the app sees them, and their wallet. */
export type User = {
  /** Who is logged in, on the chain asked for or the last one. */
  get(chainId?: ChainId): Promise<FrameAnswer<'getUser'>>
  switchNetwork(chainId: ChainId): Promise<FrameAnswer<'switchNetwork'>>
  setPreferredAccount(type: AccountType): Promise<FrameAnswer<'setPreferredAccount'>>
  /** Adds the next account of the words; resolves to its index. It does not act yet. */
  addAccount(name: string): Promise<number>
  nameAccount(index: number, name: string): Promise<void>
  /** Lets another account act. */
  switchAccount(index: number): Promise<void>
  /** The index of the account that acts. */
  active(): Promise<number>
  /** The wallet of the visitor who is logged in now. */
  wallet(): Promise<ManagedWallet>
  /** The kind of account that acts where there are both. */
  preferred(): Promise<AccountType>
  /** Opens the wallet with a passkey or a kit, and adds this device; or creates it with that, if it may. */
  unlock(factor: GivenFactor, options?: { readonly mayCreate?: boolean }): Promise<void>
  /** Opens it in another way. */
  unlockBy(enterBy: EnterBy): Promise<void>
  /** Asks the vault's server for something that is no secret. */
  ask<One extends Contract>(contract: One, args?: Omit<CallArgs, 'token'>): Promise<Answer<One>>
  /** Ends the worker and forgets what is in memory. */
  close(): void
}

export function createUser({ chainId, login, projectId, servers, ...options }: createUser.Options): User {
  const { api, smartAccounts, ...files } = options
  let opened: { readonly accountId: string; readonly wallet: OpenedWallet } | undefined
  let chosen = chainId
  const { key, session } = login
  const vault = createCallServer({ api: servers.vault, key })
  const escrow = createCallServer({ api: servers.escrow, key })
  const auth = createCallServer({ api, key })

  function close(): void {
    opened?.wallet.close()
    opened = undefined
  }

  async function open(given: Pick<openWallet.Options, 'enterBy' | 'factor' | 'mayCreate'> = {}): Promise<{
    readonly accountId: string
    readonly visitor: LoginSession.Visitor
    readonly wallet: OpenedWallet
  }> {
    const {
      accountId,
      projectId: homeId,
      ...visitor
    } = await session().catch((error: unknown) => {
      throw refusalOf(error instanceof FrameRefusal ? error.failure.code : 'request/http_failed')
    })
    // Another tab may have logged in with another address meanwhile.
    if (
      opened &&
      (given.factor || given.enterBy || opened.accountId !== accountId || !opened.wallet.isOpen())
    )
      close()
    opened ??= {
      accountId,
      wallet: openWallet({
        ...files,
        ...given,
        accountId,
        auth,
        escrow,
        isGuest: visitor.provider === 'guest',
        projectId: homeId,
        session,
        vault,
      }),
    }
    return { accountId, visitor, wallet: opened.wallet }
  }

  const isSmart = (chainId: ChainId) => smartAccounts.includes(chainId)
  /** Loaded only where there are smart accounts. */
  const loadSmart = () =>
    import('./smartAccount.ts').catch(() => {
      throw new FrameRefusal({ code: httpRequestFailed.code })
    })

  return {
    close,
    async preferred() {
      if (smartAccounts.length === 0) return 'eoa'
      const { accountId } = await session()
      return (await loadSmart()).readPreferred(accountId)
    },
    wallet: async () => (await open()).wallet,
    ask: (contract, args) => callAsVisitor({ call: vault, login }, contract, args),
    async unlock(factor, { mayCreate } = {}) {
      await (await open({ factor, mayCreate })).wallet.view()
    },
    async unlockBy(enterBy) {
      await (await open({ enterBy })).wallet.view()
    },
    async get(asked) {
      const { accountId, visitor, wallet } = await open()
      const { email, provider, userName } = visitor
      const view = await wallet.view()
      const active = await readActive(accountId, view)
      const chainId = asked ?? chosen
      const address = addressOn(view, chainId, active)
      const plain = {
        address,
        accounts: [{ address, type: 'eoa' as const }],
        preferredAccountType: 'eoa' as const,
      }
      const owner = findActive(view.accounts, 'eip155', active)?.address
      const smart =
        smartAccounts.length > 0 && owner
          ? await (await loadSmart()).describe({
              accountId,
              api,
              chainId,
              networks: smartAccounts,
              owner,
              projectId,
            })
          : undefined
      return {
        email,
        userName,
        socialProvider: provider,
        chainId,
        ...plain,
        ...smart,
        security: { level: view.level, next: nextStep(view, { needsPasskey: needsPasskey(provider) }) },
        ...listWallets(view, active),
        families: namespacesIn(view).flatMap((namespace) => {
          const account = findActive(view.accounts, namespace, active)
          return account ? [{ namespace, address: account.address }] : []
        }),
      }
    },
    addAccount: async (name) => (await open()).wallet.addAccount(name),
    async nameAccount(index, name) {
      const { wallet } = await open()
      await wallet.manage({ verb: 'nameAccount', index, name })
      await wallet.manage({ verb: 'unlock', factors: [] })
    },
    async switchAccount(index) {
      const { accountId, wallet } = await open()
      const { accounts } = await wallet.view()
      if (!accounts.some((account) => account.index === index))
        throw new FrameRefusal({ code: embeddedAccountUnknown.code })
      await storeActive(accountId, index)
    },
    async active() {
      const { accountId, wallet } = await open()
      return readActive(accountId, await wallet.view())
    },
    async switchNetwork(chainId) {
      const { wallet } = await open()
      addressOn(await wallet.view(), chainId, 0)
      chosen = chainId
      return { chainId }
    },
    async setPreferredAccount(type) {
      if (type === 'smartAccount' && !isSmart(chosen))
        throw new FrameRefusal({ code: embeddedAccountTypeUnsupported.code })
      const { accountId, wallet } = await open()
      const view = await wallet.view()
      const owner = addressOn(view, chosen, await readActive(accountId, view))
      if (smartAccounts.length === 0) return { type, address: owner }
      const { storePreferred, toAddress } = await loadSmart()
      await storePreferred(accountId, type)
      return { type, address: await toAddress(owner, type) }
    },
  }
}

export declare namespace createUser {
  type Options = Pick<openWallet.Options, 'checkCreationFiles' | 'startWorker'> & {
    readonly login: Pick<openLogin.Opened, 'key' | 'session'>
    /** Origin of the login. */
    readonly api: string
    readonly projectId: string
    /** Networks with a bundler where smart accounts have an address of their own. */
    readonly smartAccounts: readonly ChainId[]
    /** Origins of the other roles of the server. */
    readonly servers: { readonly vault: string; readonly escrow: string }
    /** Of the page, until it switches. */
    readonly chainId: ChainId
  }
}

function addressOn({ accounts }: WalletView, chainId: ChainId, active: number): string {
  const account = findActive(accounts, namespaceOf(chainId), active)
  if (!account) throw new FrameRefusal({ code: embeddedChainUnsupported.code })
  return account.address
}

function namespacesIn({ accounts }: WalletView): readonly Namespace[] {
  return [...new Set(accounts.map(({ namespace }) => namespace))].filter(isNamespace)
}

/** What the page lists, if there are several accounts. */
function listWallets(
  { accounts, names }: WalletView,
  active: number,
): Pick<FrameAnswer<'getUser'>, 'wallets'> {
  const indexes = [...new Set(accounts.map(({ index }) => index))]
  if (indexes.length === 1 && names.size === 0) return {}
  return {
    wallets: indexes.map((index) => ({
      index,
      name: names.get(index),
      families: accounts.flatMap(({ address, index: own, namespace }) =>
        own === index && isNamespace(namespace) ? [{ address, namespace }] : [],
      ),
      ...(index >= firstImported && { isImported: true as const }),
      isActive: index === active,
    })),
  }
}

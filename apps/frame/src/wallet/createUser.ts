import {
  embeddedAccountTypeUnsupported,
  embeddedChainUnsupported,
} from '@latchkey/protocol/catalogue/embeddedWallet'
import { httpRequestFailed } from '@latchkey/protocol/catalogue/requests'
import { type ChainId, isNamespace } from '@latchkey/protocol/chainId'
import type { FrameAnswer } from '@latchkey/protocol/frame/calls'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import type { Answer } from '@latchkey/protocol/http/contract'
import { vaultLog } from '@latchkey/protocol/http/vault'
import { callAsVisitor } from '../login/callAsVisitor.ts'
import { createCallServer } from '../login/callServer.ts'
import type { LoginSession } from '../login/loginSession.ts'
import type { openLogin } from '../login/openLogin.ts'
import type { GivenFactor } from '../requests.ts'
import { nextStep } from '../security/nextStep.ts'
import type { WalletView } from '../serveVault.ts'
import { type OpenedWallet, openWallet } from './openWallet.ts'
import { refusalOf } from './refusalOf.ts'
import type { ManagedWallet } from './wallet.ts'

type AccountType = 'eoa' | 'smartAccount'

/** The visitor as the app sees them, and their wallet. */
export type User = {
  /** Who is logged in, on the chain asked for or the last one. */
  get(chainId?: ChainId): Promise<FrameAnswer<'getUser'>>
  switchNetwork(chainId: ChainId): Promise<FrameAnswer<'switchNetwork'>>
  setPreferredAccount(type: AccountType): Promise<FrameAnswer<'setPreferredAccount'>>
  /** The wallet of the visitor who is logged in now. */
  wallet(): Promise<ManagedWallet>
  /** The kind of account that acts where there are both. */
  preferred(): Promise<AccountType>
  /** Opens the wallet with a passkey or a kit, and adds this device; or creates it with that, if it may. */
  unlock(factor: GivenFactor, options?: { readonly mayCreate?: boolean }): Promise<void>
  /** What the devices of the visitor did with the wallet. */
  log(signal: AbortSignal): Promise<Answer<typeof vaultLog>>
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

  async function open(
    factor?: GivenFactor,
    mayCreate = false,
  ): Promise<{
    readonly accountId: string
    readonly visitor: LoginSession.Visitor
    readonly wallet: OpenedWallet
  }> {
    const { accountId, ...visitor } = await session().catch((error: unknown) => {
      throw refusalOf(error instanceof FrameRefusal ? error.failure.code : 'request/http_failed')
    })
    // Another tab may have logged in with another address meanwhile.
    if (opened && (factor || opened.accountId !== accountId || !opened.wallet.isOpen())) close()
    opened ??= {
      accountId,
      wallet: openWallet({ ...files, accountId, auth, escrow, factor, mayCreate, projectId, session, vault }),
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
    log: (signal) => callAsVisitor({ call: vault, login }, vaultLog, { signal }),
    async unlock(factor, { mayCreate } = {}) {
      await (await open(factor, mayCreate)).wallet.view()
    },
    async get(asked) {
      const { accountId, visitor, wallet } = await open()
      const { email, provider, userName } = visitor
      const view = await wallet.view()
      const chainId = asked ?? chosen
      const address = addressOn(view, chainId)
      const plain = {
        address,
        accounts: [{ address, type: 'eoa' as const }],
        preferredAccountType: 'eoa' as const,
      }
      const owner = ownerIn(view)
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
        security: { level: view.level, next: nextStep(view, { needsPasskey: provider === 'passkey' }) },
        families: view.accounts
          .filter(({ index }) => index === 0)
          .flatMap(({ address, namespace }) => (isNamespace(namespace) ? [{ address, namespace }] : [])),
      }
    },
    async switchNetwork(chainId) {
      const { wallet } = await open()
      addressOn(await wallet.view(), chainId)
      chosen = chainId
      return { chainId }
    },
    async setPreferredAccount(type) {
      if (type === 'smartAccount' && !isSmart(chosen))
        throw new FrameRefusal({ code: embeddedAccountTypeUnsupported.code })
      const { accountId, wallet } = await open()
      const owner = addressOn(await wallet.view(), chosen)
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

function addressOn({ accounts }: WalletView, chainId: ChainId): string {
  const account = accounts.find(({ index, namespace }) => index === 0 && chainId.startsWith(`${namespace}:`))
  if (!account) throw new FrameRefusal({ code: embeddedChainUnsupported.code })
  return account.address
}

/** The account of the key that owns the smart account. */
function ownerIn({ accounts }: WalletView): string | undefined {
  return accounts.find(({ index, namespace }) => index === 0 && namespace === 'eip155')?.address
}

import {
  embeddedAccountTypeUnsupported,
  embeddedChainUnsupported,
} from '@latchkey/protocol/catalogue/embeddedWallet'
import { type ChainId, isNamespace } from '@latchkey/protocol/chainId'
import type { FrameAnswer } from '@latchkey/protocol/frame/calls'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import { createCallServer } from '../login/callServer.ts'
import type { LoginSession } from '../login/loginSession.ts'
import type { openLogin } from '../login/openLogin.ts'
import type { GivenFactor } from '../requests.ts'
import type { WalletView } from '../serveVault.ts'
import { type OpenedWallet, openWallet } from './openWallet.ts'
import { refusalOf } from './refusalOf.ts'
import type { ManagedWallet } from './wallet.ts'

/** The visitor as the app sees them, and their wallet. */
export type User = {
  /** Who is logged in, on the chain asked for or the last one. */
  get(chainId?: ChainId): Promise<FrameAnswer<'getUser'>>
  switchNetwork(chainId: ChainId): Promise<FrameAnswer<'switchNetwork'>>
  setPreferredAccount(type: 'eoa' | 'smartAccount'): Promise<FrameAnswer<'setPreferredAccount'>>
  /** The wallet of the visitor who is logged in now. */
  wallet(): Promise<ManagedWallet>
  /** Opens the wallet with a passkey or a kit, and adds this device. */
  unlock(factor: GivenFactor): Promise<void>
  /** Ends the worker and forgets what is in memory. */
  close(): void
}

export function createUser({ chainId, login, projectId, servers, ...files }: createUser.Options): User {
  let opened: { readonly accountId: string; readonly wallet: OpenedWallet } | undefined
  let chosen = chainId
  const { key, session } = login
  const vault = createCallServer({ api: servers.vault, key })
  const escrow = createCallServer({ api: servers.escrow, key })

  function close(): void {
    opened?.wallet.close()
    opened = undefined
  }

  async function open(
    factor?: GivenFactor,
  ): Promise<{ readonly visitor: LoginSession.Visitor; readonly wallet: OpenedWallet }> {
    const { accountId, ...visitor } = await session().catch((error: unknown) => {
      throw refusalOf(error instanceof FrameRefusal ? error.failure.code : 'request/http_failed')
    })
    // Another tab may have logged in with another address meanwhile.
    if (opened && (factor || opened.accountId !== accountId || !opened.wallet.isOpen())) close()
    opened ??= {
      accountId,
      wallet: openWallet({ ...files, accountId, escrow, factor, projectId, session, vault }),
    }
    return { visitor, wallet: opened.wallet }
  }

  return {
    close,
    wallet: async () => (await open()).wallet,
    async unlock(factor) {
      await (await open(factor)).wallet.view()
    },
    async get(asked) {
      const { visitor, wallet } = await open()
      const { email, provider, userName } = visitor
      const view = await wallet.view()
      const chainId = asked ?? chosen
      const address = addressOn(view, chainId)
      return {
        email,
        userName,
        socialProvider: provider,
        address,
        chainId,
        accounts: [{ address, type: 'eoa' }],
        preferredAccountType: 'eoa',
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
      if (type !== 'eoa') throw new FrameRefusal({ code: embeddedAccountTypeUnsupported.code })
      const { wallet } = await open()
      return { type, address: addressOn(await wallet.view(), chosen) }
    },
  }
}

export declare namespace createUser {
  type Options = Pick<openWallet.Options, 'checkCreationFiles' | 'startWorker'> & {
    readonly login: Pick<openLogin.Opened, 'key' | 'session'>
    readonly projectId: string
    /** Origins of the roles of the server. */
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

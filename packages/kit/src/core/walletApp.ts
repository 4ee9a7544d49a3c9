import type { Namespace } from '@latchkey/chains/driver'
import { activeConnection, connections } from './connections.ts'
import { readDevice } from './device.ts'
import type { Kit } from './kit.ts'

/** The app of a wallet that is reached over a relay. */
export type WalletApp = {
  /** Opens it on this phone. From the wallet itself; it can only open an app or an `https` page. */
  readonly link: string
  /** It is a page: open it in another tab, or this one is gone. */
  readonly isWeb: boolean
  /** What the wallet is called. */
  readonly wallet: string
}

/**
 * On a phone, the way to the app that has to answer: it does not open by itself
 * when something is asked of it. Make it a link for the visitor to tap.
 *
 * Nothing where the wallet is in this page, did not say where it is, or this is no phone.
 *
 * @example
 * const app = walletApp(kit)
 * if (app) showLink(app.link, `Open ${app.wallet}`)
 */
export function walletApp(kit: Kit, { namespace }: walletApp.Args = {}): WalletApp | undefined {
  const connection = activeConnection(connections.of(kit).get(), namespace)
  const { mobile, telegram } = readDevice()
  const wallet = connection && kit.sessions.get(connection.id)?.wallet
  if (!connection || !mobile || wallet?.kind !== 'remote') return undefined
  const apps = wallet.link.grant?.apps ?? []
  // Telegram opens web pages only.
  const link = telegram ? apps.find(isWeb) : apps[0]
  return link === undefined ? undefined : { link, isWeb: isWeb(link), wallet: connection.wallet.name }
}

export declare namespace walletApp {
  type Args = {
    /** Whose wallet it is that has to answer. @default the one in use */
    namespace?: Namespace | undefined
  }
}

function isWeb(link: string): boolean {
  return link.toLowerCase().startsWith('https:')
}

import type { Namespace } from '@latchkey/chains/driver'
import { activeConnection, connections } from '../connections/connections.ts'
import type { Kit } from '../kit.ts'
import { readDevice } from './device.ts'

/** The app of a connected remote wallet. */
export type WalletApp = {
  /** Opens the app on this phone. Provided by the wallet; always an app or an `https` link. */
  readonly link: string
  /** Whether the link is a web page; open it in a new tab. */
  readonly isWeb: boolean
  /** Name of the wallet. */
  readonly wallet: string
}

/**
 * A link to the app of the connected wallet on this phone. The app does not open
 * by itself when you send a request, so show the link for the visitor to tap.
 *
 * Returns `undefined` on desktops, for installed wallets, and for wallets that
 * did not provide a link.
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
    /** Namespace of the wallet. @default the active one */
    namespace?: Namespace | undefined
  }
}

function isWeb(link: string): boolean {
  return link.toLowerCase().startsWith('https:')
}

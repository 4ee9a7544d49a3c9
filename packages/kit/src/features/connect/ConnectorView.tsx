import { appearance } from '../../core/config/appearance.ts'
import { languageOf } from '../../core/config/language.ts'
import { findWallet } from '../../core/wallets/wallets.ts'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { later } from '../../ui/later.tsx'
import { chooseWallet } from './chooseWallet.ts'
import { connectorView } from './connectorView.ts'

/** A view that a connector brings, such as a form to log in with. */
export default function ConnectorView(params: { connector: string; view: string }) {
  const kit = useKit()
  const choose = useAction(chooseWallet)
  const [{ locale }] = useSlice(appearance)
  const view = connectorView(kit, params)
  if (!view) return null
  const View = later(view.load)
  const link = (walletId: string) => {
    const wallet = findWallet(kit, walletId)
    if (wallet) void choose(wallet)
  }
  return <View host={kit} language={languageOf(locale).lang} link={link} />
}

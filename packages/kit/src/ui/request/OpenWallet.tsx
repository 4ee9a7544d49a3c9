import type { Namespace } from '@latchkey/chains/driver'
import { Button } from '../controls/Button.tsx'
import { useT } from '../words/i18n.tsx'
import { useWalletApp } from './useWalletApp.tsx'

type OpenWalletProps = {
  /** Whose wallet it is that has to answer. @default the one in use */
  namespace?: Namespace | undefined
}

/** On a phone, the way to the app that has to answer: it does not open by itself. */
export function OpenWallet({ namespace }: OpenWalletProps) {
  const t = useT()
  const app = useWalletApp(namespace)
  if (!app) return null
  return (
    <Button href={app.link} inPlace={!app.isWeb}>
      {t('action.openWallet', { wallet: app.wallet })}
    </Button>
  )
}

import type { ReactNode } from 'react'
import type { ListedWallet } from '../../core/config/options.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Message } from '../../ui/feedback/Message.tsx'
import { Ring } from '../../ui/feedback/Ring.tsx'
import { useKit } from '../../ui/kit.tsx'
import { useT } from '../../ui/words/i18n.tsx'
import { browseLink } from './browseLink.ts'
import { readPlatform } from './readPlatform.ts'
import { storesOf } from './storesOf.ts'

export type NotInstalledProps = {
  /** The name. */
  wallet: string
  icon: ReactNode
  listed: ListedWallet | undefined
  /** What else can be done. */
  children: ReactNode
}

/** A wallet that is not in this browser. On a phone, the browser of its app may be the place where it is. */
export default function NotInstalled({ children, icon, listed, wallet }: NotInstalledProps) {
  const t = useT()
  const kit = useKit()
  const platform = readPlatform()
  const inApp = listed && browseLink(listed, platform)
  const [store] = listed && inApp ? storesOf(listed, platform) : []
  const install = inApp ? store?.href : (listed?.chromeStore ?? listed?.homepage)
  return (
    <div className="screen">
      <Ring state="idle">{icon}</Ring>
      <Message
        title={t(inApp ? 'connecting.inApp.title' : 'connecting.notInstalled.title', { wallet })}
        body={t(inApp ? 'connecting.inApp.body' : 'connecting.notInstalled.body', { wallet })}
      />
      <div className="stack">
        {inApp && <Button href={inApp}>{t('action.openWallet', { wallet })}</Button>}
        {install && (
          <Button
            variant={inApp ? 'secondary' : 'primary'}
            href={install}
            onClick={() => kit.emit({ type: 'GET_WALLET', wallet })}
          >
            {t('connecting.notInstalled.install', { wallet })}
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}

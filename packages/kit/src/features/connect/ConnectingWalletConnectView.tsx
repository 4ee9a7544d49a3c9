import { useState } from 'react'
import type { ListedWallet } from '../../core/config/options.ts'
import { canPair } from '../../core/connections/canPair.ts'
import type { ViewParams } from '../../core/modal/modal.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Tabs } from '../../ui/controls/Tabs.tsx'
import { Message } from '../../ui/feedback/Message.tsx'
import { Ring } from '../../ui/feedback/Ring.tsx'
import { useKit } from '../../ui/kit.tsx'
import { useT } from '../../ui/words/i18n.tsx'
import { AnyWallet } from './AnyWallet.tsx'
import { listedWallet } from './listedWallet.ts'
import { Mark, OpenWallet, PairingPanel, Scan } from './PairingPanel.tsx'
import type { pairWallet } from './pairWallet.ts'
import { RemoteOff } from './RemoteOff.tsx'
import { isPhone, readPlatform } from './readPlatform.ts'
import { type WalletTab, walletTabs } from './walletTabs.ts'

/** Connecting a wallet that is not in this page: on a phone, as another app, as a web page. */
export default function ConnectingWalletConnectView(
  props: NonNullable<ViewParams['ConnectingWalletConnect']>,
) {
  const kit = useKit()
  const { walletId, namespace } = props
  const wallet = walletId === undefined ? undefined : listedWallet(kit, walletId)
  if (!canPair(kit)) return <RemoteOff />
  return wallet ? (
    <OneWallet {...props} wallet={wallet} />
  ) : (
    <AnyWallet walletId={walletId} namespace={namespace} />
  )
}

function OneWallet({ wallet, walletId, namespace }: pairWallet.Args & { wallet: ListedWallet }) {
  const t = useT()
  const platform = readPlatform()
  const tabs = walletTabs(wallet, platform)
  const [chosen, setChosen] = useState<WalletTab>()
  const tab = chosen ?? tabs[0] ?? 'mobile'
  const panel = (
    <PairingPanel wallet={wallet} walletId={walletId} namespace={namespace} needed={tab !== 'browser'}>
      {(code, renewsAt) => {
        const shown = { wallet, code, renewsAt }
        if (tab === 'browser')
          return (
            <NotDetected
              wallet={wallet}
              onPhone={tabs.includes('mobile') ? () => setChosen('mobile') : undefined}
            />
          )
        return tab === 'mobile' && !isPhone(platform) ? (
          <Scan {...shown} />
        ) : (
          <OpenWallet {...shown} kind={tab} />
        )
      }}
    </PairingPanel>
  )
  if (tabs.length < 2) return panel
  return (
    <Tabs<WalletTab>
      label={t('remote.tabs', { wallet: wallet.name })}
      tabs={tabs.map((id) => ({ id, label: t(`remote.tab.${id}`) }))}
      value={tab}
      onValue={setChosen}
    >
      {panel}
    </Tabs>
  )
}

/** The wallet's extension is not in this browser. */
function NotDetected({ wallet, onPhone }: { wallet: ListedWallet; onPhone: (() => void) | undefined }) {
  const t = useT()
  const kit = useKit()
  const { name } = wallet
  const install = wallet.chromeStore ?? wallet.homepage
  return (
    <div className="screen">
      <Ring state="idle">
        <Mark wallet={wallet} size={72} />
      </Ring>
      <Message title={t('remote.notDetected.title', { wallet: name })} body={t('remote.notDetected.body')} />
      <div className="stack">
        {install && (
          <Button href={install} onClick={() => kit.emit({ type: 'GET_WALLET', wallet: name })}>
            {t('connecting.notInstalled.install', { wallet: name })}
          </Button>
        )}
        {onPhone && (
          <Button variant="secondary" onClick={onPhone}>
            {t('remote.notDetected.phone')}
          </Button>
        )}
      </div>
    </div>
  )
}

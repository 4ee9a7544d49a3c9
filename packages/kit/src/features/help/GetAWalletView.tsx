import type { ListedWallet } from '../../core/config/options.ts'
import { bundledWallets } from '../../core/wallets/bundledWallets.ts'
import { readDevice } from '../../core/wallets/device.ts'
import { isSameWallet } from '../../core/wallets/walletParts.ts'
import { wallets } from '../../core/wallets/wallets.ts'
import { List, Row } from '../../ui/controls/Row.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { useKit, useSlice } from '../../ui/kit.tsx'
import { WalletIcon } from '../../ui/pictures/Picture.tsx'
import { useT } from '../../ui/words/i18n.tsx'

const shown = 5

/** A few wallets worth having, each leading to where its makers offer it. */
export default function GetAWalletView() {
  const t = useT()
  const kit = useKit()
  const [{ found }] = useSlice(wallets)
  const offers = bundledWallets(kit)
    .filter((wallet) => !found.some((other) => other.id === wallet.rdns || isSameWallet(other, wallet)))
    .flatMap((wallet) => {
      const href = linkOf(wallet)
      return href ? [{ ...wallet, href }] : []
    })
    .slice(0, shown)
  if (offers.length === 0)
    return <EmptyState scene="wallet" title={t('getWallet.empty.title')} body={t('getWallet.empty.body')} />
  return (
    <>
      <List label={t('getWallet.list')}>
        {offers.map((wallet) => (
          <Row
            key={wallet.id}
            icon={
              <WalletIcon
                id={wallet.rdns ?? wallet.id}
                name={wallet.name}
                src={wallet.imageUrl}
                svg={!kit.options.strictCsp}
              />
            }
            title={wallet.name}
            subtitle={t(`getWallet.${kindOf(wallet)}`)}
            href={wallet.href}
            onClick={() => kit.emit({ type: 'GET_WALLET', wallet: wallet.name })}
          />
        ))}
      </List>
      <p className="prose">{t('getWallet.after')}</p>
    </>
  )
}

function linkOf({ chromeStore, appStore, playStore, homepage }: ListedWallet): string | undefined {
  const { mobile, os } = readDevice()
  if (mobile) return (os === 'ios' ? appStore : playStore) ?? homepage
  return chromeStore ?? homepage
}

function kindOf({ chromeStore, rdns, mobileLink }: ListedWallet): 'extension' | 'app' | 'extensionAndApp' {
  if (!mobileLink) return 'extension'
  return chromeStore || rdns ? 'extensionAndApp' : 'app'
}

import { addressOn } from '@latchkey/chains/driver'
import { networks, networksOf } from '../../core/config/networks.ts'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { Identicon } from '../../ui/account/Identicon.tsx'
import { WholeAddress } from '../../ui/account/WholeAddress.tsx'
import { CopyButton } from '../../ui/controls/CopyButton.tsx'
import { useKit, useSlice } from '../../ui/kit.tsx'
import { Badge } from '../../ui/pictures/Badge.tsx'
import { NetworkIcon } from '../../ui/pictures/Picture.tsx'
import { QrCode } from '../../ui/pictures/QrCode.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import { useT } from '../../ui/words/i18n.tsx'
import css from './ReceiveView.css?inline'

/** The account's address, to be scanned or copied, and where it can be paid to. */
export default function ReceiveView() {
  useStyles(css)
  const t = useT()
  const kit = useKit()
  const [all] = useSlice(networks)
  const connection = activeConnection(useSlice(connections)[0])
  if (!connection) return null
  const { accounts, address, namespace, network: current } = connection
  const account = accounts.find(({ key }) => key === connection.account)
  // Where one is comes first. On networks that write another address, this one would lose what is sent.
  const usable = networksOf(all, namespace)
    .filter(({ id }) => !account || addressOn(account, id) === address)
    .toSorted((a, b) => Number(b.id === current) - Number(a.id === current))
  const collectibles = accounts.filter(({ type }) => type === 'ordinal')
  return (
    <div className="receive">
      <QrCode text={address} label={t('receive.code')}>
        <Identicon address={address} size={44} />
      </QrCode>
      <p className="prose">{t('receive.scan')}</p>
      {account && collectibles.length > 0 && (
        <h2 className="receive-heading">{t(`accountType.${account.type}`)}</h2>
      )}
      <section className="receive-address" aria-label={t('receive.yours')}>
        <WholeAddress address={address} />
        <CopyButton value={address} label={t('receive.copy')} />
      </section>
      {collectibles.map((one) => (
        <section key={one.key} aria-label={t('accountType.ordinal')}>
          <h2 className="receive-heading">{t('accountType.ordinal')}</h2>
          <div className="receive-address receive-collectibles">
            <WholeAddress address={one.address} />
            <CopyButton value={one.address} label={t('receive.copyCollectibles')} />
          </div>
          <p className="prose receive-warning">{t('receive.collectibles')}</p>
        </section>
      ))}
      <section aria-label={t('receive.networks')}>
        <h2 className="receive-heading">{t('receive.networks')}</h2>
        <ul className="receive-networks">
          {usable.map(({ icon, id, name }) => (
            <li key={id} aria-current={id === current || undefined}>
              <NetworkIcon id={id} name={name} src={icon} size={20} svg={!kit.options.strictCsp} />
              <span>{name}</span>
              {id === current && <Badge tone="accent">{t('receive.current')}</Badge>}
            </li>
          ))}
        </ul>
      </section>
      <p className="prose receive-warning">{t('receive.warning')}</p>
    </div>
  )
}

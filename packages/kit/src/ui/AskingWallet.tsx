import type { Namespace } from '@latchkey/chains/driver'
import { activeConnection, connections } from '../core/connections.ts'
import { popTransaction } from '../core/transactionStack.ts'
import css from './AskingWallet.css?inline'
import { Button } from './Button.tsx'
import { useT } from './i18n.tsx'
import { useKit, useSlice } from './kit.tsx'
import { Message } from './Message.tsx'
import { OpenWallet } from './OpenWallet.tsx'
import { WalletIcon } from './Picture.tsx'
import { Ring } from './Ring.tsx'
import { useStyles } from './styles.tsx'
import { useLossNotice } from './useLossNotice.tsx'
import { WholeAddress } from './WholeAddress.tsx'

export type AskingWalletProps = {
  /** Whose wallet is asked. @default the family in use */
  namespace?: Namespace | undefined
  /** What the wallet should show too. */
  transfer?: { readonly amount: string; readonly to: string } | undefined
}

/** The wait for the wallet to answer a transfer. */
export function AskingWallet({ namespace, transfer }: AskingWalletProps) {
  useStyles(css)
  const t = useT()
  const kit = useKit()
  const wallet = activeConnection(useSlice(connections)[0], namespace)?.wallet
  useLossNotice(true)
  return (
    <div className="screen">
      <Ring state="waiting">
        <WalletIcon name={wallet?.name ?? ''} src={wallet?.icon} size={72} svg={!kit.options.strictCsp} />
      </Ring>
      <Message
        title={t('send.signing.title', { wallet: wallet?.name ?? '' })}
        body={t('send.signing.body')}
      />
      {transfer && (
        <div className="progress-facts">
          <p className="numeric">{transfer.amount}</p>
          <WholeAddress address={transfer.to} />
        </div>
      )}
      <OpenWallet />
      <Button variant="secondary" onClick={() => popTransaction(kit, { type: 'cancel' })}>
        {t('action.cancel')}
      </Button>
      <p className="prose progress-note">{t('send.signing.note')}</p>
    </div>
  )
}

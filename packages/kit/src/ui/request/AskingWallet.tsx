import type { Namespace } from '@latchkey/chains/driver'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { popTransaction } from '../../core/transactions/transactionStack.ts'
import { WholeAddress } from '../account/WholeAddress.tsx'
import { Button } from '../controls/Button.tsx'
import { Message } from '../feedback/Message.tsx'
import { Ring } from '../feedback/Ring.tsx'
import { useKit, useSlice } from '../kit.tsx'
import { WalletIcon } from '../pictures/Picture.tsx'
import { useStyles } from '../theme/styles.tsx'
import { useT } from '../words/i18n.tsx'
import css from './AskingWallet.css?inline'
import { OpenWallet } from './OpenWallet.tsx'
import { useLossNotice } from './useLossNotice.tsx'

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
        <WalletIcon
          id={wallet && (wallet.rdns ?? wallet.id)}
          name={wallet?.name ?? ''}
          src={wallet?.icon}
          size={72}
          svg={!kit.options.strictCsp}
        />
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

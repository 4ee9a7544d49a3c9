import { WholeAddress } from '../../ui/account/WholeAddress.tsx'
import { Caution } from '../../ui/feedback/Caution.tsx'
import { useT } from '../../ui/words/i18n.tsx'
import type { Caution as CautionKind } from './cautionsOf.ts'
import type { FoundRecipient } from './send.ts'

export type CautionsProps = {
  recipient: FoundRecipient
  cautions: readonly CautionKind[]
  network: string
}

/** What is odd about the receiver, gravest first. */
export function Cautions({ recipient, cautions, network }: CautionsProps) {
  const t = useT()
  return cautions.map((caution) => (
    <Caution
      key={caution}
      title={t(`send.caution.${caution}.title`)}
      grave={caution === 'lookAlike' || caution === 'tokenContract'}
    >
      <p>
        {caution === 'unused'
          ? t('send.caution.unused.body', { network })
          : t(`send.caution.${caution}.body`)}
      </p>
      {caution === 'lookAlike' && recipient.lookAlikeOf !== undefined && (
        <dl>
          <dt>{t('send.caution.lookAlike.known')}</dt>
          <dd>
            <WholeAddress address={recipient.lookAlikeOf} unlike={recipient.address} />
          </dd>
          <dt>{t('send.caution.lookAlike.given')}</dt>
          <dd>
            <WholeAddress address={recipient.address} unlike={recipient.lookAlikeOf} />
          </dd>
        </dl>
      )}
    </Caution>
  ))
}

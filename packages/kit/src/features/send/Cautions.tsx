import { useT } from '../../ui/i18n.tsx'
import { WarningIcon } from '../../ui/icons.tsx'
import { useStyles } from '../../ui/styles.tsx'
import { WholeAddress } from '../../ui/WholeAddress.tsx'
import css from './Cautions.css?inline'
import type { Caution } from './cautionsOf.ts'
import type { FoundRecipient } from './send.ts'

export type CautionsProps = {
  recipient: FoundRecipient
  cautions: readonly Caution[]
  network: string
}

/** What is odd about the receiver, gravest first. */
export function Cautions({ recipient, cautions, network }: CautionsProps) {
  useStyles(css)
  const t = useT()
  return cautions.map((caution) => {
    const grave = caution === 'lookAlike' || caution === 'tokenContract'
    return (
      <div
        key={caution}
        className="caution"
        data-grave={grave || undefined}
        role={grave ? 'alert' : 'status'}
      >
        <WarningIcon />
        <div>
          <strong>{t(`send.caution.${caution}.title`)}</strong>
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
        </div>
      </div>
    )
  })
}

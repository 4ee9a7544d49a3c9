import type { auditVerification } from '@latchkey/protocol/http/audit'
import type { Answer } from '@latchkey/protocol/http/contract'
import type { Known } from '../../api/useContract.tsx'
import { CopyButton } from '../../ui/Copy.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Notice, Skeleton } from '../../ui/Status.tsx'
import { useFormat, useT } from '../../words/Words.tsx'

type Shown = Pick<Answer<typeof auditVerification>, 'state' | 'checkedAt'> &
  Partial<Answer<typeof auditVerification>>

/** Whether the last check of all entries has found one that was changed or removed. */
export function ChainBadge({ known }: { known: Known<Shown> }) {
  const t = useT()
  const { number, time } = useFormat()
  return (
    <Loaded known={known} skeleton={<Skeleton shape="line" />}>
      {({ checkedAt, count, head, sequence, state }) => {
        if (state === 'checking') return <Notice>{t('audit.checking')}</Notice>
        const at = checkedAt ? time(checkedAt) : ''
        if (state === 'faulty')
          return (
            <Notice tone="negative" title={t('audit.faulty', { time: at })}>
              {sequence !== undefined && t('audit.faultyAt', { number: number(sequence) })}
            </Notice>
          )
        return (
          <Notice
            tone="positive"
            title={t('audit.verified', { time: at })}
            action={head && <CopyButton text={head} label={t('audit.copyHead')} />}
          >
            {count !== undefined && t('audit.count', { count })}
          </Notice>
        )
      }}
    </Loaded>
  )
}

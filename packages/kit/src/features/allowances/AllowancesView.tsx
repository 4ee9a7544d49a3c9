import { formatAmount } from '@latchkey/protocol/amount'
import type { Allowance } from '@latchkey/protocol/http/allowances'
import { shortenAddress } from '@latchkey/protocol/shortenAddress'
import { useOfAccount } from '../../ui/account/useOfAccount.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { List, Row } from '../../ui/controls/Row.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FailedState } from '../../ui/feedback/FailedState.tsx'
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useAction } from '../../ui/kit.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import { useFormat, useT } from '../../ui/words/i18n.tsx'
import css from './AllowancesView.css?inline'
import { AllowedIcon } from './AllowedIcon.tsx'
import { allowanceKey, allowances } from './allowances.ts'
import { loadAllowances } from './loadAllowances.ts'
import { reviewRevocation } from './reviewRevocation.ts'

/** Who may take what from the account, and the way to stop it. */
export default function AllowancesView() {
  useStyles(css)
  const t = useT()
  const load = useAction(loadAllowances)
  const state = useOfAccount(allowances, load)
  if (!state || state.status === 'loading')
    return (
      <>
        <Loading />
        <Skeleton shape="row" count={4} />
      </>
    )
  if (state.status === 'failed')
    return (
      <FailedState title={t('allowances.failed.title')} body={t('allowances.failed.body')} onRetry={load} />
    )
  const { allowances: all, complete } = state.value
  return (
    <>
      {all.length === 0 && complete && (
        <EmptyState scene="wallet" title={t('allowances.empty.title')} body={t('allowances.empty.body')} />
      )}
      {all.length > 0 && (
        <>
          <p className="prose allowances-intro">{t('allowances.intro')}</p>
          <List label={t('allowances.list')}>
            {all.map((allowance) => (
              <AllowanceRow key={allowanceKey(allowance)} allowance={allowance} />
            ))}
          </List>
        </>
      )}
      {!complete && (
        <div className="stack">
          <p className="prose" role="status">
            {t('allowances.partial')}
          </p>
          <Button variant="secondary" onClick={() => load()}>
            {t('allowances.readOn')}
          </Button>
        </div>
      )}
    </>
  )
}

function AllowanceRow({ allowance }: { allowance: Allowance }) {
  const t = useT()
  const format = useFormat()
  const review = useAction(reviewRevocation)
  const { amount, kind, since, spender, token } = allowance
  const unlimited = amount === 'unlimited'
  const name = token.symbol || token.name || shortenAddress(token.id.split(':').at(-1) ?? '')
  const much = unlimited
    ? t(kind === 'collection' ? 'allowances.everything' : 'allowances.unlimited')
    : format.amount(formatAmount(BigInt(amount), token.decimals), { decimals: 6 })
  const who = spender.name ?? shortenAddress(spender.address)
  const age = since === null ? undefined : format.ago(Date.parse(since))
  return (
    <Row
      icon={<AllowedIcon allowance={allowance} />}
      title={name}
      subtitle={
        <>
          <bdi title={spender.address}>{who}</bdi>
          {age !== undefined && ` · ${age}`}
        </>
      }
      trailing={
        <span className="allowance-amount numeric" data-danger={unlimited || undefined}>
          {much}
        </span>
      }
      chevron
      onClick={() => review(allowance)}
    />
  )
}

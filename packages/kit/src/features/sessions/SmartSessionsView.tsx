import { formatAmount } from '@latchkey/protocol/amount'
import type { AppSession } from '@latchkey/protocol/http/sessions'
import { shortenAddress } from '@latchkey/protocol/shortenAddress'
import { findNetwork } from '../../core/config/networks.ts'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { useOfAccount } from '../../ui/account/useOfAccount.tsx'
import { Glyph, List, Row } from '../../ui/controls/Row.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FailedState } from '../../ui/feedback/FailedState.tsx'
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { AllowIcon } from '../../ui/pictures/moneyIcons.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import { useFormat, useT } from '../../ui/words/i18n.tsx'
import { loadSmartSessions } from './loadSmartSessions.ts'
import { revokeSmartSession } from './revokeSmartSession.ts'
import css from './SmartSessionsView.css?inline'
import { sessionRevocation, smartSessions } from './smartSessions.ts'

/** What the app may spend without asking, and the way to end it. */
export default function SmartSessionsView() {
  useStyles(css)
  const t = useT()
  const load = useAction(loadSmartSessions)
  const [revocation] = useSlice(sessionRevocation)
  const state = useOfAccount(smartSessions, load)
  if (!state || state.status === 'loading')
    return (
      <>
        <Loading />
        <Skeleton shape="row" count={3} />
      </>
    )
  if (state.status === 'failed')
    return <FailedState title={t('sessions.failed.title')} body={t('sessions.failed.body')} onRetry={load} />
  if (state.value.length === 0)
    return <EmptyState scene="wallet" title={t('sessions.empty.title')} body={t('sessions.empty.body')} />
  return (
    <>
      {state.value.some((session) => !isOver(session)) && (
        <p className="prose sessions-intro">{t('sessions.intro')}</p>
      )}
      {revocation.status === 'idle' && revocation.failed !== undefined && (
        <p className="prose sessions-intro" role="alert">
          {t('sessions.notRevoked')}
        </p>
      )}
      <List label={t('sessions.title')}>
        {state.value.map((session) => (
          <SessionRow key={session.pci} session={session} />
        ))}
      </List>
    </>
  )
}

function isOver({ expiry, revokedAt }: AppSession): boolean {
  return revokedAt !== null || expiry * 1_000 <= Date.now()
}

function SessionRow({ session }: { session: AppSession }) {
  const t = useT()
  const kit = useKit()
  const format = useFormat()
  const revoke = useAction(revokeSmartSession)
  const [revocation] = useSlice(sessionRevocation)
  const network = activeConnection(useSlice(connections)[0])?.network
  const { expiry, permissions, revokedAt } = session
  const data = permissions[0]?.data
  if (!data) return null
  const { periodAmount, periodDuration, spender, tokenAddress } = data
  const { decimals = 18, symbol = '' } = (network && findNetwork(kit, network)?.currency) || {}
  // Decimals of a token are for the token to say; the wallet shows them when it asks.
  const amount =
    tokenAddress === undefined
      ? `${format.amount(formatAmount(BigInt(periodAmount), decimals), { decimals: 6 })} ${symbol}`
      : t('sessions.token', { address: shortenAddress(tokenAddress) })
  const over = isOver(session)
  const state =
    revokedAt !== null
      ? t('sessions.revoked')
      : over
        ? t('sessions.expired')
        : t('sessions.until', {
            date: format.date(expiry * 1_000, { dateStyle: 'medium', timeStyle: 'short' }),
          })
  return (
    <Row
      icon={
        <Glyph>
          <AllowIcon />
        </Glyph>
      }
      title={limit(amount, periodDuration)}
      subtitle={
        <>
          {state} ·{' '}
          <bdi className="session-spender" title={spender}>
            {shortenAddress(spender)}
          </bdi>
        </>
      }
      trailing={!over && <span className="session-action">{t('sessions.revoke')}</span>}
      busy={revocation.status === 'revoking' && revocation.pci === session.pci}
      disabled={revocation.status === 'revoking' && revocation.pci !== session.pci}
      onClick={over ? undefined : () => void revoke(session)}
    />
  )

  function limit(amount: string, seconds: number): string {
    if (seconds % 86_400 === 0) return t('sessions.perDays', { amount, count: seconds / 86_400 })
    if (seconds % 3_600 === 0) return t('sessions.perHours', { amount, count: seconds / 3_600 })
    return t('sessions.perMinutes', { amount, count: Math.round(seconds / 60) })
  }
}

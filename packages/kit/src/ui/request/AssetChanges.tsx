import type { Asset, AssetApproval, AssetChange, Simulation } from '@latchkey/chains/driver'
import { formatAmount, multiplyByPrice } from '@latchkey/protocol/amount'
import { shortenAddress } from '@latchkey/protocol/shortenAddress'
import type { ReactNode } from 'react'
import { holdings, type Token } from '../../core/holdings/holdings.ts'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { useSlice } from '../kit.tsx'
import { WarningIcon } from '../pictures/icons.tsx'
import { useStyles } from '../theme/styles.tsx'
import { useFormat, useT } from '../words/i18n.tsx'
import css from './AssetChanges.css?inline'

export type AssetChangesProps = {
  /** Undefined while it is tried out. */
  simulation: Simulation | undefined
  /** How many kinds of change are likely, so that nothing below moves when they come. @default 1 */
  groups?: number | undefined
  /** Names for addresses that the app knows, lower case, so that a spender is not only digits. */
  names?: Readonly<Record<string, string>> | undefined
  /** Decimals to write at least, by asset id: "49.90", as a host asked for it. */
  minimumDecimals?: Readonly<Record<string, number>> | undefined
}

/** What a transaction would do, in plain words: what goes, what comes, and what others may take afterwards. */
export function AssetChanges({
  simulation,
  groups = 1,
  names = {},
  minimumDecimals = {},
}: AssetChangesProps) {
  useStyles(css)
  const t = useT()
  const nameOf = (address: string) => names[address.toLowerCase()] ?? shortenAddress(address)
  if (!simulation)
    return (
      <section className="changes" aria-label={t('safety.label')} aria-busy="true">
        <p className="hidden" role="status">
          {t('safety.checking')}
        </p>
        {Array.from({ length: groups }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the outlines are alike and have no other name
          <div key={index} className="changes-group">
            <Skeleton shape="text" size={72} />
            <Skeleton shape="text" size={160} />
          </div>
        ))}
      </section>
    )

  const { approvals, changes, status } = simulation
  const allowed = approvals.filter(({ amount }) => amount !== 0n)
  const revoked = approvals.filter(({ amount }) => amount === 0n)
  const sent = changes.filter(({ delta }) => delta < 0n)
  const received = changes.filter(({ delta }) => delta > 0n)
  const nothing = status === 'ok' && changes.length + approvals.length === 0
  return (
    <section className="changes" aria-label={t('safety.label')}>
      {status === 'reverts' && <Failure simulation={simulation} />}
      {status === 'unknown' && (
        <Warning tone="caution" title={t('safety.unknown.title')}>
          {t('safety.unknown.body')}
        </Warning>
      )}
      <Changes title={t('safety.send')} changes={sent} minimumDecimals={minimumDecimals} />
      <Changes title={t('safety.receive')} changes={received} minimumDecimals={minimumDecimals} />
      {allowed.length > 0 && (
        <Group title={t('safety.allow')}>
          {allowed.map((approval) => (
            <Permission key={keyOf(approval)} approval={approval} spender={nameOf(approval.spender)} />
          ))}
        </Group>
      )}
      {revoked.length > 0 && (
        <Group title={t('safety.revoke')}>
          {revoked.map((approval) => (
            <li key={keyOf(approval)}>
              <Named token={approval.token} />
              <span className="changes-spender" title={approval.spender}>
                {t('safety.spender', { spender: nameOf(approval.spender) })}
              </span>
            </li>
          ))}
        </Group>
      )}
      {nothing && <p className="changes-nothing">{t('safety.nothing')}</p>}
    </section>
  )
}

type ChangesProps = {
  title: string
  changes: readonly AssetChange[]
  minimumDecimals: Readonly<Record<string, number>>
}

function Changes({ title, changes, minimumDecimals }: ChangesProps) {
  if (!changes.length) return null
  return (
    <Group title={title}>
      {changes.map(({ delta, token }) => (
        <li key={`${token.address}:${token.id}`} data-gain={delta > 0n || undefined}>
          <Amount token={token} units={delta} minimum={minimumDecimals[token.id]} />
        </li>
      ))}
    </Group>
  )
}

function Permission({ approval, spender }: { approval: AssetApproval; spender: string }) {
  const t = useT()
  const { amount, token } = approval
  const unlimited = amount === 'unlimited'
  const word = token.collectible ? t('safety.all') : t('safety.unlimited')
  const name = useName()(token)
  const warn = token.collectible ? 'safety.allWarning' : 'safety.unlimitedWarning'
  return (
    <li data-danger={unlimited || undefined}>
      {unlimited ? (
        <span className="changes-amount numeric">
          {word} <Named token={token} />
        </span>
      ) : (
        <Amount token={token} units={amount} />
      )}
      <span className="changes-spender" title={approval.spender}>
        {t('safety.spender', { spender })}
      </span>
      {unlimited && (
        <p className="changes-warning" role="alert">
          <WarningIcon size={16} />
          {t(warn, { spender, token: name })}
        </p>
      )}
    </li>
  )
}

/** How much of what, and what that is worth where its price is known. */
function Amount({
  token,
  units,
  minimum = 0,
}: {
  token: Asset
  units: bigint
  minimum?: number | undefined
}) {
  const format = useFormat()
  const price = useHeld(token)?.price
  const size = units < 0n ? -units : units
  if (token.collectible)
    return (
      <span className="changes-amount numeric">
        {size > 1n && `${format.number(size)} × `}
        <Named token={token} />
      </span>
    )
  const worth =
    price === undefined ? undefined : multiplyByPrice({ units: size, decimals: token.decimals }, price)
  const amount = formatAmount(size, token.decimals)
  const digits = { decimals: Math.max(6, minimum), minimum }
  return (
    <>
      <span className="changes-amount numeric">
        {token.symbol ? (
          format.amount(amount, { ...digits, symbol: token.symbol })
        ) : (
          <>
            {format.amount(amount, digits)} <Named token={token} />
          </>
        )}
      </span>
      {worth && (
        <span className="changes-worth numeric">
          {format.fiat(formatAmount(worth.units, worth.decimals))}
        </span>
      )}
    </>
  )
}

function Named({ token }: { token: Asset }) {
  return <bdi title={token.address}>{useName()(token)}</bdi>
}

/** What a token is called. One that the account does not hold may call itself anything. */
function useName(): (token: Asset) => string {
  const t = useT()
  return ({ address, tokenId: id, symbol }) => {
    const name = symbol || (address ? shortenAddress(address) : t('safety.unknownToken'))
    return id === undefined ? name : t('safety.item', { name, id: shortenId(id) })
  }
}

/** Ids may be as long as a hash. */
function shortenId(id: bigint): string {
  const text = id.toString()
  return text.length > 12 ? `${text.slice(0, 6)}…${text.slice(-4)}` : text
}

function useHeld(token: Asset): Token | undefined {
  const [state] = useSlice(holdings)
  return state.status === 'ready' ? state.tokens.find((held) => held.id === token.id) : undefined
}

function Failure({ simulation: { code, reason } }: { simulation: Simulation }) {
  const t = useT()
  const funds = code === 'node/insufficient_funds'
  return (
    <Warning tone="danger" title={t('safety.reverts.title')}>
      {funds ? t('safety.reverts.funds') : t('safety.reverts.body')}
      {reason && <bdi className="changes-reason">{t('safety.reverts.reason', { reason })}</bdi>}
    </Warning>
  )
}

type WarningProps = { tone: 'danger' | 'caution'; title: string; children: ReactNode }

function Warning({ tone, title, children }: WarningProps) {
  return (
    <div className="changes-notice" data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <WarningIcon />
      <div>
        <strong>{title}</strong>
        <p>{children}</p>
      </div>
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="changes-group">
      <h2>{title}</h2>
      <ul>{children}</ul>
    </div>
  )
}

function keyOf({ token, spender }: AssetApproval): string {
  return `${token.address}:${token.id}:${spender}`
}

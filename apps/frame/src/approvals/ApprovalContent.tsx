/** @jsxImportSource preact */
import type { ApprovalView, ApprovalWarning } from '@latchkey/chains/approval'
import type { ComponentChildren, RefObject } from 'preact'
import { useId } from 'preact/hooks'
import { useStyles } from '../screens/styles.tsx'
import { useT } from '../screens/words.tsx'
import { ActionText } from './ActionText.tsx'
import css from './Approval.css?inline'
import { Scroll } from './Scroll.tsx'
import { VisibleText } from './VisibleText.tsx'

export type ApprovalContentProps = {
  view: ApprovalView
  /** Of the page that asks, as the browser reports it. */
  origin: string
  /** The whole of it, which has to be in view. */
  target: RefObject<HTMLElement | null>
  /** What the visitor can do. */
  children: ComponentChildren
}

/** These can cost all that the visitor has. */
const grave: readonly ApprovalWarning[] = [
  'foreignSignIn',
  'looksLikeHash',
  'unlimitedAllowance',
  'allowsAll',
  'authorityChange',
  'permit',
  'order',
]

/** What is asked, read from the bytes that would be signed. Who asks comes first. */
export function ApprovalContent({ children, origin, target, view }: ApprovalContentProps) {
  const t = useT()
  const title = useId()
  useStyles(css)
  const { account, actions, chainId, fee, fields, kind, network, raw, simulation, text, warnings } = view
  const { host, protocol } = new URL(origin)
  return (
    <section className="approval" aria-labelledby={title} ref={target}>
      <p className="approval-origin">
        <span>{t('approval.from')}</span>
        <bdi translate={false} dir="ltr">
          {protocol === 'https:' ? host : origin}
        </bdi>
      </p>
      <h1 id={title} className="approval-title" tabIndex={-1} data-autofocus>
        {t(`approval.title.${kind}`)}
      </h1>
      {kind !== 'message' && (
        <Scroll className="approval-actions" label={t('approval.label.actions')}>
          <ul>
            {Object.entries(actions).map(([key, action]) => (
              <ActionText key={key} action={action} />
            ))}
          </ul>
        </Scroll>
      )}
      {text !== undefined && (
        <Scroll className="approval-text" label={t('approval.label.message')}>
          <VisibleText>{text}</VisibleText>
        </Scroll>
      )}
      {(warnings.length > 0 || simulation === 'fails' || simulation === 'unknown') && (
        <ul className="approval-warnings">
          {warnings.map((warning) => (
            <li key={warning} data-grave={grave.includes(warning) || undefined}>
              <WarningIcon />
              <p>{t(`approval.warning.${warning}`)}</p>
            </li>
          ))}
          {(simulation === 'fails' || simulation === 'unknown') && (
            <li>
              <WarningIcon />
              <p>
                <strong>
                  {t(simulation === 'fails' ? 'approval.fails.title' : 'approval.unchecked.title')}
                </strong>{' '}
                {t(simulation === 'fails' ? 'approval.fails.body' : 'approval.unchecked.body')}
              </p>
            </li>
          )}
        </ul>
      )}
      <dl className="approval-facts">
        <div>
          <dt>{t('approval.label.network')}</dt>
          <dd>{network ?? t('approval.network.unknown', { id: chainId })}</dd>
        </div>
        {fee && (
          <div>
            <dt>{t('approval.label.fee')}</dt>
            <dd>
              {fee.symbol === '' ? (
                t('approval.coin', { amount: fee.amount })
              ) : (
                <bdi>{`${fee.amount} ${fee.symbol}`}</bdi>
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('approval.label.account')}</dt>
          <dd>
            <bdi translate={false} title={account}>
              {account.slice(0, 8)}…{account.slice(-6)}
            </bdi>
          </dd>
        </div>
      </dl>
      <details className="approval-details">
        <summary>{t('approval.details')}</summary>
        <Scroll className="approval-data" label={t('approval.label.data')}>
          {fields.map(({ name, value }) => (
            <p key={name} className="approval-field">
              <span>
                <VisibleText>{name}</VisibleText>
              </span>
              <VisibleText>{value}</VisibleText>
            </p>
          ))}
          {fields.length === 0 &&
            Object.entries(raw).map(([key, bytes]) => (
              <p key={key} className="approval-field">
                <VisibleText>{bytes}</VisibleText>
              </p>
            ))}
        </Scroll>
      </details>
      <div className="approval-buttons">{children}</div>
    </section>
  )
}

function WarningIcon() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      stroke-width="1.6"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d="M10 7.5v3.75M10 14h.01M8.7 3.6 2.4 14.4a1.5 1.5 0 0 0 1.3 2.25h12.6a1.5 1.5 0 0 0 1.3-2.25L11.3 3.6a1.5 1.5 0 0 0-2.6 0Z" />
    </svg>
  )
}

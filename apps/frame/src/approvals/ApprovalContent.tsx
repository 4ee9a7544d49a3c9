/** @jsxImportSource preact */
import type { ApprovalView, ApprovalWarning } from '@latchkey/chains/approval'
import type { ComponentChildren, RefObject } from 'preact'
import { useId } from 'preact/hooks'
import { useStyles } from '../screens/styles.tsx'
import { ChevronIcon, WarningIcon } from '../screens/ui/icons.tsx'
import { useT } from '../screens/words.tsx'
import { ActionText, limitText } from './ActionText.tsx'
import css from './Approval.css?inline'
import { Scroll } from './Scroll.tsx'
import { VisibleText } from './VisibleText.tsx'

export type ApprovalContentProps = {
  view: ApprovalView
  /** Of the page that asks, as the browser reports it. */
  origin: string
  /** The whole of it, which has to be in view. */
  target: RefObject<HTMLElement | null>
  /** Only what is asked: all of it is shown where the visitor decides. */
  isBrief?: boolean
  /** Shown in place of the fee. */
  feeChoice?: ComponentChildren
  /** What happens next, and why it may have to wait. */
  hint: ComponentChildren
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

/**
 * What is asked, read from the bytes that would be signed. Who asks and what can be done stay
 * in view; what is between them scrolls, as one.
 */
export function ApprovalContent(props: ApprovalContentProps) {
  const { children, feeChoice, hint, isBrief, origin, target, view } = props
  const t = useT()
  const [title, from] = [useId(), useId()]
  useStyles(css)
  const { actions, kind, simulation, text, warnings } = view
  const doubt = simulation === 'succeeds' ? undefined : simulation
  const { host, protocol } = new URL(origin)
  return (
    <section className="approval" aria-labelledby={title} ref={target}>
      <header className="approval-head">
        <p id={from} className="approval-origin">
          <span>{t('approval.from')}</span>{' '}
          <bdi translate={false} dir="ltr">
            {protocol === 'https:' ? host : origin}
          </bdi>
        </p>
        <h1 id={title} className="approval-title" aria-describedby={from} tabIndex={-1} data-autofocus>
          {t(`approval.title.${kind}`)}
        </h1>
      </header>
      <Scroll label={t('approval.label.actions')}>
        {kind !== 'message' && (
          <ul className="approval-actions">
            {Object.entries(actions).map(([key, action]) => (
              <ActionText key={key} action={action} />
            ))}
          </ul>
        )}
        {(warnings.length > 0 || doubt) && (
          <ul className="approval-warnings">
            {warnings.map((warning) => (
              <li key={warning} data-grave={grave.includes(warning) || undefined}>
                <WarningIcon />
                <p>{t(`approval.warning.${warning}`)}</p>
              </li>
            ))}
            {doubt && (
              <li data-grave={doubt !== 'unknown' || undefined}>
                <WarningIcon />
                <p>
                  <strong>{t(`approval.${doubt}.title`)}</strong>
                  <br />
                  {t(`approval.${doubt}.body`)}
                </p>
              </li>
            )}
          </ul>
        )}
        {text !== undefined && (
          <div className="approval-text">
            <VisibleText>{text}</VisibleText>
          </div>
        )}
        {feeChoice}
        {kind !== 'link' && (
          <>
            <Facts view={view} hasFee={!feeChoice} />
            {!isBrief && <Details view={view} />}
          </>
        )}
      </Scroll>
      <footer className="approval-foot">
        {hint}
        <div className="approval-buttons">{children}</div>
      </footer>
    </section>
  )
}

function Facts({ hasFee, view }: { view: ApprovalView; hasFee: boolean }) {
  const t = useT()
  const { account, accountType, chainId, fee, isSponsored, network } = view
  return (
    <dl className="approval-facts">
      {hasFee && (fee || isSponsored) && (
        <div>
          <dt>{t(isSponsored ? 'approval.label.sponsored' : 'approval.label.fee')}</dt>
          <dd>{fee ? limitText(fee, t) : t('approval.sponsored')}</dd>
        </div>
      )}
      <div>
        <dt>{t('approval.label.network')}</dt>
        <dd>{network ?? t('approval.network.unknown', { id: chainId })}</dd>
      </div>
      <div>
        <dt>{t(`approval.label.${accountType ?? 'account'}`)}</dt>
        <dd>
          <bdi translate={false} title={account}>
            {account.slice(0, 8)}…{account.slice(-6)}
          </bdi>
        </dd>
      </div>
    </dl>
  )
}

/** All that is signed: the fields by name, or the bytes. */
function Details({ view: { fields, raw } }: { view: ApprovalView }) {
  const t = useT()
  const parts = fields.length > 0 ? fields : raw.map((value) => ({ name: '', value }))
  return (
    <details className="approval-details">
      <summary>
        {t('approval.details')}
        <ChevronIcon />
      </summary>
      <div className="approval-data">
        {Object.entries(parts).map(([key, { name, value }]) => (
          <p key={key} className="approval-field">
            {name && (
              <span>
                <VisibleText>{name}</VisibleText>
              </span>
            )}
            <VisibleText>{value}</VisibleText>
          </p>
        ))}
      </div>
    </details>
  )
}

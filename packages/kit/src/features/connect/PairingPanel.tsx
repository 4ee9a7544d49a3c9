import { type ReactNode, useEffect, useState } from 'react'
import type { ListedWallet } from '../../core/config/options.ts'
import { modal } from '../../core/modal/modal.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { CopyButton } from '../../ui/controls/CopyButton.tsx'
import { Message } from '../../ui/feedback/Message.tsx'
import { Ring } from '../../ui/feedback/Ring.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { CodeGlyph, ExternalIcon } from '../../ui/pictures/icons.tsx'
import { WalletIcon } from '../../ui/pictures/Picture.tsx'
import { QrCode } from '../../ui/pictures/QrCode.tsx'
import { useCountdown } from '../../ui/request/useCountdown.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import { useT } from '../../ui/words/i18n.tsx'
import { browseLink } from './browseLink.ts'
import { linksTo, opensCode, type WalletLink } from './linkStrategy.ts'
import { openInTelegram } from './openInTelegram.ts'
import css from './PairingPanel.css?inline'
import { type PairingState, pairing } from './pairing.ts'
import { expiryMarginMs, isPairingView, pairWallet } from './pairWallet.ts'
import { readPlatform } from './readPlatform.ts'
import { storesOf } from './storesOf.ts'

type PairingProps = pairWallet.Args & {
  /** The wallet that is meant, where one is. */
  wallet?: ListedWallet | undefined
  /** Whether what is shown needs a code; none is requested otherwise. */
  needed?: boolean | undefined
  /** What is shown until a wallet has answered. */
  children(code: string | undefined, renewsAt: number | undefined): ReactNode
}

/** Keeps a code while it is needed, and shows what became of it. */
export function PairingPanel({ wallet, walletId, namespace, needed = true, children }: PairingProps) {
  useStyles(css)
  const t = useT()
  const kit = useKit()
  const [state] = useSlice(pairing)
  const [views, navigate] = useSlice(modal)
  const pair = useAction(pairWallet)
  // A visitor who leaves and returns at once ends the pairing, though this stays on screen.
  const isEnded = state.status === 'idle'
  const isShown = isPairingView(views, { walletId, namespace })

  // biome-ignore lint/correctness/useExhaustiveDependencies: `isEnded` says when to look again
  useEffect(() => {
    const { status } = pairing.of(kit).get()
    if (needed && isShown && (status === 'idle' || status === 'done'))
      pairWallet(kit, { walletId, namespace })
  }, [kit, walletId, namespace, needed, isShown, isEnded])

  if (state.status === 'linking' || state.status === 'done') {
    const done = state.status === 'done'
    return (
      <div className="screen">
        <Ring state={done ? 'done' : 'waiting'}>
          <Mark wallet={wallet} size={72} />
        </Ring>
        <Message
          title={t(done ? 'connecting.done' : 'remote.linking.title')}
          body={done ? undefined : t('remote.linking.body')}
        />
      </div>
    )
  }
  if (state.status !== 'stopped' || !needed)
    return <div className="pairing">{children(uriOf(state), renewalOf(state))}</div>

  const retry = () => pair({ walletId, namespace })
  return (
    <div className="screen">
      <Ring state="failed">
        <Mark wallet={wallet} size={72} />
      </Ring>
      <Message
        tone="negative"
        title={t(`remote.${state.cause}.title`)}
        body={t(`remote.${state.cause}.body`)}
      />
      <div className="stack">
        <Button onClick={retry}>{t('action.tryAgain')}</Button>
        <Button variant="secondary" onClick={() => navigate({ type: 'reset', view: { name: 'Connect' } })}>
          {t('action.otherWallet')}
        </Button>
      </div>
    </div>
  )
}

type CodeProps = {
  wallet?: ListedWallet | undefined
  code: string | undefined
  renewsAt: number | undefined
  /** What else can be done here. */
  children?: ReactNode
}

/** A code to scan, and to copy for those who cannot. */
export function Scan({ wallet, code, renewsAt, children }: CodeProps) {
  const t = useT()
  const seconds = useCountdown(renewsAt)
  const opens = !wallet && opensCode(readPlatform())
  const scan = wallet
    ? t('remote.scanWith', { wallet: wallet.name })
    : t(opens ? 'remote.scanHere' : 'remote.scan')
  return (
    <>
      <QrCode text={code} label={t('remote.code')} />
      <p className="prose pairing-hint">
        {wallet && <Mark wallet={wallet} size={24} />}
        <span className="numeric">{seconds === undefined ? scan : t('remote.renews', { seconds })}</span>
      </p>
      {opens && (
        <OpenButton link={code === undefined ? undefined : { kind: 'native', href: code, target: '_self' }}>
          {t('remote.open.device')}
        </OpenButton>
      )}
      <div className="pairing-actions">
        <CopyLink code={code} />
        {wallet && <Stores wallet={wallet} />}
      </div>
      {children}
    </>
  )
}

/** Leads to a wallet that is an app or a page of its own. */
export function OpenWallet({
  wallet,
  kind,
  code,
  renewsAt,
}: CodeProps & { wallet: ListedWallet; kind: OpenKind }) {
  const t = useT()
  const [opened, setOpened] = useState(false)
  const wanted = kindsOf[kind]
  const links = linksTo(wallet, readPlatform(), code ?? '').filter((link) => wanted.includes(link.kind))
  const [first, second] = links
  const { name } = wallet
  const inApp = kind === 'mobile' ? browseLink(wallet, readPlatform()) : undefined
  // Nothing here leads to it, but a camera or the clipboard may.
  if (!first) return <Scan wallet={wallet} code={code} renewsAt={renewsAt} />
  return (
    <>
      <div className="screen">
        <Ring state={opened ? 'waiting' : 'idle'}>
          <Mark wallet={wallet} size={72} />
        </Ring>
        <Message title={t('remote.open.title', { wallet: name })} body={t('remote.open.body')} />
        <OpenButton link={code === undefined ? undefined : first} onOpen={() => setOpened(true)}>
          {t('action.openWallet', { wallet: name })}
        </OpenButton>
      </div>
      <section className="pairing-help" aria-label={t('remote.help.title')}>
        <h2>{t('remote.help.title')}</h2>
        <p className="prose">{t('remote.help.body', { wallet: name })}</p>
        <div className="pairing-actions">
          <CopyLink code={code} />
          {inApp && <OutLink href={inApp}>{t('remote.help.inApp', { wallet: name })}</OutLink>}
          {second && code !== undefined && <OtherWay link={second} />}
          <Stores wallet={wallet} />
        </div>
      </section>
    </>
  )
}

/** An app on this phone, or on this computer, or a web page. */
type OpenKind = 'mobile' | 'desktop' | 'web'

const kindsOf: Record<OpenKind, readonly WalletLink['kind'][]> = {
  mobile: ['native', 'universal', 'web'],
  desktop: ['desktop'],
  web: ['web'],
}

/** A real link, so that the tap itself opens the app; shown as busy until there is something to open. */
function OpenButton({
  link,
  onOpen,
  children,
}: {
  link: WalletLink | undefined
  onOpen?(): void
  children: string
}) {
  if (!link) return <Button busy>{children}</Button>
  if (link.target === 'telegram')
    return (
      <Button
        onClick={() => {
          openInTelegram(link.href)
          onOpen?.()
        }}
      >
        {children}
      </Button>
    )
  return (
    <Button href={link.href} inPlace={link.target === '_self'} onClick={onOpen}>
      {children}
    </Button>
  )
}

/** The next link, for when the first does nothing. */
function OtherWay({ link: { href, target } }: { link: WalletLink }) {
  const t = useT()
  const label = t('remote.help.site')
  if (target === '_blank') return <OutLink href={href}>{label}</OutLink>
  if (target === 'telegram')
    return (
      <button type="button" className="pairing-link" onClick={() => openInTelegram(href)}>
        {label}
      </button>
    )
  return (
    <a className="pairing-link" href={href}>
      {label}
    </a>
  )
}

function CopyLink({ code }: { code: string | undefined }) {
  const t = useT()
  const label = t('remote.copy')
  return (
    <CopyButton value={code ?? ''} label={label} disabled={code === undefined}>
      <span aria-hidden="true">{label}</span>
    </CopyButton>
  )
}

/** Where the app can be had, as far as it is known. */
function Stores({ wallet }: { wallet: ListedWallet }) {
  const t = useT()
  const kit = useKit()
  const told = () => kit.emit({ type: 'GET_WALLET', wallet: wallet.name })
  return storesOf(wallet, readPlatform()).map(({ store, href }) => (
    <OutLink key={href} href={href} onClick={told}>
      {t(store === 'site' ? 'remote.getApp' : `remote.${store}`)}
    </OutLink>
  ))
}

function OutLink({ href, onClick, children }: { href: string; onClick?(): void; children: string }) {
  const t = useT()
  return (
    <a className="pairing-link" href={href} target="_blank" rel="noopener noreferrer" onClick={onClick}>
      {children}
      <ExternalIcon size={16} />
      <span className="hidden">({t('a11y.newTab')})</span>
    </a>
  )
}

/** The wallet's icon, or our own sign for "any wallet that scans this". */
export function Mark({ wallet, size }: { wallet: ListedWallet | undefined; size: 24 | 72 }) {
  const { options } = useKit()
  if (wallet)
    return (
      <WalletIcon
        id={wallet.rdns ?? wallet.id}
        name={wallet.name}
        src={wallet.imageUrl}
        size={size}
        svg={!options.strictCsp}
      />
    )
  return (
    <span className="pairing-glyph">
      <CodeGlyph size={24} />
    </span>
  )
}

function uriOf(state: PairingState): string | undefined {
  return state.status === 'ready' ? state.uri : undefined
}

function renewalOf(state: PairingState): number | undefined {
  return state.status === 'ready' ? state.expiresAt - expiryMarginMs : undefined
}

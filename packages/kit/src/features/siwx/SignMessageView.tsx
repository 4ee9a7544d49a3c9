import { useState } from 'react'
import { findNetwork } from '../../core/config/networks.ts'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { disconnect } from '../../core/connections/disconnect.ts'
import type { Kit } from '../../core/kit.ts'
import { Address } from '../../ui/account/Address.tsx'
import { Identicon } from '../../ui/account/Identicon.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Message } from '../../ui/feedback/Message.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { CheckIcon, CloseIcon, WalletGlyph } from '../../ui/pictures/icons.tsx'
import { NetworkIcon, WalletIcon } from '../../ui/pictures/Picture.tsx'
import { OpenWallet } from '../../ui/request/OpenWallet.tsx'
import { useWalletApp } from '../../ui/request/useWalletApp.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import { useT } from '../../ui/words/i18n.tsx'
import { cancelSignIn } from './cancelSignIn.ts'
import { clickSignIn } from './clickSignIn.ts'
import { pageAddress } from './pageAddress.ts'
import css from './SignMessageView.css?inline'
import { isSigning, type SiwxCause, type SiwxState, siwx } from './siwx.ts'
import { knownSiwx } from './siwxOf.ts'

/** What signing in is, for whom and where; then the wallet's answer. */
export default function SignMessageView() {
  useStyles(css)
  const t = useT()
  const [state] = useSlice(siwx)
  const sign = useAction(clickSignIn)
  const cancel = useAction(cancelSignIn)
  const leaveWallet = useAction(disconnectInUse)
  const [leaving, setLeaving] = useState(false)
  const required = knownSiwx(useKit())?.getRequired?.() ?? false
  const busy = isSigning(state) || state.status === 'checking' || state.status === 'signedIn'
  const stopped = state.status === 'signedOut' && isFailure(state.cause)
  // What there is to press now is the wallet's own button.
  const asked = useWalletApp() !== undefined && state.status === 'signing'
  const unable = state.status === 'signedOut' && state.cause === 'unsupported'

  async function leave() {
    setLeaving(true)
    await cancel()
    setLeaving(false)
  }
  return (
    <div className="siwx">
      <Pair state={state} />
      <Words state={state} />
      {!stopped && state.status !== 'signedIn' && <Facts />}
      {!busy && !stopped && (
        <ul className="siwx-means">
          {(['proves', 'free', 'harmless'] as const).map((fact) => (
            <li key={fact}>
              <CheckIcon />
              {t(`siwx.${fact}`)}
            </li>
          ))}
        </ul>
      )}
      <div className="stack">
        {asked && <OpenWallet />}
        {unable ? (
          // Asked again, it would say the same.
          <Button onClick={() => void leaveWallet()}>{t('action.otherWallet')}</Button>
        ) : (
          <Button variant={asked ? 'secondary' : 'primary'} busy={busy} onClick={() => void sign()}>
            {stopped ? t('action.tryAgain') : t('siwx.sign')}
          </Button>
        )}
        <Button variant="secondary" busy={leaving} onClick={() => void leave()}>
          {t('action.cancel')}
        </Button>
      </div>
      {required && !busy && <p className="siwx-hint">{t('siwx.required')}</p>}
    </div>
  )
}

/** Without a connection the modal shows the list of wallets. */
function disconnectInUse(kit: Kit): Promise<void> {
  return disconnect(kit, { id: kit.connection().connection.id })
}

/** What happened, or what is to be done. */
function Words({ state }: { state: SiwxState }) {
  const t = useT()
  const kit = useKit()
  const wallet = useWallet()?.name ?? ''
  const { domain } = pageAddress()
  const app = kit.options.metadata?.name || domain
  switch (state.status) {
    case 'checking':
      return <Message title={t('siwx.checking')} />
    case 'signing':
      return <Message title={t('siwx.signing.title', { wallet })} body={t('siwx.signing.body', { domain })} />
    case 'verifying':
      return <Message title={t('siwx.verifying')} />
    case 'signedIn':
      return <Message title={t('siwx.done')} />
    default: {
      const cause = state.status === 'signedOut' ? state.cause : undefined
      if (!cause) return <Message title={t('siwx.intro', { app })} />
      const words = {
        declined: [t('siwx.declined.title'), t('siwx.declined.body')],
        pending: [t('siwx.pending.title'), t('siwx.pending.body', { wallet })],
        expired: [t('siwx.expired.title'), t('siwx.expired.body')],
        revoked: [t('siwx.revoked.title'), t('siwx.revoked.body')],
        unreachable: [t('siwx.unreachable.title'), t('siwx.unreachable.body')],
        refused: [t('siwx.refused.title'), t('siwx.refused.body')],
        smartAccount: [t('siwx.smartAccount.title'), t('siwx.smartAccount.body')],
        unsupported: [t('siwx.unsupported.title', { wallet }), t('siwx.unsupported.body')],
        failed: [t('siwx.failed.title'), t('siwx.failed.body', { wallet })],
      } as const
      const [title, body] = words[cause]
      return <Message tone={isFailure(cause) ? 'negative' : 'neutral'} title={title} body={body} />
    }
  }
}

/** Where, as whom, on which chain. */
function Facts() {
  const t = useT()
  const kit = useKit()
  const [links] = useSlice(connections)
  const connection = activeConnection(links)
  const network = findNetwork(kit, connection?.network)
  return (
    <dl className="siwx-facts">
      <div>
        <dt>{t('siwx.site')}</dt>
        <dd>
          {/* The page's own address, whatever the app calls itself. */}
          <bdi dir="ltr" translate="no">
            {pageAddress().domain}
          </bdi>
        </dd>
      </div>
      {connection && (
        <div>
          <dt>{t('siwx.account')}</dt>
          <dd>
            <Identicon address={connection.address} size={20} />
            <Address address={connection.address} />
          </dd>
        </div>
      )}
      {network && (
        <div>
          <dt>{t('siwx.network')}</dt>
          <dd translate="no">
            <NetworkIcon
              id={network.id}
              name={network.name}
              src={network.icon}
              size={20}
              svg={!kit.options.strictCsp}
            />
            {network.name}
          </dd>
        </div>
      )}
    </dl>
  )
}

function Pair({ state }: { state: SiwxState }) {
  const kit = useKit()
  const wallet = useWallet()
  const { name, icons } = kit.options.metadata ?? {}
  const svg = !kit.options.strictCsp
  const link = linkState(state)
  return (
    <div className="siwx-pair">
      <WalletIcon name={name || pageAddress().domain} src={icons?.[0]} size={64} svg={svg} />
      <div className="siwx-link" data-state={link}>
        <svg viewBox="0 0 72 4" aria-hidden="true">
          <path d="M6 2h60" />
        </svg>
        <span className="siwx-mark">
          {link === 'done' ? (
            <CheckIcon size={16} />
          ) : link === 'failed' ? (
            <CloseIcon size={16} />
          ) : (
            <WalletGlyph size={16} />
          )}
        </span>
      </div>
      <WalletIcon
        id={wallet && (wallet.rdns ?? wallet.id)}
        name={wallet?.name ?? ''}
        src={wallet?.icon}
        size={64}
        svg={svg}
      />
    </div>
  )
}

function linkState(state: SiwxState): 'idle' | 'waiting' | 'failed' | 'done' {
  if (state.status === 'signedIn') return 'done'
  if (state.status === 'signedOut') return isFailure(state.cause) ? 'failed' : 'idle'
  return state.status === 'idle' ? 'idle' : 'waiting'
}

/** Whether something went wrong just now; a session that ended is not a failure. */
function isFailure(cause: SiwxCause | undefined): boolean {
  return cause !== undefined && cause !== 'expired' && cause !== 'revoked'
}

function useWallet() {
  const [links] = useSlice(connections)
  return activeConnection(links)?.wallet
}

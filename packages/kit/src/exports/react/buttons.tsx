import { shortenAddress } from '@latchkey/protocol/shortenAddress'
import {
  lazy,
  type ReactNode,
  Suspense,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { appearance } from '../../core/appearance.ts'
import { canSwitchNetwork } from '../../core/networks.ts'
import { openModal } from '../../core/openModal.ts'
import { isUnsupportedChain } from '../../core/unsupportedChain.ts'
import { adopt } from '../../ui/adopt.ts'
import { type ButtonState, buttonLabel } from '../../ui/buttonLabel.ts'
import css from '../../ui/hostButton.css?inline'
import { useKit, useSlice } from '../../ui/kit.tsx'
import { prepareModal } from './attachModal.tsx'
import { useAccount, useNetwork } from './hooks.tsx'

/** Connects, and once connected shows the account. The one button most apps need. */
export function ConnectButton({ label }: { label?: string | undefined }) {
  const kit = useKit()
  const state = useButtonState()
  const text = useLabel(state)
  return (
    <HostButton
      testId="latchkey-connect"
      kind={'address' in state ? 'plain' : undefined}
      status={state.status}
      onClick={() => openModal(kit)}
    >
      {'address' in state && state.status !== 'wrongNetwork' && <Face address={state.address} />}
      <span>{state.status === 'disconnected' && label ? label : text}</span>
    </HostButton>
  )
}

/** Shows the account; nothing while nobody is connected. */
export function AccountButton() {
  const kit = useKit()
  const state = useButtonState()
  if (!('address' in state)) return null
  return (
    <HostButton
      testId="latchkey-account"
      kind="plain"
      status="connected"
      onClick={() => openModal(kit, { view: { name: 'Account' } })}
    >
      <Face address={state.address} />
      <span>{shortenAddress(state.address)}</span>
    </HostButton>
  )
}

/** Shows the network and leads to the list of networks; with `enableNetworkSwitch: false` it only shows it. */
export function NetworkButton() {
  const kit = useKit()
  const { network } = useNetwork()
  const state = useButtonState()
  const wrong = useLabel({ status: 'wrongNetwork', address: '' })
  return (
    <HostButton
      testId="latchkey-network"
      kind="plain"
      status={state.status === 'wrongNetwork' ? 'wrongNetwork' : 'disconnected'}
      onClick={
        canSwitchNetwork(kit.options) ? () => openModal(kit, { view: { name: 'SwitchNetwork' } }) : undefined
      }
    >
      <span>{state.status === 'wrongNetwork' ? wrong : network?.name}</span>
    </HostButton>
  )
}

/** Fetched once somebody is connected; nobody else pays for it. */
function Face({ address }: { address: string }) {
  return (
    <Suspense fallback={<PlainFace />}>
      <Identicon address={address} size={24} />
    </Suspense>
  )
}

const Identicon = lazy(() =>
  import('../../ui/Identicon.tsx').then(
    (file) => ({ default: file.Identicon }),
    // Without it the button works all the same.
    () => ({ default: PlainFace }),
  ),
)

/** Keeps the place of the face. */
function PlainFace() {
  return (
    <svg width="24" height="24" viewBox="0 0 2 2" aria-hidden="true">
      <circle cx="1" cy="1" r="1" fillOpacity=".1" />
    </svg>
  )
}

type HostButtonProps = {
  testId: string
  /** A quiet surface instead of the accent. */
  kind?: 'plain' | undefined
  status: ButtonState['status']
  /** Without it there is nothing to press: it only shows something. */
  onClick: (() => void) | undefined
  children: ReactNode
}

function HostButton({ testId, kind, status, onClick, children }: HostButtonProps) {
  const kit = useKit()
  // Either will do: all that is wanted of it is its style.
  const ref = useRef<HTMLButtonElement & HTMLSpanElement>(null)
  const Tag = onClick ? 'button' : 'span'
  const [{ theme }] = useSlice(appearance)
  useInsertionEffect(() => adopt(document, css), [])
  useLayoutEffect(() => {
    // On the element and not in the HTML: a strict policy allows no style attribute there.
    if (theme.accent) ref.current?.style.setProperty('--lk-accent', theme.accent)
    else ref.current?.style.removeProperty('--lk-accent')
  }, [theme.accent])
  return (
    <Tag
      ref={ref}
      type={onClick && 'button'}
      className="lk-button"
      data-testid={testId}
      data-kind={kind}
      data-theme={theme.mode}
      data-status={status}
      onClick={onClick}
      onPointerEnter={() => prepareModal(kit)}
      onFocus={() => prepareModal(kit)}
    >
      {children}
    </Tag>
  )
}

function useButtonState(): ButtonState {
  const kit = useKit()
  const account = useAccount()
  if (!('address' in account)) return { status: account.status }
  return { status: isUnsupportedChain(kit) ? 'wrongNetwork' : account.status, address: account.address }
}

/** In the host's language if it said one, else the page's, once that is known: a server cannot ask the page. */
function useLabel(state: ButtonState): string {
  const [{ locale }] = useSlice(appearance)
  const page = useSyncExternalStore(
    () => () => {},
    () => document.documentElement.lang || navigator.language,
    () => 'en',
  )
  return buttonLabel(state, locale ?? page)
}

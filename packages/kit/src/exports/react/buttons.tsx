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
import { appearance } from '../../core/config/appearance.ts'
import { canSwitchNetwork, isUnsupportedChain } from '../../core/config/networks.ts'
import { openModal } from '../../core/modal/openModal.ts'
import { type ButtonState, buttonLabel } from '../../ui/controls/buttonLabel.ts'
import css from '../../ui/controls/hostButton.css?inline'
import { useKit, useSlice } from '../../ui/kit.tsx'
import { adopt } from '../../ui/theme/adopt.ts'
import { prepareModal } from './attachModal.tsx'
import { useAccount, useNetwork } from './hooks.tsx'

/** Opens the modal. Shows the account when a wallet is connected. */
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
      {'address' in state && state.status !== 'wrongNetwork' && <Avatar address={state.address} />}
      <span>{state.status === 'disconnected' && label ? label : text}</span>
    </HostButton>
  )
}

/** Shows the account and opens it. Renders nothing while no wallet is connected. */
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
      <Avatar address={state.address} />
      <span>{shortenAddress(state.address)}</span>
    </HostButton>
  )
}

/** Shows the network and opens the list of networks. With `enableNetworkSwitch: false` it is not clickable. */
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

/** Loaded only when a wallet is connected. */
function Avatar({ address }: { address: string }) {
  return (
    <Suspense fallback={<AvatarPlaceholder />}>
      <Identicon address={address} size={24} />
    </Suspense>
  )
}

const Identicon = lazy(() =>
  import('../../ui/account/Identicon.tsx').then(
    (file) => ({ default: file.Identicon }),
    // The button works without it.
    () => ({ default: AvatarPlaceholder }),
  ),
)

/** Placeholder of the same size. */
function AvatarPlaceholder() {
  return (
    <svg width="24" height="24" viewBox="0 0 2 2" aria-hidden="true">
      <circle cx="1" cy="1" r="1" fillOpacity=".1" />
    </svg>
  )
}

type HostButtonProps = {
  testId: string
  /** A neutral background instead of the accent colour. */
  kind?: 'plain' | undefined
  status: ButtonState['status']
  /** If absent, it is not a button. */
  onClick: (() => void) | undefined
  children: ReactNode
}

function HostButton({ testId, kind, status, onClick, children }: HostButtonProps) {
  const kit = useKit()
  // Only its `style` is used, which both elements have.
  const ref = useRef<HTMLButtonElement & HTMLSpanElement>(null)
  const Tag = onClick ? 'button' : 'span'
  const [{ theme }] = useSlice(appearance)
  useInsertionEffect(() => adopt(document, css), [])
  useLayoutEffect(() => {
    // Set by script, because a strict Content Security Policy forbids style attributes in HTML.
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

/** In the configured language, otherwise the language of the page, which a server does not know. */
function useLabel(state: ButtonState): string {
  const [{ locale }] = useSlice(appearance)
  const page = useSyncExternalStore(
    () => () => {},
    () => document.documentElement.lang || navigator.language,
    () => 'en',
  )
  return buttonLabel(state, locale ?? page)
}

import type { Network } from '@latchkey/chains/driver'
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
import {
  activeNetworkId,
  canSwitchNetwork,
  isUnsupportedChain,
  networks,
} from '../../core/config/networks.ts'
import { connections } from '../../core/connections/connections.ts'
import { modal, type View } from '../../core/modal/modal.ts'
import { type ButtonState, buttonLabel } from '../../ui/controls/buttonLabel.ts'
import css from '../../ui/controls/hostButton.css?inline'
import { useKit, useSlice } from '../../ui/kit.tsx'
import { adopt } from '../../ui/theme/adopt.ts'
import { buttonTokens, setTokens } from '../../ui/theme/themeTokens.ts'
import { stringsOf } from '../../ui/words/strings.ts'
import { type AccountValue, useAccount, useNetwork } from './hooks.tsx'
import { type OpenProps, openPropsOf } from './openProps.ts'

export type ConnectButtonProps = {
  /** What it says while no wallet is connected. */
  label?: string | undefined
  /** Added to the button's own class. */
  className?: string | undefined
  /** Also shows the balance of the network's coin. @default false */
  showBalance?: boolean | undefined
  /** Also shows the name of the network. @default false */
  showNetwork?: boolean | undefined
}

/** Opens the modal. Shows the account when a wallet is connected. */
export function ConnectButton({ label, className, showBalance, showNetwork }: ConnectButtonProps) {
  const state = useButtonState()
  const text = useLabel(state)
  const isUsable = 'address' in state && state.status !== 'wrongNetwork'
  return (
    <HostButton
      testId="latchkey-connect"
      className={className}
      kind={'address' in state ? 'plain' : undefined}
      status={state.status}
    >
      {isUsable && (showBalance || showNetwork) && (
        <Suspense>
          <AccountDetails balance={showBalance} network={showNetwork} />
        </Suspense>
      )}
      {isUsable && <Avatar address={state.address} />}
      <span>{state.status === 'disconnected' && label ? label : text}</span>
    </HostButton>
  )
}

/**
 * Renders a button of your own: its child is a function of the state, and of the props that open
 * the modal.
 *
 * @example
 * <ConnectButton.Custom>
 *   {({ account, openProps }) => (
 *     <button {...openProps}>{account.status === 'connected' ? account.address : 'Log in'}</button>
 *   )}
 * </ConnectButton.Custom>
 */
ConnectButton.Custom = function CustomButton({
  children,
}: {
  children(value: CustomButtonValue): ReactNode
}) {
  const kit = useKit()
  const account = useAccount()
  const [{ status }] = useSlice(modal)
  const [all] = useSlice(networks)
  const [links] = useSlice(connections)
  const id = activeNetworkId(links, all)
  return children({
    account,
    network: all.find((network) => network.id === id),
    isOpen: status === 'open',
    openProps: openPropsOf(kit),
  })
}

export type CustomButtonValue = {
  readonly isOpen: boolean
  /** For your button. */
  readonly openProps: OpenProps
  readonly account: AccountValue
  /** `undefined` while the wallet is on a network you did not configure. */
  readonly network: Network | undefined
}

/** Shows the account and opens it. Renders nothing while no wallet is connected. */
export function AccountButton() {
  const state = useButtonState()
  if (!('address' in state)) return null
  return (
    <HostButton testId="latchkey-account" kind="plain" status="connected" view={{ name: 'Account' }}>
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
      inert={!canSwitchNetwork(kit.options)}
      view={{ name: 'SwitchNetwork' }}
    >
      <span>{state.status === 'wrongNetwork' ? wrong : network?.name}</span>
    </HostButton>
  )
}

// The button works without them.
const AccountDetails = lazy(() => import('./AccountDetails.tsx').catch(() => ({ default: () => null })))

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
  className?: string | undefined
  /** A neutral background instead of the accent colour. */
  kind?: 'plain' | undefined
  status: ButtonState['status']
  /** What it opens. @default what comes first */
  view?: View | undefined
  /** Not a button, but a text that looks like one. */
  inert?: boolean | undefined
  children: ReactNode
}

function HostButton({ testId, className, kind, status, view, inert, children }: HostButtonProps) {
  const kit = useKit()
  // Only its `style` is used, which both elements have.
  const ref = useRef<HTMLButtonElement & HTMLSpanElement>(null)
  const Tag = inert ? 'span' : 'button'
  const [{ theme }] = useSlice(appearance)
  useInsertionEffect(() => adopt(document, css), [])
  useLayoutEffect(() => {
    if (ref.current) setTokens(ref.current, buttonTokens(theme))
  }, [theme])
  return (
    <Tag
      ref={ref}
      type={inert ? undefined : 'button'}
      className={className ? `lk-button ${className}` : 'lk-button'}
      data-testid={testId}
      data-kind={kind}
      data-theme={theme.mode}
      data-status={status}
      {...(!inert && openPropsOf(kit, view))}
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
  const kit = useKit()
  const [{ locale }] = useSlice(appearance)
  const page = useSyncExternalStore(
    () => () => {},
    () => document.documentElement.lang || navigator.language,
    () => 'en',
  )
  return buttonLabel(state, locale ?? page, (language) => stringsOf(kit, language))
}

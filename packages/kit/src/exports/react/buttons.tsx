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
import { isEnglish, requestedLocales } from '../../core/config/requestedLocales.ts'
import { connections } from '../../core/connections/connections.ts'
import { modal, type View } from '../../core/modal/modal.ts'
import { type ButtonState, buttonLabel } from '../../ui/controls/buttonLabel.ts'
import css from '../../ui/controls/hostButton.css?inline'
import { useKit, useSlice } from '../../ui/kit.tsx'
import { adopt } from '../../ui/theme/adopt.ts'
import { buttonTokens, setTokens } from '../../ui/theme/buttonTokens.ts'
import english from '../../ui/words/messages/en.buttons.gen.ts'
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
      <span>{state.status === 'disconnected' && label ? label : <Label state={state} />}</span>
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
  return (
    <HostButton
      testId="latchkey-network"
      kind="plain"
      status={state.status === 'wrongNetwork' ? 'wrongNetwork' : 'disconnected'}
      inert={!canSwitchNetwork(kit.options)}
      view={{ name: 'SwitchNetwork' }}
    >
      <span>{state.status === 'wrongNetwork' ? <Label state={state} /> : network?.name}</span>
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
export function AvatarPlaceholder() {
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

export function HostButton({ testId, className, kind, status, view, inert, children }: HostButtonProps) {
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

type LabelProps = { state: ButtonState; requested?: string }

/** In the configured language, otherwise that of the page, which a server does not know. */
function Label({ state }: LabelProps) {
  const [{ locale = '' }] = useSlice(appearance)
  const requested = useSyncExternalStore(
    () => () => {},
    () => requestedLocales(locale),
    () => locale,
  )
  const Text = isEnglish(requested) ? LabelText : OtherLabel
  return (
    <Suspense
      fallback={
        // Takes about the place of the words that come.
        <span style={{ visibility: 'hidden' }}>
          <LabelText state={state} />
        </span>
      }
    >
      <Text state={state} requested={requested} />
    </Suspense>
  )
}

// It shares no module with the buttons: each would be a file of its own on every page.
let others: typeof import('../../ui/words/otherLanguages.ts') | undefined

/** In English where nothing else is asked for or loaded. */
function LabelText({ state, requested = '' }: LabelProps) {
  const kit = useKit()
  const other = isEnglish(requested) ? undefined : others?.buttonWordsOf(requested)
  return buttonLabel(state, { ...english, ...other?.words, ...stringsOf(kit, other?.language ?? 'en') })
}

const label = { default: LabelText }

async function loadOthers(): Promise<typeof label> {
  others ??= await import('../../ui/words/otherLanguages.ts')
  return label
}

/** In other languages. What a server has rendered stays until they are loaded. */
const OtherLabel = lazy(() => {
  // At once where they are there: `renderToString` does not wait.
  // biome-ignore lint/suspicious/noThenProperty: that is the point
  if (others) return { then: (give: (file: typeof label) => void) => give(label) } as Promise<typeof label>
  return loadOthers().catch(() => label)
})

if (typeof document === 'undefined') loadOthers().catch(() => {})

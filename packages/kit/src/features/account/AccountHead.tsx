import type { Network } from '@latchkey/chains/driver'
import { formatAmount } from '@latchkey/protocol/amount'
import { type ReactNode, useEffect, useRef } from 'react'
import { isUnsupportedChain, networks } from '../../core/config/networks.ts'
import { type Connection, connections, namespaceState } from '../../core/connections/connections.ts'
import { type HoldingsState, holdings, holdingsKey } from '../../core/holdings/holdings.ts'
import { failureOf, loadHoldings, retryCooldownMs } from '../../core/holdings/loadHoldings.ts'
import { modal } from '../../core/modal/modal.ts'
import { showToast } from '../../core/modal/toasts.ts'
import { trackedTransactions } from '../../core/transactions/trackedTransactions.ts'
import { Address } from '../../ui/account/Address.tsx'
import { Identicon } from '../../ui/account/Identicon.tsx'
import { CopyButton } from '../../ui/controls/CopyButton.tsx'
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { Badge } from '../../ui/pictures/Badge.tsx'
import { NetworkIcon } from '../../ui/pictures/Picture.tsx'
import { useFormat, useT } from '../../ui/words/i18n.tsx'
import { identity } from './identity.ts'
import { loadIdentity } from './loadIdentity.ts'
import { totalWorth } from './worth.ts'

const faceSize = 64
const backRefreshMs = 100

/** Whose account it is, and what it is worth. */
export function AccountHead({ connection }: { connection: Connection }) {
  const t = useT()
  const kit = useKit()
  const [state] = useSlice(connections)
  const [all] = useSlice(networks)
  const [known] = useSlice(identity)
  const identify = useAction(loadIdentity)
  useEffect(() => void identify(), [identify])
  const { address, namespace } = connection
  const network = all.find(({ id }) => id === connection.network)
  const { name, avatar } = known.address === address ? known : {}
  const svg = !kit.options.strictCsp
  const face = <Identicon address={address} size={faceSize} />
  return (
    <div className="account-head">
      <span className="account-face">
        <slot name="avatar">
          {avatar ? (
            <NetworkIcon name={name ?? address} src={avatar} size={faceSize} svg={svg} instead={face} />
          ) : (
            face
          )}
        </slot>
        {network && (
          <span className="account-face-network">
            <NetworkIcon id={network.id} name={network.name} src={network.icon} size={20} svg={svg} />
          </span>
        )}
      </span>
      {name && (
        <p className="account-name">
          <bdi>{name}</bdi>
        </p>
      )}
      <CopyButton value={address} label={t('account.copyAddress')}>
        <Address address={address} />
      </CopyButton>
      {namespaceState(state, namespace).status === 'reconnecting' ? (
        <p role="status">{t('account.reconnecting')}</p>
      ) : (
        <BalanceLine connection={connection} network={network} />
      )}
    </div>
  )
}

function BalanceLine({ connection, network }: { connection: Connection; network: Network | undefined }) {
  const t = useT()
  const state = useHoldings(connection)
  if (state?.status === 'ready') return <Figures state={state} network={network} />
  if (state?.status === 'unavailable')
    return (
      <div className="account-unavailable" role="status">
        <p>{t('account.balanceUnavailable')}</p>
        <p className="prose">
          {network ? t('account.balanceUnavailableBody') : t('account.balanceUnsupportedBody')}
        </p>
      </div>
    )
  return (
    <div className="account-balance">
      <Loading />
      <Skeleton shape="text" size={144} />
    </div>
  )
}

type FiguresProps = { state: HoldingsState & { status: 'ready' }; network: Network | undefined }

/** Money first where its worth is known, the chain's own coin otherwise. Test money has no worth. */
function Figures({ state: { tokens, stale, coinOnly }, network }: FiguresProps) {
  const t = useT()
  const format = useFormat()
  const coin = tokens.find(({ address }) => address === undefined)
  const { total, partial } = coinOnly || network?.testnet ? noWorth : totalWorth(tokens)
  const coins = coin && format.amount(formatAmount(coin.units, coin.decimals), { decimals: 3, minimum: 2 })
  const money = total && format.fiat(formatAmount(total.units, total.decimals))
  // An amount reads from left to right in every language.
  const native = coin && (
    <bdi dir="ltr">
      {coins} <span className="account-symbol">{coin.symbol}</span>
    </bdi>
  )
  return (
    <>
      <p className="account-balance numeric" data-digits={digits(money ?? `${coins} ${coin?.symbol}`)}>
        <span className="hidden">{t('account.balance')}</span>
        {money ?? native}
      </p>
      {total && <p className="account-native numeric">{native}</p>}
      {total && partial && <Note>{t('account.partial')}</Note>}
      {stale && <Note>{t('account.stale')}</Note>}
      {network?.testnet && <Badge>{t('badge.testnet')}</Badge>}
    </>
  )
}

function digits({ length }: string): 'many' | 'most' | undefined {
  return length > 20 ? 'most' : length > 15 ? 'many' : undefined
}

const noWorth = { total: undefined, partial: false } as const

function Note({ children }: { children: ReactNode }) {
  return (
    <p className="account-note" role="status">
      {children}
    </p>
  )
}

/** What is known of this account; read when it appears, when something it sent has ended, and again after a failure. */
function useHoldings(connection: Connection): HoldingsState | undefined {
  const t = useT()
  const kit = useKit()
  const key = holdingsKey(connection)
  const [latest] = useSlice(holdings)
  const [tracked] = useSlice(trackedTransactions)
  const ended = tracked.filter(({ status }) => status !== 'pending').length
  const seen = useRef(ended)
  useEffect(() => {
    const moved = ended > seen.current
    seen.current = ended
    const load = () => void loadHoldings(kit, moved ? { refresh: coinOf(connection) } : {})
    // The visitor may only pass through on the way back, and what is shown is still in motion.
    if (moved || modal.of(kit).get().direction === 'forward') return load()
    const timer = setTimeout(load, backRefreshMs)
    return () => clearTimeout(timer)
  }, [kit, connection, ended])

  // Until it is read again, the figure may be that of the account shown before.
  const state = latest.status !== 'idle' && latest.key === key ? latest : undefined
  const failedAt = state && failureOf(state)
  useEffect(() => {
    if (failedAt === undefined) return
    const timer = setTimeout(() => void loadHoldings(kit), failedAt + retryCooldownMs - Date.now())
    return () => clearTimeout(timer)
  }, [kit, failedAt])
  const told = useRef(false)
  useEffect(() => {
    // On a network the app cannot use, the view for that says what there is to say.
    if (failedAt === undefined || told.current || isUnsupportedChain(kit)) return
    told.current = true
    showToast(kit, t('toast.balanceUnavailable'), { variant: 'error' })
  }, [kit, t, failedAt])
  return state
}

/** Every transaction costs some of it. */
function coinOf({ network }: Connection) {
  return network ? [{ chain: network, address: undefined }] : []
}

/** @jsxImportSource preact */
import type { ApprovalAction, ApprovalToken, CoinAmount, TokenAmount } from '@latchkey/chains/approval'
import { sanitiseName } from '@latchkey/chains/sanitise'
import { groupAddress } from '@latchkey/protocol/groupAddress'
import { shortenAddress } from '@latchkey/protocol/shortenAddress'
import { withLatinDigits } from '../findLanguage.ts'
import { addressCss } from '../screens/look.ts'
import { useStyles } from '../screens/styles.tsx'
import { useSpoken, useT } from '../screens/words.tsx'

type T = ReturnType<typeof useT>

const maxNoteLength = 200

/** What happens, in words, with the addresses in full below. */
export function ActionText({ action }: { action: ApprovalAction }) {
  const t = useT()
  const { locale } = useSpoken()
  const addresses = addressesOf(action)
  useStyles(addressCss)
  return (
    <li>
      <p className="approval-action">{describe(action, t, locale)}</p>
      {addresses.map((address) => (
        <p key={address} className="whole-address" dir="ltr" translate={false}>
          {groupAddress(address).map(({ at, text }) => (
            <span key={at}>{text}</span>
          ))}
        </p>
      ))}
    </li>
  )
}

function describe(action: ApprovalAction, t: T, locale: string): string {
  switch (action.type) {
    case 'signMessage':
      return t('approval.action.signMessage')
    case 'signIn':
      return t('approval.action.signIn', { domain: isolate(sanitiseName(action.domain, 255)) })
    case 'signData':
      return t('approval.action.signData', { name: isolate(sanitiseName(action.name, 64)) })
    case 'sendCoin': {
      return t('approval.action.sendCoin', { amount: limitText(action, t), to: short(action.to) })
    }
    case 'sendToken': {
      const amount = amountText(action, t)
      return action.from === undefined
        ? t('approval.action.sendToken', { amount, to: short(action.to) })
        : t('approval.action.moveToken', { amount, from: short(action.from), to: short(action.to) })
    }
    case 'sendItem':
      return t('approval.action.sendItem', {
        id: isolate(action.id),
        token: tokenText(action.token, t),
        from: short(action.from),
        to: short(action.to),
      })
    case 'allow':
      return action.amount === 'unlimited'
        ? t('approval.action.allowUnlimited', {
            spender: short(action.spender),
            token: tokenText(action.token, t),
          })
        : t(action.isForFee ? 'approval.action.allowFee' : 'approval.action.allow', {
            spender: short(action.spender),
            amount: amountText(action, t),
          })
    case 'allowAll':
      return t('approval.action.allowAll', {
        spender: short(action.spender),
        token: tokenText(action.token, t),
      })
    case 'revoke':
      return action.spender === ''
        ? t('approval.action.revokeAll', { token: tokenText(action.token, t) })
        : t('approval.action.revoke', { spender: short(action.spender), token: tokenText(action.token, t) })
    case 'call':
      return t('approval.action.call', {
        selector: isolate(action.selector),
        contract: short(action.contract),
      })
    case 'create':
      return t('approval.action.create')
    case 'deployAccount':
      return t('approval.action.deployAccount')
    case 'upgradeAccount':
      return t('approval.action.upgradeAccount')
    case 'openSession': {
      const { expiry, perPeriod, periodSeconds, total } = action
      return t('approval.action.openSession', {
        amount: limitText(perPeriod, t),
        period: isolate(periodText(periodSeconds, locale)),
        until: isolate(timeText(expiry, locale)),
        total: limitText(total, t),
      })
    }
    case 'endSession':
      return t('approval.action.endSession', {
        amount: limitText(action.perPeriod, t),
        period: isolate(periodText(action.periodSeconds, locale)),
      })
    case 'openAccount':
      return t('approval.action.openAccount', { address: short(action.address), owner: short(action.owner) })
    case 'closeAccount':
      return t('approval.action.closeAccount', { address: short(action.address), to: short(action.to) })
    case 'changeAuthority':
      return action.to === undefined
        ? t('approval.action.dropAuthority', { address: short(action.address) })
        : t('approval.action.changeAuthority', { address: short(action.address), to: short(action.to) })
    case 'memo':
      return t('approval.action.memo', { text: isolate(sanitiseName(action.text, maxNoteLength)) })
    case 'linkWallet':
      return t('approval.action.linkWallet')
  }
}

/** The other sides of an action: their short forms can be imitated. */
function addressesOf(action: ApprovalAction): readonly string[] {
  const found: readonly (string | undefined)[] = [
    'to' in action ? action.to : undefined,
    'spender' in action ? action.spender : undefined,
    'contract' in action ? action.contract : undefined,
    'token' in action && !action.token.isListed ? action.token.address : undefined,
    'perPeriod' in action && 'token' in action.perPeriod && !action.perPeriod.token.isListed
      ? action.perPeriod.token.address
      : undefined,
  ]
  return [...new Set(found.filter((one): one is string => one !== undefined && one !== ''))]
}

function amountText({ amount, isBaseUnits, token }: TokenAmount, t: T): string {
  if (isBaseUnits) return t('approval.units', { amount, token: tokenText(token, t) })
  return `${isolate(amount)} ${tokenText(token, t)}`
}

/** An amount, which keeps its own direction. */
export function limitText(limit: CoinAmount | TokenAmount, t: T): string {
  if ('token' in limit) return amountText(limit, t)
  const { amount, symbol } = limit
  return symbol === '' ? t('approval.coin', { amount }) : isolate(`${amount} ${symbol}`)
}

/** In the largest unit that says it exactly, or the nearest minute. */
function periodText(seconds: number, locale: string): string {
  const units = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ] as const
  const [unit, length] = units.find(([, length]) => seconds % length === 0) ?? units[2]
  return new Intl.NumberFormat(withLatinDigits(locale), { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.round(seconds / length),
  )
}

function timeText(seconds: number, locale: string): string {
  return new Intl.DateTimeFormat(withLatinDigits(locale), { dateStyle: 'medium', timeStyle: 'short' }).format(
    seconds * 1_000,
  )
}

function tokenText({ address, isListed, symbol }: ApprovalToken, t: T): string {
  if (isListed) return isolate(symbol)
  if (symbol === '') return t('approval.token.unknown', { address: short(address) })
  return t('approval.token.unlisted', { symbol: isolate(symbol), address: short(address) })
}

const short = (address: string) => isolate(shortenAddress(address))

/** Keeps its own direction inside a sentence of another. */
function isolate(text: string): string {
  return `\u2068${text}\u2069`
}

/** @jsxImportSource preact */
import type { ApprovalAction, ApprovalToken, TokenAmount } from '@latchkey/chains/approval'
import { sanitiseName } from '@latchkey/chains/sanitise'
import { groupAddress } from '@latchkey/protocol/groupAddress'
import { shortenAddress } from '@latchkey/protocol/shortenAddress'
import { addressCss } from '../screens/look.ts'
import { useStyles } from '../screens/styles.tsx'
import { useT } from '../screens/words.tsx'

type T = ReturnType<typeof useT>

const maxNoteLength = 200

/** What happens, in words, with the addresses in full below. */
export function ActionText({ action }: { action: ApprovalAction }) {
  const t = useT()
  const addresses = addressesOf(action)
  useStyles(addressCss)
  return (
    <li>
      <p className="approval-action">{describe(action, t)}</p>
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

function describe(action: ApprovalAction, t: T): string {
  switch (action.type) {
    case 'signMessage':
      return t('approval.action.signMessage')
    case 'signIn':
      return t('approval.action.signIn', { domain: isolate(sanitiseName(action.domain, 255)) })
    case 'signData':
      return t('approval.action.signData', { name: isolate(sanitiseName(action.name, 64)) })
    case 'sendCoin': {
      const { amount, symbol } = action
      const coins = symbol === '' ? t('approval.coin', { amount }) : isolate(`${amount} ${symbol}`)
      return t('approval.action.sendCoin', { amount: coins, to: short(action.to) })
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
        : t('approval.action.allow', { spender: short(action.spender), amount: amountText(action, t) })
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
  }
}

/** The other sides of an action: their short forms can be imitated. */
function addressesOf(action: ApprovalAction): readonly string[] {
  const found: readonly (string | undefined)[] = [
    'to' in action ? action.to : undefined,
    'spender' in action ? action.spender : undefined,
    'contract' in action ? action.contract : undefined,
    'token' in action && !action.token.isListed ? action.token.address : undefined,
  ]
  return [...new Set(found.filter((one): one is string => one !== undefined && one !== ''))]
}

function amountText({ amount, isBaseUnits, token }: TokenAmount, t: T): string {
  if (isBaseUnits) return t('approval.units', { amount, token: tokenText(token, t) })
  return `${isolate(amount)} ${tokenText(token, t)}`
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

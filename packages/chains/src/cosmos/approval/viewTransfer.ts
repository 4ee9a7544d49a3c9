import { formatAmount, parseAmount } from '@latchkey/protocol/amount'
import {
  type ApprovalAction,
  type ApprovalRequest,
  type ApprovalView,
  type CoinAmount,
  sortWarnings,
  type TokenAmount,
} from '../../approval.ts'
import { toHex } from '../bytes.ts'
import type { Coin } from '../encodeTx.ts'
import { nativeOf } from '../networks.ts'
import { knownTokens } from '../tokens.gen.ts'
import type { OwnAccount } from './ownAccount.ts'
import type { Transfer } from './readTransfer.ts'

/** Of a usual transfer. */
const usualGas = 200_000n
const priceDecimals = 18

/** What the visitor is shown, read from the document that is signed. */
export function viewTransfer(
  { accountNumber, fee, memo, send, sequence }: Transfer,
  { chainId, own, signed }: Pick<ApprovalRequest, 'chainId'> & { own: OwnAccount; signed: Uint8Array },
): ApprovalView {
  const [paid] = fee.amount
  return {
    kind: 'transaction',
    chainId,
    network: own.network?.name,
    account: own.address,
    actions: [
      ...send.amount.map((coin): ApprovalAction => {
        const amount = toAmount(coin, own)
        return 'token' in amount
          ? { type: 'sendToken', ...amount, to: send.to }
          : { type: 'sendCoin', ...amount, to: send.to }
      }),
      ...(memo === '' ? [] : [{ type: 'memo', text: memo } as const]),
    ],
    warnings: sortWarnings(paid && isHigh(paid, send.amount, own) ? ['highFee'] : []),
    fee: paid ? toAmount(paid, own) : { amount: '0', symbol: own.network?.currency.symbol ?? '' },
    fields: [
      { name: 'chain_id', value: own.chain },
      { name: 'from_address', value: send.from },
      { name: 'to_address', value: send.to },
      ...send.amount.map(({ amount, denom }, index) => ({
        name: `amount.${index}`,
        value: `${amount} ${denom}`,
      })),
      ...fee.amount.map(({ amount, denom }) => ({ name: 'fee.amount', value: `${amount} ${denom}` })),
      { name: 'fee.gas', value: `${fee.gas}` },
      { name: 'memo', value: memo },
      { name: 'account_number', value: `${accountNumber}` },
      { name: 'sequence', value: `${sequence}` },
    ],
    raw: [`0x${toHex(signed)}`],
  }
}

/** The network's coin, a token of our list, or base units of a denom. */
function toAmount({ amount, denom }: Coin, { network }: OwnAccount): CoinAmount | TokenAmount {
  if (network && denom === nativeOf(network).denom) {
    const { decimals, symbol } = network.currency
    return { amount: formatAmount(amount, decimals), symbol }
  }
  const listed = (network && knownTokens[network.id]) ?? {}
  const known = Object.hasOwn(listed, denom) ? listed[denom] : undefined
  return {
    token: { address: denom, symbol: known?.[0] ?? '', isListed: known !== undefined },
    amount: known ? formatAmount(amount, known[1]) : `${amount}`,
    isBaseUnits: known === undefined,
  }
}

/** Ten times what is usual; where that is not known, more than 5 % of what is sent. */
function isHigh({ amount, denom }: Coin, sent: readonly Coin[], { network }: OwnAccount): boolean {
  if (network && denom === nativeOf(network).denom) {
    const price = parseAmount(nativeOf(network).gasPrice, priceDecimals)
    return amount * 10n ** BigInt(priceDecimals) > 10n * price * usualGas
  }
  return sent.some((coin) => coin.denom === denom && amount * 20n > coin.amount)
}

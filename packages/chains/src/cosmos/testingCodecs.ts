import { createRequire } from 'node:module'

// The codecs of CosmJS, so that the simulator shares no code with the encoding that it tests. They are
// a dependency of `@cosmjs/stargate`, not of this package.

export type Codec<message> = {
  decode(bytes: Uint8Array): message
  encode(message: message): { finish(): Uint8Array }
  fromPartial(message: object): message
}

export type Any = { typeUrl: string; value: Uint8Array }
export type TextCoin = { denom: string; amount: string }
export type Body = { messages: Any[]; memo: string; timeoutHeight: bigint }
export type AuthInfo = {
  signerInfos: { publicKey?: Any; modeInfo?: { single?: { mode: number } }; sequence: bigint }[]
  fee?: { amount: TextCoin[]; gasLimit: bigint; payer: string; granter: string }
}
export type TxRaw = { bodyBytes: Uint8Array; authInfoBytes: Uint8Array; signatures: Uint8Array[] }
export type Send = { fromAddress: string; toAddress: string; amount: TextCoin[] }

const require = createRequire(createRequire(import.meta.url).resolve('@cosmjs/stargate'))

function load<message>(path: string, name: string): Codec<message> {
  return (require(`cosmjs-types/cosmos/${path}`) as Record<string, Codec<message>>)[name] as Codec<message>
}

type AddressRequest = { address: string; denom: string }

export const codecs = {
  authInfo: load<AuthInfo>('tx/v1beta1/tx', 'AuthInfo'),
  body: load<Body>('tx/v1beta1/tx', 'TxBody'),
  txRaw: load<TxRaw>('tx/v1beta1/tx', 'TxRaw'),
  signDoc: load<object>('tx/v1beta1/tx', 'SignDoc'),
  send: load<Send>('bank/v1beta1/tx', 'MsgSend'),
  publicKey: load<{ key: Uint8Array }>('crypto/secp256k1/keys', 'PubKey'),
  messageData: load<object>('base/abci/v1beta1/abci', 'TxMsgData'),
  baseAccount: load<object>('auth/v1beta1/auth', 'BaseAccount'),
  vestingAccount: load<object>('vesting/v1beta1/vesting', 'ContinuousVestingAccount'),
  accountRequest: load<AddressRequest>('auth/v1beta1/query', 'QueryAccountRequest'),
  accountAnswer: load<object>('auth/v1beta1/query', 'QueryAccountResponse'),
  balanceRequest: load<AddressRequest>('bank/v1beta1/query', 'QueryBalanceRequest'),
  balanceAnswer: load<object>('bank/v1beta1/query', 'QueryBalanceResponse'),
  balancesRequest: load<AddressRequest>('bank/v1beta1/query', 'QueryAllBalancesRequest'),
  balancesAnswer: load<object>('bank/v1beta1/query', 'QueryAllBalancesResponse'),
  spendableRequest: load<AddressRequest>('bank/v1beta1/query', 'QuerySpendableBalanceByDenomRequest'),
  spendableAnswer: load<object>('bank/v1beta1/query', 'QuerySpendableBalanceByDenomResponse'),
  simulateRequest: load<{ txBytes: Uint8Array }>('tx/v1beta1/service', 'SimulateRequest'),
  simulateAnswer: load<object>('tx/v1beta1/service', 'SimulateResponse'),
} as const

import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import { vaultConfirm } from '@latchkey/protocol/http/confirm'
import type { Answer, Contract } from '@latchkey/protocol/http/contract'
import { expect, test } from 'vitest'
import { intentOf } from '../intent.ts'
import type { WalletView } from '../serveVault.ts'
import type { ConfirmedRequest, Wallet } from '../wallet/wallet.ts'
import { handleRpcRequest } from './handleRpcRequest.ts'
import { type Confirmed, type Confirming, startConfirm } from './startConfirm.ts'

const origin = 'https://shop.test'
const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const credential = { id: 'AA', clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' }

/** A message to sign, in a wallet whose passkey the vault knows. */
function start({
  isOn = false,
  hasPasskey = true,
  policy = { mode: 'never' } as WalletView['confirm'],
} = {}) {
  const state = { isOn, refuses: false }
  const shown: (Confirming['asked'] | undefined)[] = []
  const signed: ConfirmedRequest[] = []
  const plain: unknown[] = []
  const refusal = (code: string) =>
    Object.assign(new FrameRefusal({ code: 'embedded/factor_needed' }), { cause: code })
  const wallet: Wallet = {
    view: async () => ({
      accounts: [{ namespace: 'eip155', index: 0, address, publicKey: new Uint8Array() }],
      factors: hasPasskey ? [{ id: 'passkey-1', kind: 'passkey', isBehind: false, isOwn: false }] : [],
      level: 'assisted',
      names: new Map(),
      confirm: policy,
    }),
    async sign(request) {
      if (state.isOn) throw refusal('vault/confirm_required')
      plain.push(request)
      return new Uint8Array(65)
    },
    async signConfirmed(request) {
      signed.push(request)
      if (state.refuses) {
        state.refuses = false
        throw refusal('vault/confirm_wrong')
      }
      return request.list.map(() => new Uint8Array(65))
    },
  }
  let challenges = 0
  const ask = async <One extends Contract>(contract: One): Promise<Answer<One>> =>
    ((contract as Contract) === vaultConfirm
      ? { isOn: state.isOn, keys: [{ factorId: 'passkey-1', credentialId: 'AA' }] }
      : { challengeId: `${++challenges}`, nonce: 'BB' }) as Answer<One>
  const call = () =>
    handleRpcRequest(
      { chainId: 'eip155:1', method: 'personal_sign', params: ['0x48656c6c6f', address] },
      new AbortController().signal,
      {
        api: 'http://127.0.0.1:1',
        origin,
        projectId: 'test',
        wallet: async () => wallet,
        active: async () => 0,
        confirm: (approval, why) => startConfirm(approval, why, { ask, origin }),
        async decide(_, __, asked): Promise<'approved' | Confirmed> {
          shown.push(asked)
          if (!asked) return 'approved'
          const [intent = ''] = asked.intents
          return {
            decision: 'approved',
            confirmation: { challengeId: asked.challengeId, intent, credential },
          }
        },
      },
    )
  return { call, plain, shown, signed, state }
}

test('behavior: a passkey confirms what is signed, and for which page', async () => {
  const { call, plain, shown, signed } = start({ isOn: true })
  await call()
  expect(shown).toMatchObject([{ challengeId: '1', credentialIds: ['AA'], isAgain: false }])
  const [request] = signed
  if (!request) throw new Error('Nothing was signed.')
  expect(request).toMatchObject({ namespace: 'eip155', index: 0, origin })
  expect(request.confirmation.intent).toBe(await intentOf(request))
  expect(plain).toEqual([])
})

test('behavior: one that the vault refuses is asked for again, with another challenge', async () => {
  const { call, shown, state } = start({ isOn: true })
  state.refuses = true
  await call()
  expect(shown).toMatchObject([
    { challengeId: '1', isAgain: false },
    { challengeId: '2', isAgain: true },
  ])
})

test('behavior: turned on by another device while the approval is shown, it is asked for then', async () => {
  const { call, shown, signed, state } = start({ hasPasskey: false })
  state.isOn = true
  await call()
  expect(shown).toMatchObject([undefined, { isAgain: true }])
  expect(signed).toHaveLength(1)
})

test('behavior: a message is above every limit; without one, no passkey is asked for', async () => {
  const limited = start({ policy: { mode: 'above', limits: new Map([['ETH', '1']]) } })
  await limited.call()
  expect(limited.shown).toMatchObject([{ isAgain: false }])
  const free = start()
  await free.call()
  expect(free.shown).toEqual([undefined])
  expect(free.plain).toHaveLength(1)
})

import type { ChainId } from '../../packages/protocol/src/chainId.ts'
import { edited } from '../edited.ts'
import { holds, refusing, same, type Targets } from '../target.ts'

// What pages ask our own wallet to sign: whatever is read, is read in full.

const publicKey = Buffer.from('02989c0b76cb563971fdc9bef31ec06c3560f3249d6ee9e5d83c57625596e05f6f', 'hex')

export const approvals: Targets = {
  'approvals/bitcoin': {
    // Each output is an address to encode: 16 kB of them take 60 ms on a slow machine, in linear time.
    maxBytes: 8_192,
    seeds: [
      Buffer.from(
        'cHNidP8BAH4CAAAAAamND8CkuIlDuPZp+HXfECBnDp4QV1eFt9IFhcrbIBsXAAAAAAD/////A2DqAAAAAAAAFgAUZwyqeeUdeO0MWDuJ/znZxJtxmecAAAAAAAAAAARqAmhpWJgAAAAAAAAWABSjxrHuSknZ8q87OAKXR0T7qSQWSgAAAAAAAQBSAgAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAAA/////wGghgEAAAAAABYAFKPGse5KSdnyrzs4ApdHRPupJBZKAAAAAAAAAAAAAAA=',
        'base64',
      ),
    ],
    async load() {
      const { readOwnAccount } = await import('../../packages/chains/src/bitcoin/approval/ownAccount.ts')
      const { readPsbt } = await import('../../packages/chains/src/bitcoin/approval/readPsbt.ts')
      const { viewPsbt } = await import('../../packages/chains/src/bitcoin/approval/viewPsbt.ts')
      const { KitError } = await import('../../packages/protocol/src/errors.ts')
      const chainId: ChainId = 'bip122:000000000019d6689c085ae165831e93'
      const address = 'bc1q50rtrmj2f8vl9tem8qpfw36ylw5jg9j29e5za5'
      const own = readOwnAccount({ chainId, address, publicKey })
      return (bytes) => {
        // The last bytes say which inputs to sign.
        const [whole, last] = [bytes.subarray(0, -3), bytes.subarray(-3)]
        const inputs = { signInputs: [{ address, index: 0, sighashTypes: [1] }] }
        const more = recordOf(edited(inputs, last))
        const read = refusing(KitError, () => readPsbt({ ...more, psbt: whole.toString('base64') }, own))
        if (!read) return
        const { fields, raw } = viewPsbt(read, { chainId, own })
        holds(read.fee >= 0n && read.signed.length > 0, 'it signs nothing, or costs less than that')
        holds(raw.length === 1 && fields.length >= 2 + 4 * read.inputs.length, 'a part is not shown')
      }
    },
  },
  'approvals/cosmos': {
    // The length of the body, the body, and what signs it.
    seeds: [
      Buffer.from(
        'nQqQAQocL2Nvc21vcy5iYW5rLnYxYmV0YTEuTXNnU2VuZBJwCi1jb3Ntb3MxNTBydHJtajJmOHZsOXRlbThxcGZ3MzZ5bHc1amc5ajJucjJmZWUSLWNvc21vczFweXlzanpnZnB5eXNqemdmcHl5c2p6Z2ZweXlzanpnZmFtNTB3ZRoQCgV1YXRvbRIHMTUwMDAwMBIIb3JkZXIgMTcKUApGCh8vY29zbW9zLmNyeXB0by5zZWNwMjU2azEuUHViS2V5EiMKIQKYnAt2y1Y5cf3JvvMewGw1YPMknW7p5dg8V2JVluBfbxIECgIIARgHEhMKDQoFdWF0b20SBDUwMDAQwJoM',
        'base64',
      ),
    ],
    async load() {
      const { readOwnAccount } = await import('../../packages/chains/src/cosmos/approval/ownAccount.ts')
      const { readAmino, readDirect } = await import(
        '../../packages/chains/src/cosmos/approval/readTransfer.ts'
      )
      const { viewTransfer } = await import('../../packages/chains/src/cosmos/approval/viewTransfer.ts')
      const { KitError } = await import('../../packages/protocol/src/errors.ts')
      const chainId: ChainId = 'cosmos:cosmoshub-4'
      const address = 'cosmos150rtrmj2f8vl9tem8qpfw36ylw5jg9j2nr2fee'
      const own = readOwnAccount({ chainId, address, publicKey }, undefined)
      const coins = [{ amount: '5', denom: 'uatom' }]
      const doc = {
        account_number: '1',
        chain_id: 'cosmoshub-4',
        fee: { amount: coins, gas: '200000' },
        memo: '',
        msgs: [
          {
            type: 'cosmos-sdk/MsgSend',
            value: { amount: coins, from_address: address, to_address: address },
          },
        ],
        sequence: '0',
      }
      return (bytes) => {
        const [body, auth] = [bytes.subarray(1, 1 + (bytes[0] ?? 0)), bytes.subarray(1 + (bytes[0] ?? 0))]
        const signDoc = {
          chainId: 'cosmoshub-4',
          accountNumber: '1',
          bodyBytes: body.toString('base64'),
          authInfoBytes: auth.toString('base64'),
        }
        for (const read of [
          refusing(KitError, () => readDirect({ signDoc }, own)),
          refusing(KitError, () => readAmino(recordOf(edited(doc, bytes)), own)),
        ]) {
          if (!read) continue
          same(read.transfer.send.from, address)
          const { actions } = viewTransfer(read.transfer, { chainId, own, signed: read.signed })
          holds(actions.length >= read.transfer.send.amount.length, 'a payment is not shown')
        }
      }
    },
  },
  'approvals/polkadot': {
    seeds: [
      Buffer.from(`0a0300${'09'.repeat(32)}0b00204aa9d101`, 'hex'),
      Buffer.from(`320801011f00${'09'.repeat(32)}04`, 'hex'),
    ],
    maxBytes: 2_048,
    async load() {
      const { readOwnAccount } = await import('../../packages/chains/src/polkadot/approval/ownAccount.ts')
      const { readTransfer } = await import('../../packages/chains/src/polkadot/approval/readTransfer.ts')
      const { own: address, runtime } = await import('../../packages/chains/src/polkadot/approval/testing.ts')
      const { KitError } = await import('../../packages/protocol/src/errors.ts')
      const own = readOwnAccount({ chainId: 'polkadot:68d56f15f85d3136970ec16946040bc1', address })
      return (bytes) => {
        const read = refusing(KitError, () => readTransfer(runtime, Uint8Array.from(bytes), own))
        if (read) holds(read.amount >= 0n && /^(?:Balances|Assets)\.transfer/.test(read.name), 'no transfer')
      }
    },
  },
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

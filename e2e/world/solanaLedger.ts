import { createPrivateKey, createPublicKey, randomBytes, sign } from 'node:crypto'
import type { Surfpool } from '@latchkey/chains/solana/testingNode'
import { fromBase58, toBase58 } from '../../packages/protocol/src/base58.ts'

const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
// The PKCS #8 header of an Ed25519 seed (RFC 8410).
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** An account whose transactions journeys sign themselves, without its wallet. */
export type Holder = { readonly seed: Uint8Array; readonly address: string }

export function newHolder(): Holder {
  const seed = Uint8Array.from(randomBytes(32))
  const { x = '' } = createPublicKey(keyOf(seed)).export({ format: 'jwk' })
  return { seed, address: toBase58(Uint8Array.from(Buffer.from(x, 'base64url'))) }
}

/** Calls of the token program on a local node, each in a transaction of its own. */
export function openLedger(surfpool: Surfpool) {
  async function accountOf(
    owner: string,
    mint: string,
  ): Promise<{ pubkey: string; delegate: string | undefined }> {
    const options = { commitment: 'confirmed', encoding: 'jsonParsed' }
    const { value } = (await surfpool.call('getTokenAccountsByOwner', [owner, { mint }, options])) as {
      value: { pubkey: string; account: { data: { parsed: { info: { delegate?: string } } } } }[]
    }
    const [first] = value
    if (!first) throw new Error(`${owner} has no account of ${mint}`)
    return { pubkey: first.pubkey, delegate: first.account.data.parsed.info.delegate }
  }

  /** `accounts` are those of the instruction besides its owner; the second one may be read only. */
  async function send(
    owner: Holder,
    [source, other]: readonly [string, string],
    isOtherRead: boolean,
    data: Uint8Array,
  ) {
    const { value } = (await surfpool.call('getLatestBlockhash', [{ commitment: 'confirmed' }])) as {
      value: { blockhash: string }
    }
    const keys = [owner.address, source, other, tokenProgram].map(bytesOf)
    const message = Buffer.concat([
      Buffer.of(1, 0, isOtherRead ? 2 : 1, keys.length, ...keys.flatMap((key) => [...key])),
      bytesOf(value.blockhash),
      // One instruction: the program, its accounts, its data.
      Buffer.of(1, 3, 3, 1, 2, 0, data.length, ...data),
    ])
    const wire = Buffer.concat([Buffer.of(1), sign(null, message, keyOf(owner.seed)), message])
    const options = { encoding: 'base64', preflightCommitment: 'confirmed' }
    const hash = await surfpool.call('sendTransaction', [wire.toString('base64'), options])
    for (;;) {
      const read = { commitment: 'confirmed', maxSupportedTransactionVersion: 0 }
      // Without a time until its block is complete.
      const found = (await surfpool.call('getTransaction', [hash, read])) as { blockTime: unknown } | null
      if (found?.blockTime) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  return {
    delegateOf: async (owner: string, mint: string) => (await accountOf(owner, mint)).delegate,
    /** Lets a spender take an amount. */
    async allow(owner: Holder, mint: string, spender: string, units: bigint) {
      const { pubkey } = await accountOf(owner.address, mint)
      await send(owner, [pubkey, spender], true, callData(4, units))
    },
    /** Moves an amount to the recipient's existing account. Its owner is not named. */
    async move(owner: Holder, mint: string, to: string, units: bigint) {
      const [source, destination] = [await accountOf(owner.address, mint), await accountOf(to, mint)]
      await send(owner, [source.pubkey, destination.pubkey], false, callData(3, units))
    },
  }
}

function keyOf(seed: Uint8Array) {
  return createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' })
}

function bytesOf(address: string): Uint8Array {
  const bytes = fromBase58(address)
  if (bytes?.length !== 32) throw new Error(`${address} is no address`)
  return bytes
}

function callData(kind: number, units: bigint): Uint8Array {
  const data = Buffer.alloc(9, kind)
  data.writeBigUInt64LE(units, 1)
  return data
}

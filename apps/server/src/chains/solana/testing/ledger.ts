import {
  AccountRole,
  type Address,
  appendTransactionMessageInstruction,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressEncoder,
  getBase64EncodedWireTransaction,
  getProgramDerivedAddress,
  type KeyPairSigner,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import type { Surfpool } from '../../../testing/startSurfpool.ts'

export const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' as Address
export const newTokenProgram = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb' as Address
const systemProgram = '11111111111111111111111111111111' as Address
const associatedProgram = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL' as Address

/** Test actions on a real local cluster. */
export function openLedger(surfpool: Surfpool) {
  async function send(
    payer: KeyPairSigner,
    programAddress: Address,
    accounts: readonly { address: Address; role: AccountRole }[],
    data: Uint8Array,
  ) {
    const { value } = (await surfpool.call('getLatestBlockhash', [{ commitment: 'confirmed' }])) as {
      value: { blockhash: string; lastValidBlockHeight: number }
    }
    const lifetime = { blockhash: value.blockhash, lastValidBlockHeight: BigInt(value.lastValidBlockHeight) }
    const message = pipe(
      createTransactionMessage({ version: 0 }),
      (message) => setTransactionMessageFeePayerSigner(payer, message),
      (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime as never, message),
      (message) => appendTransactionMessageInstruction({ programAddress, accounts, data }, message),
    )
    const wire = getBase64EncodedWireTransaction(await signTransactionMessageWithSigners(message))
    const options = { encoding: 'base64', skipPreflight: true, preflightCommitment: 'confirmed' }
    const signature = (await surfpool.call('sendTransaction', [wire, options])) as string
    for (let attempt = 0; attempt < 200; attempt++) {
      const found = (await surfpool
        .call('getTransaction', [signature, { commitment: 'confirmed', maxSupportedTransactionVersion: 0 }])
        .catch(() => null)) as { blockTime: number | null } | null
      // The node reports a transaction before its block is complete, and without a time until then.
      if (found?.blockTime) return signature
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('the transaction was not confirmed')
  }

  return {
    async someone(sol = 10): Promise<KeyPairSigner> {
      const signer = await generateKeyPairSigner()
      await surfpool.call('surfnet_setAccount', [
        signer.address,
        { lamports: sol * 1e9, owner: systemProgram, data: '' },
      ])
      return signer
    },
    pay(from: KeyPairSigner, to: Address, lamports: bigint) {
      const accounts = [
        { address: from.address, role: AccountRole.WRITABLE_SIGNER },
        { address: to, role: AccountRole.WRITABLE },
      ]
      return send(
        from,
        systemProgram,
        accounts,
        Uint8Array.from([...bytesOf(2n, 4), ...bytesOf(lamports, 8)]),
      )
    },
    /** A mint without a mint authority. */
    async mint(decimals: number, program = tokenProgram): Promise<Address> {
      const { address } = await generateKeyPairSigner()
      const data = new Uint8Array(82)
      data.set(bytesOf(10n ** 15n, 8), 36)
      data[44] = decimals
      data[45] = 1
      await surfpool.call('surfnet_setAccount', [
        address,
        { lamports: 10_000_000, owner: program, data: Buffer.from(data).toString('hex') },
      ])
      return address
    },
    async give(owner: Address, mint: Address, amount: number, program = tokenProgram) {
      await surfpool.call('surfnet_setTokenAccount', [owner, mint, { amount }, program])
    },
    /** Lets a delegate take an amount; none revokes it. */
    async allow(
      owner: KeyPairSigner,
      mint: Address,
      delegate?: Address,
      amount = 0n,
      program = tokenProgram,
    ) {
      const accounts = [
        { address: await accountOf(owner.address, mint, program), role: AccountRole.WRITABLE },
        ...(delegate ? [{ address: delegate, role: AccountRole.READONLY }] : []),
        { address: owner.address, role: AccountRole.READONLY_SIGNER },
      ]
      return send(owner, program, accounts, Uint8Array.from(delegate ? [4, ...bytesOf(amount, 8)] : [5]))
    },
    /** Opens a token account for an owner. */
    async open(payer: KeyPairSigner, owner: Address, mint: Address, program = tokenProgram) {
      const accounts = [
        { address: payer.address, role: AccountRole.WRITABLE_SIGNER },
        { address: await accountOf(owner, mint, program), role: AccountRole.WRITABLE },
        { address: owner, role: AccountRole.READONLY },
        { address: mint, role: AccountRole.READONLY },
        { address: systemProgram, role: AccountRole.READONLY },
        { address: program, role: AccountRole.READONLY },
      ]
      return send(payer, associatedProgram, accounts, Uint8Array.of(1))
    },
    async burn(owner: KeyPairSigner, mint: Address, amount: bigint) {
      const accounts = [
        { address: await accountOf(owner.address, mint), role: AccountRole.WRITABLE },
        { address: mint, role: AccountRole.WRITABLE },
        { address: owner.address, role: AccountRole.READONLY_SIGNER },
      ]
      return send(owner, tokenProgram, accounts, Uint8Array.from([8, ...bytesOf(amount, 8)]))
    },
    async move(from: KeyPairSigner, to: Address, mint: Address, amount: bigint, program = tokenProgram) {
      const accounts = [
        { address: await accountOf(from.address, mint, program), role: AccountRole.WRITABLE },
        ...(program === tokenProgram ? [] : [{ address: mint, role: AccountRole.READONLY }]),
        { address: await accountOf(to, mint, program), role: AccountRole.WRITABLE },
        { address: from.address, role: AccountRole.READONLY_SIGNER },
      ]
      // Transfer; TransferChecked of Token-2022, for mints of 2 decimals.
      const data = program === tokenProgram ? [3, ...bytesOf(amount, 8)] : [12, ...bytesOf(amount, 8), 2]
      return send(from, program, accounts, Uint8Array.from(data))
    },
  }
}

async function accountOf(owner: Address, mint: Address, program = tokenProgram): Promise<Address> {
  const encode = getAddressEncoder().encode
  const [address] = await getProgramDerivedAddress({
    programAddress: associatedProgram,
    seeds: [encode(owner), encode(program), encode(mint)],
  })
  return address
}

/** Little-endian. */
function bytesOf(value: bigint, length: number): number[] {
  return Array.from({ length }, (_, index) => Number((value >> BigInt(8 * index)) & 255n))
}

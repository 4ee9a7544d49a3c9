import { createSecret } from './createSecret.ts'
import type { Escrow } from './escrow.ts'
import { receiveFrom } from './receiveFrom.ts'
import { type Bytes, wipe } from './vault/bytes.ts'
import { readDeviceFactor } from './vault/deviceFactor.ts'
import { listFactors } from './vault/findPair.ts'
import { readWallet } from './vault/readWallet.ts'
import { rotateVault } from './vault/rotateVault.ts'
import { wipeSecret } from './vault/secret.ts'
import type { Access } from './vault/store.ts'
import { unlockVault } from './vault/unlockVault.ts'
import { VaultError } from './vault/vaultError.ts'

/** Of 12 and of 24 words. */
const entropyLengths: readonly number[] = [16, 32]

/**
 * Puts the wallet of other words in the place of a new one. They come from a window of the wallet:
 * neither the page nor its frame sees them.
 *
 * Only while nothing but this device and the escrow open the wallet: a device that has seen a wallet
 * refuses another one for ever. The escrow has to be present, so the login has to be fresh.
 */
export async function importEntropy(access: Access, { escrow, port }: importEntropy.Args): Promise<void> {
  const wallet = readWallet(await access.store.read(access.scope))
  const held = listFactors(wallet)
  const own = await readDeviceFactor(access)
  const kept = held.find(({ kind }) => kind === 'escrow')
  // The annex, too, is of the wallet that is there: other words do not open it.
  if (
    wallet.annex ||
    !own ||
    !kept ||
    held.some(({ factorId }) => factorId !== own.id && factorId !== kept.factorId)
  )
    throw new VaultError('vault/bad_input', 'Only a new wallet can be replaced.')
  const released = await escrow.release(kept.factorId)
  const entropy = await receive(port)
  const secret = await createSecret(entropy)
  try {
    await unlockVault(access, own, (vault) =>
      rotateVault(access, vault, { factors: [own, released], secret }),
    )
  } finally {
    wipeSecret(secret)
    wipe(own.secret, released.secret)
  }
}

export declare namespace importEntropy {
  type Args = {
    readonly escrow: Escrow
    /** To the window, which sends the entropy. */
    readonly port: MessagePort
  }
}

async function receive(port: MessagePort): Promise<Bytes> {
  const entropy = await receiveFrom(port)
  if (!(entropy instanceof Uint8Array) || !entropyLengths.includes(entropy.length))
    throw new VaultError('vault/bad_input', 'A phrase has 12 or 24 words.')
  const copy = Uint8Array.from(entropy)
  wipe(entropy)
  return copy
}

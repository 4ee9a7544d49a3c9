import { createDecipheriv, hkdfSync, pbkdf2Sync } from 'node:crypto'
import { DirectSecp256k1HdWallet } from '@cosmjs/proto-signing'
import { Keyring } from '@polkadot/keyring'
import { createKeyPairSignerFromPrivateKeyBytes } from '@solana/kit'
import { BIP32Factory } from 'bip32'
import { initEccLib, payments } from 'bitcoinjs-lib'
import { derivePath } from 'ed25519-hd-key'
import * as ecc from 'tiny-secp256k1'
import { bytesToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

// Restores a wallet as a stranger would, in ten years: from words, or from a file with its code,
// with docs/custody.md at hand. Nothing of ours is imported here.

initEccLib(ecc)
const bip32 = BIP32Factory(ecc)

/** The words in an exit file. */
export function openFile(file: string, code: string): string {
  const [, json = ''] = /<script type="application\/json" id="sealed">(.*?)<\/script>/s.exec(file) ?? []
  const { box, label, salt } = JSON.parse(json) as Record<'box' | 'label' | 'salt', string>
  const key = Buffer.from(hkdfSync('sha256', code, Buffer.from(salt, 'base64'), label, 32))
  const bytes = Buffer.from(box, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
  decipher.setAAD(Buffer.from(label))
  decipher.setAuthTag(bytes.subarray(-16))
  const opened = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()])
  return (JSON.parse(opened.toString()) as { words: string[] }).words.join(' ')
}

/** The keys of the words in other libraries, with the paths that are on the paper. */
export async function restore(words: string) {
  const seed = pbkdf2Sync(words.normalize('NFKD'), 'mnemonic', 2048, 64, 'sha512')
  const root = bip32.fromSeed(seed)
  const segwit = root.derivePath("m/84'/0'/0'/0/0")
  const taproot = root.derivePath("m/86'/0'/0'/0/0")
  const { privateKey = new Uint8Array() } = root.derivePath("m/44'/60'/0'/0/0")
  const evm = privateKeyToAccount(bytesToHex(privateKey))
  const solana = await createKeyPairSignerFromPrivateKeyBytes(
    Uint8Array.from(derivePath("m/44'/501'/0'/0'", seed.toString('hex')).key),
  )
  const polkadot = new Keyring({ type: 'sr25519', ss58Format: 0 }).addFromMnemonic(words)
  const cosmos = await DirectSecp256k1HdWallet.fromMnemonic(words)
  const [cosmosAccount] = await cosmos.getAccounts()
  return {
    evm,
    solana,
    segwit,
    taproot,
    polkadot,
    cosmos,
    /** In the order of the paper. */
    addresses: [
      evm.address,
      solana.address,
      payments.p2wpkh({ pubkey: segwit.publicKey }).address,
      payments.p2tr({ internalPubkey: taproot.publicKey.slice(1) }).address,
      polkadot.address,
      cosmosAccount?.address,
    ],
  }
}

export type Restored = Awaited<ReturnType<typeof restore>>

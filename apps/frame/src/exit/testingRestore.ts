import { createDecipheriv, hkdfSync, pbkdf2Sync } from 'node:crypto'
import { DirectSecp256k1HdWallet } from '@cosmjs/proto-signing'
import { Keyring } from '@polkadot/keyring'
import { createKeyPairSignerFromPrivateKeyBytes } from '@solana/kit'
import { BIP32Factory } from 'bip32'
import { initEccLib, payments } from 'bitcoinjs-lib'
import { derivePath } from 'ed25519-hd-key'
import * as ecc from 'tiny-secp256k1'
import {
  type Account,
  type Address,
  bytesToHex,
  type Chain,
  concatHex,
  createWalletClient,
  encodeFunctionData,
  encodePacked,
  getContractAddress,
  http,
  keccak256,
  padHex,
  parseAbi,
  publicActions,
  zeroAddress,
} from 'viem'
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

// The contracts of Safe 1.4.1, and of its module for ERC-4337.
const factory = '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67'
const singleton = '0x41675C099F32341bf84BFc5382aF534df5C7461a'
const module4337 = '0x75cf11467937ce3F2f357CE24ffc3DBF8fD5c226'
const moduleSetup = '0x2dd68b007B46fBe91B9A7c3EDa5A7a1063cB5b47'
const abi = parseAbi([
  'function enableModules(address[] modules)',
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address)',
  'function proxyCreationCode() view returns (bytes)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
])

/** The smart account of a key: its owner calls it directly, without a bundler. */
export async function openSafe(owner: Account, chain: Chain, url: string) {
  const client = createWalletClient({ account: owner, chain, transport: http(url) }).extend(publicActions)
  const enable = encodeFunctionData({ abi, functionName: 'enableModules', args: [[module4337]] })
  const initializer = encodeFunctionData({
    abi,
    functionName: 'setup',
    args: [[owner.address], 1n, moduleSetup, enable, module4337, zeroAddress, 0n, zeroAddress],
  })
  const code = await client.readContract({ abi, address: factory, functionName: 'proxyCreationCode' })
  const address = getContractAddress({
    opcode: 'CREATE2',
    from: factory,
    salt: keccak256(encodePacked(['bytes32', 'uint256'], [keccak256(initializer), 0n])),
    bytecode: concatHex([code, padHex(singleton, { size: 32 })]),
  })
  return {
    address,
    async send(to: Address, value: bigint): Promise<void> {
      if (!(await client.getCode({ address }))) {
        const args = [singleton, initializer, 0n] as const
        const hash = await client.writeContract({
          abi,
          address: factory,
          functionName: 'createProxyWithNonce',
          args,
        })
        await client.waitForTransactionReceipt({ hash })
      }
      // An owner who sends the transaction needs no signature: its address, and 1 for its kind.
      const signature = concatHex([padHex(owner.address, { size: 32 }), padHex('0x', { size: 32 }), '0x01'])
      const hash = await client.writeContract({
        abi,
        address,
        functionName: 'execTransaction',
        args: [to, value, '0x', 0, 0n, 0n, 0n, zeroAddress, zeroAddress, signature],
      })
      const { status } = await client.waitForTransactionReceipt({ hash })
      if (status !== 'success') throw new Error('reverted')
    },
  }
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

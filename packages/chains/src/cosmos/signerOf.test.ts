import { makeSignDoc, Secp256k1HdWallet } from '@cosmjs/amino'
import { expect, test } from 'vitest'
import type { LocalWallet, Session } from '../driver.ts'
import { on } from '../testingCapability.ts'
import { cosmos, cosmosHub, osmosis } from './index.ts'
import type { KeplrProvider } from './keplr.ts'
import type { AminoDoc, DirectDoc } from './signer.ts'
import { signerOf } from './signerOf.ts'
import { cosmosOn, createTestCosmosWallet, type TestCosmosWallet } from './testing.ts'
import { verifyMessage } from './verifyMessage.ts'

const networks = [cosmosHub, osmosis]
const { messages } = cosmos()
const document: DirectDoc = {
  bodyBytes: Uint8Array.of(1, 2, 3),
  authInfoBytes: Uint8Array.of(4, 5),
  chainId: 'cosmoshub-4',
  accountNumber: 7n,
}
const amino: AminoDoc = makeSignDoc(
  [],
  { amount: [{ amount: '1', denom: 'uatom' }], gas: '2' },
  'cosmoshub-4',
  '',
  7,
  0,
)

async function connected(options: Parameters<typeof cosmosOn>[1] = {}) {
  const made = cosmosOn(networks, options)
  const session = await made.driver.connect({ wallet: made.found })
  return { ...made, session, address: session.accounts[0]?.address ?? '' }
}

/** A session whose wallet has some members replaced. */
async function replaced(
  members: (provider: KeplrProvider, wallet: TestCosmosWallet) => object,
): Promise<{ session: Session; address: string }> {
  const test = createTestCosmosWallet({ trusted: true })
  const wallet: LocalWallet<KeplrProvider> = {
    id: 'x',
    namespace: 'cosmos',
    name: 'X',
    kind: 'injected',
    provider: { ...test.provider, ...members(test.provider, test) } as KeplrProvider,
  }
  const session = await cosmos({ networks, target: new EventTarget() }).connect({ wallet })
  return { session, address: session.accounts[0]?.address ?? '' }
}

test('behavior: signs documents with the key of the account', async () => {
  const { address, found, session, wallet } = await connected()
  const signer = await signerOf(session, address)
  const { pubKey } = await found.provider.getKey('cosmoshub-4')
  expect(signer).toMatchObject({ address, publicKey: pubKey, isLedger: false })
  expect(await signer.signDirect(document)).toMatchObject({ signed: document, publicKey: pubKey })
  expect(await signer.signAmino?.(amino)).toMatchObject({ signed: amino, publicKey: pubKey })
  const kept = { preferNoSetFee: true, preferNoSetMemo: true }
  expect(wallet.requests.slice(-2).map(({ input }) => input[3])).toEqual([kept, kept])
})

test('behavior: a Ledger is reported', async () => {
  const { address, session } = await connected({ ledger: true })
  expect(await signerOf(session, address)).toMatchObject({ isLedger: true })
})

test('behavior: the wallet cannot change the document that was asked for', async () => {
  const { address, session } = await replaced((provider) => ({
    signDirect: (id: string, signer: string, doc: DirectDoc) => {
      doc.bodyBytes.fill(9)
      return provider.signDirect(id, signer, doc)
    },
  }))
  const signer = await signerOf(session, address)
  const { signed } = await signer.signDirect(document)
  expect(document.bodyBytes).toEqual(Uint8Array.of(1, 2, 3))
  expect(signed.bodyBytes).toEqual(Uint8Array.of(9, 9, 9))
})

test('behavior: a wallet may leave out the public key, which it has said before', async () => {
  const { address, session } = await replaced((provider) => ({
    async signDirect(...args: Parameters<KeplrProvider['signDirect']>) {
      const { signature, signed } = await provider.signDirect(...args)
      return { signed, signature: { signature: signature.signature } }
    },
  }))
  const signer = await signerOf(session, address)
  expect((await signer.signDirect(document)).publicKey).toEqual(signer.publicKey)
})

test('behavior: the account number may come as a Long, a text or not at all', async () => {
  for (const [accountNumber, expected] of [
    [{ toString: () => '7' }, 7n],
    ['18446744073709551615', 2n ** 64n - 1n],
    [undefined, 0n],
    [null, 0n],
  ]) {
    const { address, session } = await replaced((provider) => ({
      async signDirect(id: string, signer: string, doc: DirectDoc) {
        const { signature, signed } = await provider.signDirect(id, signer, doc)
        return { signature, signed: { ...signed, accountNumber } }
      },
    }))
    const signer = await signerOf(session, address)
    expect((await signer.signDirect(document)).signed.accountNumber).toBe(expected)
  }
})

test.each<[string, (answer: { signed: object; signature: object }) => unknown]>([
  ['nothing', () => undefined],
  ['no document', ({ signature }) => ({ signature })],
  ['no signature', ({ signed }) => ({ signed })],
  [
    'a short signature',
    ({ signature, signed }) => ({ signed, signature: { ...signature, signature: 'AAAA' } }),
  ],
  [
    'no base64',
    ({ signature, signed }) => ({ signed, signature: { ...signature, signature: '%'.repeat(88) } }),
  ],
  [
    'the key of another account',
    ({ signature, signed }) => ({
      signed,
      signature: { ...signature, pub_key: { value: Buffer.alloc(33, 2).toString('base64') } },
    }),
  ],
  [
    'bytes that are none',
    ({ signature, signed }) => ({ signature, signed: { ...signed, bodyBytes: 'AQ==' } }),
  ],
  [
    'a document without end',
    ({ signature, signed }) => ({ signature, signed: { ...signed, bodyBytes: new Uint8Array(300_000) } }),
  ],
  [
    'an account number that is none',
    ({ signature, signed }) => ({ signature, signed: { ...signed, accountNumber: '-1' } }),
  ],
])('error: a wallet that signs with %s', async (_, answer) => {
  const { address, session } = await replaced((provider) => ({
    signDirect: async (...args: Parameters<KeplrProvider['signDirect']>) =>
      answer(await provider.signDirect(...args)),
  }))
  const signer = await signerOf(session, address)
  await expect(signer.signDirect(document)).rejects.toMatchObject({ code: 'sign/failed' })
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'x'],
  ['no fields', {}],
  ['a number for a text', { ...amino, sequence: 0 }],
  ['no messages', { ...amino, msgs: 'x' }],
  ['a fee that is none', { ...amino, fee: { gas: '1', amount: [{ denom: 'uatom', amount: 1 }] } }],
  ['a text without end', { ...amino, memo: 'x'.repeat(300_000) }],
])('error: a wallet that signs a document of %s', async (_, signed) => {
  const { address, session } = await replaced((provider) => ({
    signAmino: async (id: string, signer: string, doc: object) => ({
      ...(await provider.signAmino?.(id, signer, doc)),
      signed,
    }),
  }))
  const signer = await signerOf(session, address)
  await expect(signer.signAmino?.(amino)).rejects.toMatchObject({ code: 'sign/failed' })
})

test('error: declining reaches the caller as the wallet says it', async () => {
  const { address, session, wallet } = await connected()
  const signer = await signerOf(session, address)
  wallet.decline()
  await expect(signer.signDirect(document)).rejects.toThrow('Request rejected')
})

test('behavior: a wallet without AMINO signs DIRECT documents only', async () => {
  const { address, session } = await replaced(() => ({ signAmino: undefined }))
  expect(await signerOf(session, address)).not.toHaveProperty('signAmino')
})

test('behavior: signs messages that verify, on both networks', async () => {
  const { address, driver, session, wallet } = await connected()
  for (const message of ['Hello, ✓', '']) {
    const signature = await on(messages).sign({ session, address, message })
    expect(verifyMessage(address, message, signature as string)).toBe(true)
    const args = { network: cosmosHub, address, message, signature: signature as string }
    expect(await on(driver.messages).verify(args)).toBe(true)
    expect(await on(driver.messages).verify({ ...args, message: 'other' })).toBe(false)
  }
  await driver.networkSwitch?.to({ session, network: osmosis })
  const [osmo = ''] = wallet.addressesOn('osmo')
  const signature = await on(messages).sign({ session, address: osmo, message: 'x' })
  expect(verifyMessage(osmo, 'x', signature as string)).toBe(true)
  expect(wallet.requests.at(-1)).toEqual({ method: 'signArbitrary', input: ['osmosis-1', osmo, 'x'] })
})

test('behavior: bytes are signed as the standard says', async () => {
  const words = 'test test test test test test test test test test test junk'
  const reference = await Secp256k1HdWallet.fromMnemonic(words)
  const [{ address } = { address: '' }] = await reference.getAccounts()
  const { privkey: privateKey } = (
    await (
      reference as unknown as { getAccountsWithPrivkeys(): Promise<{ privkey: Uint8Array }[]> }
    ).getAccountsWithPrivkeys()
  )[0] as { privkey: Uint8Array }
  const made = await connected({ privateKeys: [privateKey] })
  expect(made.address).toBe(address)
  const signature = await on(messages).sign({
    session: made.session,
    address,
    message: Uint8Array.of(0, 255),
  })
  const doc = {
    ...makeSignDoc(
      [{ type: 'sign/MsgSignData', value: { signer: address, data: 'AP8=' } }],
      { amount: [], gas: '0' },
      '',
      '',
      0,
      0,
    ),
  }
  expect(signature).toBe((await reference.signAmino(address, doc)).signature.signature)
})

test('error: declined, then approved; for an account that is not shared; by a wallet that cannot', async () => {
  const { address, session, wallet } = await connected()
  const sign = (who = address) => on(messages).sign({ session, address: who, message: 'x' })
  wallet.decline()
  await expect(sign()).rejects.toMatchObject({ code: 'sign/rejected' })
  await expect(sign()).resolves.toMatch(/^[\w+/]{86}==$/)
  await expect(sign(wallet.addresses[1])).rejects.toMatchObject({ code: 'connection/none' })
  wallet.vanish()
  await expect(sign()).rejects.toMatchObject({ code: 'sign/failed' })
  const other = await replaced(() => ({ signArbitrary: undefined }))
  await expect(
    on(messages).sign({ session: other.session, address: other.address, message: 'x' }),
  ).rejects.toMatchObject({ code: 'sign/unsupported' })
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'x'],
  ['no signature', {}],
  ['a long signature', { signature: Buffer.alloc(65).toString('base64') }],
  [
    'the key of another account',
    {
      signature: Buffer.alloc(64).toString('base64'),
      pub_key: { value: Buffer.alloc(33, 2).toString('base64') },
    },
  ],
])('error: a wallet that signs a message with %s', async (_, answer) => {
  const { address, session } = await replaced(() => ({ signArbitrary: async () => answer }))
  await expect(on(messages).sign({ session, address, message: 'x' })).rejects.toMatchObject({
    code: 'sign/failed',
  })
})

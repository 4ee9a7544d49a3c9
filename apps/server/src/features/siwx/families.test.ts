import { generateKeyPairSync, sign } from 'node:crypto'
import { regtest } from '@latchkey/chains/bitcoin/networks'
import { bitcoinOn } from '@latchkey/chains/bitcoin/testing'
import { osmosis } from '@latchkey/chains/cosmos/networks'
import { cosmosOn } from '@latchkey/chains/cosmos/testing'
import { formatSs58 } from '@latchkey/chains/polkadot/ss58'
import type { ChainId } from '@latchkey/protocol/caip'
import { afterAll, expect, test } from 'vitest'
import { messageOf, type Person, signedBy } from './testing/signIn.ts'
import { startSiwx } from './testing/startSiwx.ts'

const polkadotChain: ChainId = 'polkadot:68d56f15f85d3136970ec16946040bc1'

// Signatures are verified without a node.
const away = 'http://127.0.0.1:9'
const server = await startSiwx({
  env: { RPC_POLKADOT_ASSET_HUB: away, RPC_BIP122_0f9188f13cb7b2c71f2a335e3a4fc328: away, RPC_OSMOSIS: away },
})
afterAll(() => server.stop())

function createPolkadotPerson(prefix = 0): Person {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  return {
    address: formatSs58(raw, prefix),
    chainId: polkadotChain,
    sign: async (text) =>
      `0x${sign(null, Buffer.from(`<Bytes>${text}</Bytes>`), privateKey).toString('hex')}`,
  }
}

/** The account of a test wallet with real keys. */
async function personOf(
  made: ReturnType<typeof bitcoinOn> | ReturnType<typeof cosmosOn>,
  chainId: ChainId,
): Promise<Person> {
  const session = await made.driver.connect({ wallet: made.found as never })
  const address = session.accounts[0]?.address ?? ''
  const { sign } = (await made.driver.messages?.()) ?? {}
  return { address, chainId, sign: async (message) => (await sign?.({ session, address, message })) ?? '' }
}

const people = {
  polkadot: async () => createPolkadotPerson(),
  'bitcoin, segwit': () => personOf(bitcoinOn([regtest]), regtest.id),
  'bitcoin, taproot': () => personOf(bitcoinOn([regtest], { kind: 'p2tr' }), regtest.id),
  cosmos: () => personOf(cosmosOn([osmosis], { trusted: true }), osmosis.id),
}

test.each(Object.entries(people))('behavior: a person of %s signs in', async (_, create) => {
  const person = await create()
  const { session } = await server.signIn(person)
  expect(session).toMatchObject({ accountAddress: person.address, chainId: person.chainId })
})

test.each(Object.entries(people))(
  'error: of two people of %s, neither signs in as the other',
  async (_, create) => {
    const [person, other] = [await create(), await create()]
    const signed = await signedBy(person, messageOf(other, await server.nonce()))
    const answer = await server.post(signed)
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'server/signature_invalid'])
  },
)

test('error: an address with the prefix of another network does not sign in', async () => {
  const person = createPolkadotPerson(2)
  const answer = await server.post(await signedBy(person, messageOf(person, await server.nonce())))
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'server/address_invalid'])
})

import { type Anvil, startAnvil } from '@latchkey/chains/evm/testingNode'
import {
  type Address,
  concat,
  createPublicClient,
  decodeAbiParameters,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  http,
  keccak256,
  namehash,
  parseAbi,
  recoverAddress,
  stringToBytes,
  toHex,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { packetToBytes } from 'viem/ens'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ContractName, contract } from '../../chains/evm/testing/contract.ts'
import { deploy } from '../../chains/evm/testing/deploy.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase.ts'
import { coinOfChain, createPerson, signNames } from './testing/signNames.ts'
import { type NamesServer, startNames } from './testing/startNames.ts'

const zone = 'example.eth'
const gatewayKey = generatePrivateKey()

let anvil: Anvil
let database: TestDatabase
let server: NamesServer
let client: ReturnType<typeof createPublicClient>
let account: Address
let resolver: Address
let posting: Address
let url: string
let ahead = 0

beforeAll(async () => {
  anvil = await startAnvil()
  database = await createTestDatabase()
  const chain = { ...anvil.client.chain }
  server = await startNames({
    url: database.url,
    gatewayKey,
    clock: () => Date.now() + ahead,
    verify: ({ address, message, signature }) =>
      anvil.client.verifyMessage({ address: address as Address, message, signature: signature as Hex }),
  })
  url = await server.listen()
  const [first] = await anvil.client.getAddresses()
  if (!first) throw new Error('anvil has no account')
  account = first
  const { signer } = server.deps.names
  resolver = await put('OffchainResolver', [[`${url}/v1/profile/ccip/{sender}/{data}.json`], [signer]])
  posting = await put('OffchainResolver', [[`${url}/v1/profile/ccip`], [signer]])
  const registry = await put('Registry')
  const universal = await put('UniversalResolver', [registry])
  for (const [name, address] of [
    [zone, resolver],
    ['posted.eth', posting],
  ] as const)
    await anvil.client.writeContract({
      account,
      address: registry,
      abi: parseAbi(['function setResolver(bytes32, address)']),
      functionName: 'setResolver',
      args: [namehash(name), address],
    })
  client = createPublicClient({
    chain: { ...chain, contracts: { ensUniversalResolver: { address: universal } } },
    transport: http(anvil.url),
  })
}, 60_000)
afterAll(async () => {
  await server.stop()
  await database.drop()
  await anvil.stop()
})

const put = async (name: ContractName, args: readonly unknown[] = []) =>
  (await deploy(anvil, contract(name), args)).address

const person = createPerson()
const base = coinOfChain(8453)
const solana = 'So11111111111111111111111111111111111111112'

describe('wallets that know ENS', () => {
  beforeAll(async () => {
    const attributes = { bio: 'Sends and receives', avatar: 'https://pictures.example/p.png' }
    const answer = await server.register(
      await signNames(person, { name: `resolved.${zone}`, attributes }, { coinType: base }),
    )
    expect(answer.statusCode).toBe(200)
    const signed = await signNames(
      person,
      { name: `resolved.${zone}`, coin_type: 501, address: solana },
      { purpose: 'address' },
    )
    expect((await server.change(`resolved.${zone}`, 'address', signed)).statusCode).toBe(200)
  })

  test('behavior: find the address of a name through the chain and the gateway', async () => {
    expect(await client.getEnsAddress({ name: `resolved.${zone}` })).toBe(person.address)
    expect(await client.getEnsAddress({ name: `resolved.${zone}`, coinType: BigInt(base) })).toBe(
      person.address.toLowerCase(),
    )
    // The 32 bytes of a Solana address, as in ENSIP-9.
    expect(await client.getEnsAddress({ name: `resolved.${zone}`, coinType: 501n })).toMatch(
      /^0x069b8857feab8184fb687f634618c035dac439dc1aeb3b5598a0f00000000001$/,
    )
  })

  test('behavior: find its texts', async () => {
    const text = (key: string) => client.getEnsText({ name: `resolved.${zone}`, key })
    expect(await text('avatar')).toBe('https://pictures.example/p.png')
    expect(await text('bio')).toBe('Sends and receives')
    expect(await text('description')).toBe('Sends and receives')
    expect(await text('toString')).toBeNull()
  })

  test('behavior: returns nothing for unregistered names, missing coin types and the zone itself', async () => {
    expect(await client.getEnsAddress({ name: `missing-name.${zone}` })).toBeNull()
    expect(await client.getEnsAddress({ name: zone })).toBeNull()
    expect(await client.getEnsAddress({ name: `a.resolved.${zone}` })).toBeNull()
    expect(await client.getEnsAddress({ name: `resolved.${zone}`, coinType: 0n })).toBeNull()
  })

  test('behavior: follow a change at once', async () => {
    const next = createPerson()
    const give = await signNames(
      person,
      { name: `resolved.${zone}`, coin_type: base, address: next.address },
      { purpose: 'address' },
    )
    expect((await server.change(`resolved.${zone}`, 'address', give)).statusCode).toBe(200)
    expect(await client.getEnsAddress({ name: `resolved.${zone}`, coinType: BigInt(base) })).toBe(
      next.address.toLowerCase(),
    )
  })

  test('error: names outside the zones are refused for every caller', async () => {
    await expect(client.getEnsAddress({ name: 'someone.posted.eth', strict: true })).rejects.toThrow()
  })

  test('error: an answer that is too old is not believed by the contract', async () => {
    ahead = -3_600_000
    await expect(client.getEnsAddress({ name: `resolved.${zone}`, strict: true })).rejects.toThrow()
    ahead = 0
  })

  test('error: the contract refuses a response by an untrusted signer', async () => {
    const { signer } = server.deps.names
    const trust = (trusted: boolean) =>
      anvil.client.writeContract({
        account,
        address: resolver,
        abi: parseAbi(['function setTrusted(address, bool)']),
        functionName: 'setTrusted',
        args: [signer as Address, trusted],
      })
    await trust(false)
    await expect(client.getEnsAddress({ name: `resolved.${zone}`, strict: true })).rejects.toThrow()
    await trust(true)
    expect(await client.getEnsAddress({ name: `resolved.${zone}` })).toBe(person.address)
  })

  test('behavior: the key of the gateway is replaced while names resolve, and the one before is refused then', async () => {
    const next = await startNames({ url: database.url, gatewayKey: generatePrivateKey() })
    const nextUrl = await next.listen()
    const write = async (signature: string, args: readonly unknown[]) => {
      const abi = parseAbi([`function ${signature}`] as readonly string[])
      const functionName = signature.slice(0, signature.indexOf('('))
      const call = { account, address: resolver, abi, functionName, args }
      // On a busy machine what follows would be read before it is mined.
      await anvil.client.waitForTransactionReceipt({ hash: await anvil.client.writeContract(call) })
    }
    const trust = (who: NamesServer, trusted: boolean) =>
      write('setTrusted(address, bool)', [who.deps.names.signer, trusted])
    /** Resolves with the answer of one process, as behind a balancer while they are restarted. */
    const resolveBy = async (at: string) => {
      await write('setGateways(string[])', [[`${at}/v1/profile/ccip/{sender}/{data}.json`]])
      return client.getEnsAddress({ name: `resolved.${zone}`, strict: true })
    }
    await expect(resolveBy(nextUrl)).rejects.toThrow()
    await trust(next, true)
    for (const at of [url, nextUrl, url]) expect(await resolveBy(at)).toBe(person.address)
    await trust(server, false)
    expect(await resolveBy(nextUrl)).toBe(person.address)
    await expect(resolveBy(url)).rejects.toThrow()
    await trust(server, true)
    expect(await resolveBy(url)).toBe(person.address)
    await next.stop()
  })
})

describe('the gateway', () => {
  const outer = parseAbi(['function resolve(bytes name, bytes data)'])
  const inner = parseAbi(['function addr(bytes32 node)', 'function contenthash(bytes32 node)'])
  const ask = (sender: string, data: string) =>
    server.app.inject({ url: `/v1/profile/ccip/${sender}/${data}` })
  const call = (name: string, node = namehash(name), functionName: 'addr' | 'contenthash' = 'addr') => {
    const data = encodeFunctionData({ abi: inner, functionName, args: [node] })
    return encodeFunctionData({ abi: outer, args: [toHex(packetToBytes(name)), data] })
  }

  test('behavior: signs for the contract that asked, what it asked and what it was told', async () => {
    const data = call(`resolved.${zone}`)
    const get = await ask(resolver.toLowerCase(), `${data}.json`)
    const post = await server.app.inject({
      method: 'POST',
      url: '/v1/profile/ccip',
      payload: { sender: resolver, data },
    })
    expect([get.statusCode, post.statusCode]).toEqual([200, 200])
    for (const answer of [get, post]) {
      const proven = await anvil.client.readContract({
        address: resolver,
        abi: parseAbi(['function resolveWithProof(bytes, bytes) view returns (bytes)']),
        functionName: 'resolveWithProof',
        args: [answer.json().data, data],
      })
      expect(proven).toBe(encodeAbiParameters([{ type: 'address' }], [person.address]))
    }
    // Another contract with the same key does not accept it.
    await expect(
      anvil.client.readContract({
        address: posting,
        abi: parseAbi([
          'function resolveWithProof(bytes, bytes) view returns (bytes)',
          'error AnswerNotTrusted(address)',
        ]),
        functionName: 'resolveWithProof',
        args: [get.json().data, data],
      }),
    ).rejects.toThrow('AnswerNotTrusted')
  })

  test('behavior: the signature is the one of ERC-191 version 0', async () => {
    const data = call(`resolved.${zone}`)
    const { data: answer } = (await ask(resolver, data)).json() as { data: Hex }
    const [result, expires, signature] = decodeAbiParameters(
      [{ type: 'bytes' }, { type: 'uint64' }, { type: 'bytes' }],
      answer,
    )
    const hash = keccak256(
      concat(['0x1900', resolver, toHex(expires, { size: 8 }), keccak256(data), keccak256(result)]),
    )
    expect(await recoverAddress({ hash, signature })).toBe(privateKeyToAccount(gatewayKey).address)
    expect(Number(expires) - Date.now() / 1000).toBeGreaterThan(60)
    expect(Number(expires) - Date.now() / 1000).toBeLessThan(600)
  })

  test('error: calls that are none, or ask about one name for another, are 400', async () => {
    const bad = [
      '0x',
      '0x9061b923',
      `0x9061b923${'ff'.repeat(64)}`,
      call(`resolved.${zone}`, namehash('vitalik.eth')),
      call(`resolved.${zone}`, namehash(`resolved.${zone}`), 'contenthash'),
      encodeFunctionData({ abi: outer, args: [toHex(stringToBytes('\x08resolved')), '0x'] }),
      encodeFunctionData({ abi: outer, args: ['0x', '0x'] }),
      encodeFunctionData({ abi: outer, args: [toHex(Uint8Array.of(2, 0xff, 0xfe, 0)), '0x'] }),
      call('vitalik.eth'),
      call('eth'),
      call(`not${zone}`),
    ]
    for (const data of bad) {
      const answer = await ask(resolver, data)
      expect([data.slice(0, 20), answer.statusCode]).toEqual([data.slice(0, 20), 400])
      expect(answer.json().reasons[0].field).toBe('data')
    }
    for (const [sender, data] of [
      ['0x12', '0x'],
      [resolver, 'zz'],
      [resolver, '0x123'],
    ] as const)
      expect((await ask(sender, data)).statusCode).toBe(400)
    expect((await ask(resolver, `0x${'00'.repeat(5_000)}`)).statusCode).toBe(400)
  })

  test('error: a contract whose address starts with 0X is none', async () => {
    const { statusCode } = await ask(resolver.replace('0x', '0X') as Address, call(`resolved.${zone}`))
    expect(statusCode).toBe(400)
  })

  test('error: names of others, and of more labels than there are, are not even hashed', async () => {
    // With the hash of another name: hashing first would have found that.
    const foreign = await ask(resolver, call('vitalik.eth', namehash('other.eth')))
    expect([foreign.statusCode, foreign.json().code]).toEqual([400, 'names/zone_unknown'])
    const long = await ask(resolver, call(`${'a.'.repeat(20)}${zone}`))
    expect([long.statusCode, long.json().code]).toEqual([400, 'names/call_invalid'])
  })

  test('error: without a key nothing is answered, and a key that is none stops the server without naming it', async () => {
    const off = await startNames({ url: database.url })
    const answer = await off.app.inject({ url: `/v1/profile/ccip/${resolver}/${call(`resolved.${zone}`)}` })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'names/gateway_off'])
    expect(off.deps.names.signer).toBeUndefined()
    await off.stop()
    const wrong = startNames({ url: database.url, gatewayKey: 'hunter2' })
    await expect(wrong).rejects.toThrow('NAME_GATEWAY_KEY')
    await expect(wrong).rejects.not.toThrow('hunter2')
  })
})

describe('accounts that are contracts', () => {
  const key = createPerson()
  let contract: Address
  beforeAll(async () => {
    contract = await put('Account', [key.address])
  })
  const here = { coinType: coinOfChain(31_337) }

  test('behavior: register by ERC-1271, and do not speak for mainnet', async () => {
    const name = `contracted.${zone}`
    const signed = await signNames(key, { name }, { ...here, address: contract })
    const answer = await server.register(signed)
    expect(answer.statusCode).toBe(200)
    expect(Object.keys(answer.json().addresses)).toEqual(['60', String(here.coinType)])
    expect((await server.deps.names.nameOf(contract))?.name).toBe(name)
    expect(await client.getEnsAddress({ name, coinType: BigInt(here.coinType) })).toBe(contract.toLowerCase())
    // On mainnet that address may belong to someone else: it is neither returned for
    // payments nor accepted as signer.
    expect(await client.getEnsAddress({ name })).toBeNull()
    const attributes = { bio: 'from mainnet' }
    const elsewhere = await signNames(
      key,
      { name, attributes },
      { purpose: 'attributes', coinType: 60, address: contract },
    )
    expect((await server.change(name, 'attributes', elsewhere)).json().code).toBe('names/not_owned')
    const own = await signNames(
      key,
      { name, attributes: { bio: 'from here' } },
      { purpose: 'attributes', ...here, address: contract },
    )
    expect((await server.change(name, 'attributes', own)).statusCode).toBe(200)
    // The owner may set the address there explicitly.
    const claim = await signNames(
      key,
      { name, coin_type: 60, address: contract },
      { purpose: 'address', ...here, address: contract },
    )
    expect((await server.change(name, 'address', claim)).statusCode).toBe(200)
    expect(await client.getEnsAddress({ name })).toBe(contract)
  })

  test('error: another signer is refused', async () => {
    const signed = await signNames(
      createPerson(),
      { name: `contract-2.${zone}` },
      { ...here, address: contract },
    )
    expect((await server.register(signed)).json().code).toBe('server/signature_invalid')
  })
})

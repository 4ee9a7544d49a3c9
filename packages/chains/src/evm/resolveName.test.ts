import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeFunctionData, encodeAbiParameters, type Hex, multicall3Abi, parseAbi } from 'viem'
import { namehash } from 'viem/ens'
import { afterAll, expect, test } from 'vitest'
import type { Network } from '../driver.ts'
import { on as capability } from '../testingCapability.ts'
import { evm } from './index.ts'
import { base, mainnet } from './networks.gen.ts'
import { startAnvil } from './testingNode.ts'

const anvil = await startAnvil({ chainId: 1 })
afterAll(anvil.stop)

const { ensUniversalResolver } = mainnet.contracts
const resolver = ensUniversalResolver.address
const owner = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const calls = parseAbi([
  'function resolveWithGateways(bytes name, bytes data, string[] gateways) view returns (bytes, address)',
])
const record = parseAbi(['function addr(bytes32 node, uint256 coinType) view returns (bytes)'])

/** A proxy of a mainnet node that records requests. */
async function startDoor() {
  const asked: { method: string; params: [{ to?: string; data?: Hex }] }[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    asked.push(...[JSON.parse(text)].flat().filter(({ method }) => method !== 'eth_chainId'))
    const answer = await fetch(anvil.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: text,
    })
    response.writeHead(200, { 'content-type': 'application/json' }).end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

const door = await startDoor()

/** The code of a resolver that returns the same record for every request. */
async function setRecord(bytes: Hex | 'revert') {
  if (bytes === 'revert') return await anvil.client.setCode({ address: resolver, bytecode: '0x60006000fd' })
  const result = encodeAbiParameters([{ type: 'bytes' }], [bytes])
  const answer = encodeAbiParameters([{ type: 'bytes' }, { type: 'address' }], [result, resolver]).slice(2)
  const size = (answer.length / 2).toString(16).padStart(4, '0')
  // Returns the bytes that follow the code.
  await anvil.client.setCode({ address: resolver, bytecode: `0x61${size}600e60003961${size}6000f3${answer}` })
}

function on(network: (networks: readonly Network[]) => Network | undefined, contracts: object = {}) {
  const driver = evm({
    networks: [
      {
        ...mainnet,
        contracts: { ensUniversalResolver, ...contracts },
        rpcUrls: { default: { http: [door.url] } },
      },
      base,
    ],
    target: new EventTarget(),
  })
  const { networks } = driver
  const here = network(networks)
  if (!here) throw new Error('the driver is incomplete')
  return (name: string, asked = networks) =>
    capability(driver.names).resolve({ name, network: here, networks: asked })
}
const onMainnet = on(([first]) => first)
const onBase = on(([, second]) => second)

/** The last request to the resolver. */
function question() {
  const data = door.asked.findLast(
    ({ method, params: [call] }) => method === 'eth_call' && call.to === resolver,
  )?.params[0].data as Hex
  const [, call] = decodeFunctionData({ abi: calls, data }).args
  return decodeFunctionData({ abi: record, data: call }).args
}

test.each([
  ['mainnet', onMainnet, 60n],
  ['another chain', onBase, 0x8000_0000n + 8453n],
])('behavior: a name is looked up for the coin type of %s', async (_, resolve, coinType) => {
  await setRecord(owner)
  expect(await resolve('Vitalik.eth')).toBe(owner)
  expect(question()).toEqual([namehash('vitalik.eth'), coinType])
})

test('behavior: concurrent lookups are batched, in calls of up to 1024 bytes [9.16]', async () => {
  await setRecord(owner)
  const { multicall3 } = mainnet.contracts
  // The real contract, whose code viem includes but does not export.
  const inside = new URL('./constants/contracts.js', import.meta.resolve('viem'))
  const { multicall3Bytecode } = (await import(inside.href)) as { multicall3Bytecode: Hex }
  const [from] = await anvil.client.getAddresses()
  const hash = await anvil.client.deployContract({
    account: from as Hex,
    abi: [],
    bytecode: multicall3Bytecode,
  })
  const { contractAddress } = await anvil.client.waitForTransactionReceipt({ hash, pollingInterval: 50 })
  const bytecode = await anvil.client.getCode({ address: contractAddress as Hex })
  await anvil.client.setCode({ address: multicall3.address, bytecode: bytecode as Hex })

  const resolve = on(([first]) => first, { multicall3 })
  const before = door.asked.length
  const names = Array.from({ length: 7 }, (_, at) => `name-${at}.eth`)
  expect(await Promise.all(names.map((name) => resolve(name)))).toEqual(Array(7).fill(owner))
  const asked = door.asked.slice(before).map(({ params: [call] }) => call)
  expect(new Set(asked.map(({ to }) => to))).toEqual(new Set([multicall3.address]))
  const sizes = asked.map(({ data = '0x' }) => {
    const { args = [[]] } = decodeFunctionData({ abi: multicall3Abi, data })
    return (args[0] as readonly { callData: Hex }[]).map(({ callData }) => callData.length / 2 - 1)
  })
  // A third lookup would make it 1260 bytes.
  expect(sizes).toEqual([[420, 420], [420, 420], [420, 420], [420]])
})

test('behavior: undefined for a name without an address on the network', async () => {
  await setRecord('0x')
  expect(await onBase('vitalik.eth')).toBeUndefined()
  await setRecord('0x0000000000000000000000000000000000000000')
  expect(await onBase('vitalik.eth')).toBeUndefined()
  // A record with the length of another family's address is ignored.
  await setRecord(`0x${'ab'.repeat(32)}`)
  expect(await onBase('vitalik.eth')).toBeUndefined()
})

test('behavior: names with confusable characters are rejected without a request', async () => {
  await setRecord(owner)
  const before = door.asked.length
  // The first has a Cyrillic letter, the second an invisible character.
  for (const name of ['аlice.eth', 'ali\u200bce‮.eth', 'a_b..eth'])
    expect(await onMainnet(name)).toBeUndefined()
  expect(door.asked.length).toBe(before)
})

test('error: a failed lookup rejects [8.18z]', async () => {
  await setRecord('revert')
  await expect(onMainnet('vitalik.eth')).rejects.toMatchObject({
    code: 'name/resolve_failed',
    message: 'Error resolving name',
  })
  await expect(onBase('vitalik.eth', [])).rejects.toMatchObject({ code: 'name/resolve_failed' })
})

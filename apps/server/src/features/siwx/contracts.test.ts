import { type Anvil, startAnvil } from '@latchkey/chains/evm/testingNode'
import { toCacao } from '@latchkey/protocol/siwx/testing'
import { encodeFunctionData, type Hex, pad, serializeErc6492Signature } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { contract } from '../../chains/evm/testing/contract.ts'
import { type Deployed, deploy } from '../../chains/evm/testing/deploy.ts'
import { type FaultProxy, startFaultProxy } from '../../testing/startFaultProxy.ts'
import { createEvmPerson, messageOf, type Person, signedBy } from './testing/signIn.ts'
import { type SiwxServer, startSiwx } from './testing/startSiwx.ts'

let anvil: Anvil
let nodes: FaultProxy[]
let server: SiwxServer
let factory: Deployed
beforeAll(async () => {
  anvil = await startAnvil()
  nodes = [await startFaultProxy(anvil.url), await startFaultProxy(anvil.url)]
  server = await startSiwx({ env: { RPC_EIP155_31337: nodes.map(({ url }) => url).join(',') } })
  factory = await deploy(anvil, contract('AccountFactory'))
})
afterAll(async () => {
  await server.stop()
  for (const node of nodes) await node.stop()
  anvil.stop()
})

const call = (functionName: string, owner: Person) => ({
  abi: factory.abi,
  functionName,
  args: [owner.address as Hex],
})

/** The contract account of an owner, deployed or not. */
async function accountOf(owner: Person): Promise<Person> {
  const address = await anvil.client.readContract({ address: factory.address, ...call('addressOf', owner) })
  return { ...owner, address: address as string }
}

/** Adds the deployment to each signature (ERC-6492). */
function counterfactual(account: Person, owner: Person): Person {
  return {
    ...account,
    sign: async (text) =>
      serializeErc6492Signature({
        address: factory.address,
        data: encodeFunctionData(call('make', owner)),
        signature: (await account.sign(text)) as Hex,
      }),
  }
}

async function attempt(person: Person) {
  const answer = await server.post(await signedBy(person, messageOf(person, await server.nonce())))
  return [answer.statusCode, answer.json().code ?? answer.json().session.accountAddress]
}

/** On-chain changes count one block later: the nodes must agree on it. */
const eventually = (person: Person, expected: unknown[]) =>
  vi.waitFor(async () => expect(await attempt(person)).toEqual(expected), { timeout: 15_000, interval: 200 })

const refused = [401, 'server/signature_invalid']

test('behavior: a contract account signs in with its owner’s key, until it has another owner (ERC-1271)', async () => {
  const owner = createEvmPerson()
  const account = await accountOf(owner)
  expect(await attempt(account)).toEqual(refused)
  await factory.write('make', [owner.address])
  await eventually(account, [200, account.address])
  const stranger = createEvmPerson()
  expect(await attempt({ ...account, sign: stranger.sign })).toEqual(refused)
  // The owner's key signs for the account, not the other way round.
  expect(await attempt({ ...owner, sign: account.sign })).toEqual([200, owner.address])
  expect(await attempt({ ...stranger, sign: account.sign })).toEqual(refused)

  // As wallets on other devices send it.
  const message = messageOf(account, await server.nonce())
  const signed = await signedBy(account, message)
  const { h, p, s } = toCacao(message, signed.signature)
  const packed = await server.post({ ...signed, cacao: { h, p, s: { ...s, t: 'eip1271' } } })
  expect([packed.statusCode, packed.json().session?.cacao.s.t]).toEqual([200, 'eip1271'])

  await anvil.client.setStorageAt({
    address: account.address as Hex,
    index: 0,
    value: pad(stranger.address as Hex),
  })
  await anvil.client.mine({ blocks: 1 })
  await eventually(account, refused)
  expect(await attempt({ ...account, sign: stranger.sign })).toEqual([200, account.address])
})

test('behavior: an account that is not deployed yet signs in, before and after it is (ERC-6492)', async () => {
  const owner = createEvmPerson()
  const account = counterfactual(await accountOf(owner), owner)
  expect(await attempt(account)).toEqual([200, account.address])
  expect(await anvil.client.getCode({ address: account.address as Hex })).toBeUndefined()
  const thief = createEvmPerson()
  // The attacker's own contract, another key, another address, and a deployment of another account.
  expect(await attempt(counterfactual({ ...account, sign: thief.sign }, owner))).toEqual(refused)
  expect(await attempt(counterfactual({ ...account, sign: thief.sign }, thief))).toEqual(refused)
  expect(await attempt(counterfactual({ ...thief, sign: owner.sign }, owner))).toEqual(refused)
  await factory.write('make', [owner.address])
  await eventually(await accountOf(owner), [200, account.address])
  expect(await attempt(account)).toEqual([200, account.address])
})

test('error: a key’s twin signature is not taken in a wrapping either', async () => {
  const person = createEvmPerson()
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
  const twin = async (text: string) => {
    const signature = await person.sign(text)
    const s = order - BigInt(`0x${signature.slice(66, 130)}`)
    const v = signature.endsWith('1b') ? '1c' : '1b'
    return `${signature.slice(0, 66)}${s.toString(16).padStart(64, '0')}${v}`
  }
  expect(await attempt({ ...person, sign: twin })).toEqual(refused)
  expect(await attempt(counterfactual({ ...person, sign: twin }, person))).toEqual(refused)
  expect(await attempt(person)).toEqual([200, person.address])
})

test('error: a single lying node cannot sign in, and unreachable nodes are not a refusal', async () => {
  const account = await accountOf(createEvmPerson())
  await factory.write('make', [createEvmPerson().address])
  const yes = {
    kind: 'answer',
    body: `{"jsonrpc":"2.0","id":1,"result":"0x${'1'.padStart(64, '0')}"}`,
  } as const
  const thief = createEvmPerson()
  const [liar] = nodes
  liar?.break(yes, 'eth_call')
  const lied = await attempt({ ...account, address: factory.address, sign: thief.sign })
  expect(lied).toEqual([503, 'server/chain_unavailable'])
  for (const node of nodes) node.break({ kind: 'status', status: 500 })
  expect(await attempt({ ...account, address: factory.address, sign: thief.sign })).toEqual([
    503,
    'server/chain_unavailable',
  ])
  // A key needs no node.
  expect(await attempt(thief)).toEqual([200, thief.address])
  for (const node of nodes) node.heal()
})

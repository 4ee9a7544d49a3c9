import { afterAll, expect, test } from 'vitest'
import type { LocalWallet, Network } from '../driver.ts'
import { connect } from './connect.ts'
import type { Eip1193Provider } from './provider.ts'
import { switchNetwork } from './switchNetwork.ts'
import { evmOn } from './testing.ts'
import { startAnvil } from './testingNode.ts'
import { toNetwork } from './toNetwork.ts'

const [anvil, other] = await Promise.all([startAnvil(), startAnvil({ chainId: 31_338 })])
afterAll(() => Promise.all([anvil.stop(), other.stop()]))

const network: Network = {
  ...toNetwork(other.chain),
  explorer: { name: 'Scan', url: 'https://scan.example' },
}
const methodsOf = (requests: readonly { method: string }[]) =>
  requests.map(({ method }) => method).filter((method) => method !== 'eth_chainId')

async function connected(options: Parameters<typeof evmOn>[1] = {}) {
  const { driver, found, wallet } = evmOn([anvil, other], options)
  const session = await driver.connect({ wallet: found })
  return { session, wallet, to: (network: Network) => driver.networkSwitch?.to({ session, network }) }
}

/** A wallet whose responses to switching and adding the test defines. */
async function scripted(onSwitch: () => unknown, onAdd: () => unknown = () => null, chain = '0x1') {
  const asked: string[] = []
  const answers: Record<string, () => unknown> = {
    eth_requestAccounts: () => [`0x${'1'.repeat(40)}`],
    eth_chainId: () => chain,
    wallet_switchEthereumChain: onSwitch,
    wallet_addEthereumChain: onAdd,
  }
  const provider = {
    async request({ method }: { method: string }) {
      asked.push(method)
      return await answers[method]?.()
    },
  }
  const wallet: LocalWallet<Eip1193Provider> = {
    id: 'x.y',
    namespace: 'eip155',
    name: 'X',
    kind: 'external',
    provider,
  }
  return { asked, session: await connect({ wallet }) }
}

test('behavior: switches, and the session is on the network when it resolves [4.14a, 7.27c]', async () => {
  const { session, to, wallet } = await connected()
  await to(network)
  expect(session.network).toBe('eip155:31338')
  expect(wallet.requests).toContainEqual({
    method: 'wallet_switchEthereumChain',
    params: [{ chainId: '0x7a6a' }],
  })
  const before = wallet.requests.length
  await to(network)
  expect(wallet.requests).toHaveLength(before)
})

test('behavior: adds a chain that the wallet does not know [4.16a, 7.27d, 9.22]', async () => {
  const { session, to, wallet } = await connected()
  wallet.forgetChain(31_338)
  await to(network)
  expect(session.network).toBe('eip155:31338')
  expect(wallet.requests).toContainEqual({
    method: 'wallet_addEthereumChain',
    params: [
      {
        chainId: '0x7a6a',
        chainName: 'Foundry',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: [other.url],
        blockExplorerUrls: ['https://scan.example'],
      },
    ],
  })
})

test('behavior: switches again if adding did not switch [4.16a]', async () => {
  const { session, to, wallet } = await connected({ addOnly: true })
  wallet.forgetChain(31_338)
  await to(network)
  expect(session.network).toBe('eip155:31338')
  expect(methodsOf(wallet.requests)).toEqual([
    'eth_requestAccounts',
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_switchEthereumChain',
  ])
})

test('error: a chain that cannot be added is not supported [4.16b]', async () => {
  const { session, to, wallet } = await connected()
  wallet.forgetChain(31_338)
  wallet.refuseAdd()
  await expect(to(network)).rejects.toMatchObject({
    code: 'network/unsupported',
    message: 'Chain is not supported',
    cause: { code: -32602 },
  })
  expect(session.network).toBe('eip155:31337')
})

test('error: the visitor declines to switch or to add [8.22a]', async () => {
  const { to, wallet } = await connected()
  wallet.decline()
  await expect(to(network)).rejects.toMatchObject({ code: 'network/switch_rejected', cause: { code: 4001 } })
  const add = await scripted(
    () => Promise.reject({ code: 4902 }),
    () => Promise.reject({ code: 4001 }),
  )
  await expect(switchNetwork({ session: add.session, network })).rejects.toMatchObject({
    code: 'network/switch_rejected',
  })
  expect(add.asked).toContain('wallet_addEthereumChain')
})

test('error: other failures to switch keep their cause', async () => {
  const { to, wallet } = await connected()
  wallet.fail('wallet_switchEthereumChain', -32000)
  await expect(to(network)).rejects.toMatchObject({
    code: 'network/switch_failed',
    message: 'The wallet could not switch to Foundry',
    cause: { code: -32000 },
  })
  await to(network)
})

test('behavior: 4902, 5000 and 32603 lead to adding, however they are wrapped [4.16a, 9.22, 8.22f]', async () => {
  const codes = [
    { code: 4902 },
    { code: 5000 },
    { code: 32603 },
    { code: -32603 },
    { code: '4902' },
    { code: -32000, data: { originalError: { code: 4902 } } },
    new Error('x', { cause: { code: 5000 } }),
  ]
  for (const failure of codes) {
    const { asked, session } = await scripted(
      () => Promise.reject(failure),
      () => Promise.reject(new Error('no')),
    )
    await expect(switchNetwork({ session, network })).rejects.toMatchObject({ code: 'network/unsupported' })
    expect(asked).toContain('wallet_addEthereumChain')
  }
  for (const failure of [
    { code: 4001 },
    { code: -32603, data: { originalError: { code: 4001 } } },
    { code: 4200 },
  ]) {
    const { asked, session } = await scripted(() => Promise.reject(failure))
    await expect(switchNetwork({ session, network })).rejects.toMatchObject({
      code: expect.stringMatching(/^network\/switch_/),
    })
    expect(asked).not.toContain('wallet_addEthereumChain')
  }
})

test('error: a wallet that approves but does not switch', async () => {
  const { session } = await scripted(() => null)
  await expect(switchNetwork({ session, network })).rejects.toMatchObject({
    code: 'network/switch_failed',
    details: 'The wallet agreed to eip155:31338 but stayed on eip155:1.',
  })
})

test('behavior: a wallet that disappears meanwhile closes the session', async () => {
  const { session } = await scripted(() => Promise.reject({ code: 4900 }))
  const events: string[] = []
  session.subscribe(({ type }) => events.push(type))
  await expect(switchNetwork({ session, network })).rejects.toMatchObject({ code: 'network/switch_failed' })
  expect(events).toEqual(['close'])
})

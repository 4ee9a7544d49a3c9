import { connect, createConfig, disconnect, getConnection, switchChain } from '@wagmi/core'
import { custom } from 'viem'
import { mainnet, optimism } from 'viem/chains'
import { expect, test } from 'vitest'
import { connectWallet } from '../core/connections/connectWallet.ts'
import { createChain, settle, startKit } from '../core/testing.ts'
import { latchkey } from './wagmi.ts'

async function setup() {
  const chain = createChain({ networks: [1, 10] })
  chain.add('a')
  const kit = startKit({ drivers: [chain.driver] })
  const linking = connectWallet(kit, { walletId: 'a' })
  chain.ask().accept({ accounts: ['0xa'], network: 'eip155:1' })
  await linking
  const config = createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: custom({ request: async () => '0x1' }) },
    connectors: [latchkey(kit)],
    storage: null,
  })
  await settle()
  const [connector] = config.connectors
  if (!connector) throw new Error('no connector')
  return { config, connector }
}

test('behavior: wagmi uses a wallet that was connected before', async () => {
  const { config } = await setup()
  expect(getConnection(config)).toMatchObject({ status: 'connected', address: '0xa', chainId: 1 })
})

test('behavior: the connector has the name and icon of the connected wallet', async () => {
  const { config, connector } = await setup()
  expect(getConnection(config).connector?.name).toBe('A')
  await disconnect(config)
  expect(connector.name).toBe('Latchkey')
})

test('error: connecting twice [8.18u]', async () => {
  const { config, connector } = await setup()
  await expect(connect(config, { connector })).rejects.toThrow('Connector already connected.')
})

test('error: a chain that is not in the wagmi config is refused before a request to the wallet [8.18t]', async () => {
  const { config, connector } = await setup()
  await expect(switchChain(config, { chainId: optimism.id as never, connector })).rejects.toMatchObject({
    code: 'config/chain_not_configured',
    message: 'Chain not configured.',
  })
})

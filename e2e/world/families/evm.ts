import { createTestWallet } from 'latchkey/testing'
import { injectTestWallet } from 'latchkey/testing/playwright'
import { type Address, erc20Abi, parseAbi, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { walletChains } from '../../host.ts'
import type { ChainFamily } from '../chainWorld.ts'
import { startWorld } from '../world.ts'

export default {
  transfers: true,
  switches: true,
  signIn: { account: 'Ethereum', kept: ['server', 'local'] },
  async open(chains) {
    const { stop, world } = await startWorld(chains)
    const { client } = chains.local
    return {
      settings: {
        rpc: `31337@${chains.local.url},8453@${chains.base.url}`,
        api: world.api,
        project: world.projectId,
      },
      node: chains.local.url,
      otherNode: chains.base.url,
      on: (...nodes) => ({ rpc: `31337@${nodes.join('|')}` }),
      second: { network: 'Base' },
      network: 'Foundry',
      coin: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      connectMethod: 'eth_requestAccounts',
      async addWallet(context) {
        const keys = [generatePrivateKey(), generatePrivateKey()] as const
        const address = privateKeyToAddress(keys[0])
        await client.setBalance({ address, value: parseEther('10') })
        const [minter] = await client.getAddresses()
        const hash = await client.writeContract({
          address: world.dollar,
          abi: parseAbi(['function mint(address, uint256)']),
          functionName: 'mint',
          args: [address, 500_000_000n],
          account: minter as Address,
          chain: client.chain,
        })
        await client.waitForTransactionReceipt({ hash, pollingInterval: 50 })
        const wallet = createTestWallet({ chains: walletChains(chains), privateKeys: keys })
        await injectTestWallet(context, wallet)
        return wallet
      },
      transfers: {
        token: { name: 'Test Dollar', symbol: 'TUSD', decimals: 6 },
        opensAccounts: false,
        fresh: () => privateKeyToAddress(generatePrivateKey()),
        coinOf: (address) => client.getBalance({ address: address as Address }),
        tokenOf: (owner) =>
          client.readContract({
            address: world.dollar,
            abi: erc20Abi,
            functionName: 'balanceOf',
            args: [owner as Address],
          }),
      },
      stop,
    }
  },
} satisfies ChainFamily

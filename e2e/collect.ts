import { type Abi, type Address, type Hex, maxUint256, parseAbi, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { contract } from '../apps/server/src/chains/evm/testing/contract.ts'
import type { Chains } from './host.ts'

const token = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function allowance(address owner, address spender) view returns (uint256)',
])

/** A new account, with coins to pay for its transactions. */
export async function newAccount({ local }: Chains): Promise<{ key: Hex; address: Address }> {
  const key = generatePrivateKey()
  const address = privateKeyToAddress(key)
  await local.client.setBalance({ address, value: parseEther('5') })
  await local.client.impersonateAccount({ address })
  return { key, address }
}

async function mined({ local }: Chains, hash: Hex): Promise<void> {
  await local.client.waitForTransactionReceipt({ hash, pollingInterval: 50 })
}

/** Approves a spender for an account's tokens. */
export async function approve(
  chains: Chains,
  args: { owner: Address; token: Address; spender: Address; units?: bigint },
) {
  const { owner, spender, units = maxUint256 } = args
  const { client } = chains.local
  const call = { address: args.token, abi: token, functionName: 'approve', args: [spender, units] } as const
  await mined(chains, await client.writeContract({ ...call, account: owner, chain: client.chain }))
}

export async function allowanceOf(
  { local }: Chains,
  { owner, spender, ...rest }: { owner: Address; token: Address; spender: Address },
) {
  return local.client.readContract({
    address: rest.token,
    abi: token,
    functionName: 'allowance',
    args: [owner, spender],
  })
}

/** An NFT collection with its metadata and images on chain. */
export async function deployGallery(chains: Chains, name: string) {
  const { client } = chains.local
  const [account] = (await client.getAddresses()) as [Address]
  const { abi, bytecode } = contract('Gallery')
  const hash = await client.deployContract({ abi, bytecode, args: [name], account, chain: client.chain })
  const receipt = await client.waitForTransactionReceipt({ hash, pollingInterval: 50 })
  const address = receipt.contractAddress as Address
  return {
    address,
    async mint(to: Address, id: bigint, facts?: { name: string; description?: string; hue?: number }) {
      const uri = facts ? toUri(facts) : ''
      const call = { address, abi: abi as Abi, functionName: 'mint', args: [to, id, uri] }
      await mined(chains, await client.writeContract({ ...call, account, chain: client.chain } as never))
    },
  }
}

/** Metadata with its image, as a `data:` URI. */
export function toUri({ hue = 200, ...facts }: { name: string; description?: string; hue?: number }): string {
  const [sky, hill] = [`hsl(${hue},60%,70%)`, `hsl(${hue},45%,35%)`]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="${sky}"/><circle cx="56" cy="24" r="10" fill="#fff"/><path d="M0 80V60L28 34 52 58 64 48 80 62V80Z" fill="${hill}"/></svg>`
  const image = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return `data:application/json;base64,${Buffer.from(JSON.stringify({ ...facts, image })).toString('base64')}`
}

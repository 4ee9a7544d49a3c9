import { createRequire } from 'node:module'
import { concatHex, type Hex, numberToHex, type PrivateKeyAccount, parseAbi, zeroHash } from 'viem'
import type { Approval, AskNode } from '../../approval.ts'
import { delegationContracts } from '../delegation.ts'
import { signBytes } from '../signBytes.ts'
import { smartAddressOf } from '../smartAddress.ts'
import type { TestBundler } from '../testingBundler.ts'
import type { Anvil } from '../testingNode.ts'
import { approvals, reads, type SmartKind, type SmartRequest } from './index.ts'

/** Asks a JSON-RPC server, and throws its errors with their code. */
export function askOf(url: string): AskNode {
  return async (method, params) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const { error, result } = (await answer.json()) as {
      result?: unknown
      error?: { code: number; message: string }
    }
    if (error) throw Object.assign(new Error(error.message), { code: error.code })
    return result
  }
}

/** The smart account of a key on a node with a bundler, as the wallet asks it. */
export function smartAccountOn(
  anvil: Anvil,
  rig: TestBundler,
  key: Hex,
  owner: Hex,
  kind: SmartKind = 'safe',
) {
  const [node, bundler, sponsor] = [askOf(anvil.url), askOf(rig.bundlerUrl), askOf(rig.paymasterUrl)]
  const address = kind === 'safe' ? smartAddressOf(owner) : owner
  const askBundler: AskNode = (method, params) =>
    (/^pm_|TokenQuotes$/.test(method) ? sponsor : bundler)(method, params)
  const request = (params: unknown, more: Partial<SmartRequest> = {}): SmartRequest => ({
    chainId: `eip155:${anvil.chainId}`,
    address,
    kind,
    owner,
    origin: 'https://shop.test',
    params,
    ask: node,
    askBundler,
    isSponsored: true,
    isOwnSponsor: (url) => url === 'https://api.test/v1/bundler',
    ...more,
  })
  const bytes = Uint8Array.from(Buffer.from(key.slice(2), 'hex'))
  return {
    address,
    owner,
    askBundler,
    prepare(method: string, params: unknown, more?: Partial<SmartRequest>): Promise<Approval> {
      const one = approvals[method]
      if (!one) throw new Error(`no such method: ${method}`)
      return one(request(params, more))
    },
    approve: ({ complete, toSign }: Approval) => complete(toSign.map((digest) => signBytes(bytes, digest))),
    read: (method: string, params: unknown, more?: Partial<SmartRequest>) =>
      reads[method]?.(request(params, more)),
  }
}

/** A token of which the account has all. */
export async function deployToken({ client }: Anvil, to: Hex, units = 1_000n): Promise<Hex> {
  const [from] = await client.getAddresses()
  const artifact = createRequire(import.meta.url)(
    '@safe-global/safe-contracts/build/artifacts/contracts/test/ERC20Token.sol/ERC20Token.json',
  )
  const hash = await client.deployContract({ account: from as Hex, ...artifact, args: [] })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash })
  await client.writeContract({
    account: from as Hex,
    address: contractAddress as Hex,
    abi: parseAbi(['function transfer(address, uint256) returns (bool)']),
    functionName: 'transfer',
    args: [to, units],
  })
  return contractAddress as Hex
}

/** What an app does with a session: it redeems it from an account of its own. Throws if the chain refuses. */
export async function redeemAs(
  { client }: Anvil,
  account: PrivateKeyAccount,
  { context, data = '0x', to, value }: { context: Hex; to: Hex; value: bigint; data?: Hex },
): Promise<string> {
  const { DelegationManager: abi } = createRequire(import.meta.url)('@metamask/delegation-abis')
  const calls = concatHex([to, numberToHex(value, { size: 32 }), data])
  const call = {
    account,
    abi,
    address: delegationContracts.manager,
    functionName: 'redeemDelegations',
    args: [[context], [zeroHash], [calls]],
  } as const
  // Reverts with the reason of the contract that refuses.
  await client.simulateContract(call)
  const hash = await client.writeContract(call)
  return (await client.waitForTransactionReceipt({ hash, pollingInterval: 50 })).status
}

import {
  createClient,
  encodeFunctionData,
  type Hash,
  type Hex,
  http,
  type LocalAccount,
  numberToHex,
  parseAbi,
} from 'viem'
import {
  deployContract,
  getTransactionReceipt,
  sendTransaction,
  signAuthorization,
  waitForTransactionReceipt,
} from 'viem/actions'

/** The parameter of `wallet_sendCalls` (EIP-5792). */
export type TestBatch = {
  readonly from: Hex
  readonly chainId: Hex
  readonly calls: readonly { readonly to: Hex; readonly data?: Hex; readonly value?: Hex }[]
}

/**
 * Atomic batches of a test wallet: the account delegates to the contract below (EIP-7702)
 * and calls itself, so that a failing call reverts the whole batch.
 */
export function createTestBatches() {
  const runners = new Map<number, Promise<Hex>>()
  const sent = new Map<string, { hash: Hash; rpcUrl: string; chain: number }>()
  const clientOf = (rpcUrl: string) =>
    createClient({ transport: http(rpcUrl, { retryCount: 0 }), pollingInterval: 50 })

  async function deploy(account: LocalAccount, rpcUrl: string): Promise<Hex> {
    const client = clientOf(rpcUrl)
    const hash = await deployContract(client, { account, abi, bytecode, chain: null })
    const { contractAddress } = await waitForTransactionReceipt(client, { hash })
    if (!contractAddress) throw new Error('The code for batches was not deployed.')
    return contractAddress
  }

  return {
    areOffered(capabilities: Readonly<Record<string, unknown>> | false | undefined, chain: number): boolean {
      const own = capabilities && (capabilities[numberToHex(chain)] ?? capabilities['0x0'])
      const { status } = (own as { atomic?: { status?: unknown } } | undefined)?.atomic ?? {}
      return status === 'supported' || status === 'ready'
    },
    async send(account: LocalAccount, rpcUrl: string, chain: number, { calls }: TestBatch): Promise<string> {
      const client = clientOf(rpcUrl)
      const runner = runners.get(chain) ?? deploy(account, rpcUrl)
      runners.set(chain, runner)
      const contractAddress = await runner
      const authorization = await signAuthorization(client, {
        account,
        contractAddress,
        chainId: chain,
        executor: 'self',
      })
      const args = calls.map(({ to, data = '0x', value = '0x0' }) => ({ to, data, value: BigInt(value) }))
      const hash = await sendTransaction(client, {
        account,
        chain: null,
        to: account.address,
        data: encodeFunctionData({ abi, functionName: 'run', args: [args] }),
        authorizationList: [authorization],
        // Cannot be estimated before the account has the code.
        gas: 3_000_000n,
      })
      const id = `0x${crypto.randomUUID().replaceAll('-', '')}`
      sent.set(id, { hash, rpcUrl, chain })
      return id
    },
    async status(id: string) {
      const batch = sent.get(id)
      if (!batch) throw Object.assign(new Error('The wallet does not know this batch.'), { code: 5730 })
      const { hash, rpcUrl, chain } = batch
      const receipt = await getTransactionReceipt(clientOf(rpcUrl), { hash }).catch(() => undefined)
      const about = { version: '2.0.0', id, chainId: numberToHex(chain), atomic: true }
      if (!receipt) return { ...about, status: 100 }
      const worked = receipt.status === 'success'
      const receipts = [{ transactionHash: hash, status: worked ? '0x1' : '0x0' }]
      return { ...about, status: worked ? 200 : 500, receipts }
    },
  }
}

const abi = parseAbi([
  'struct Call { address to; uint256 value; bytes data; }',
  'function run(Call[] calls) payable',
])

/**
 * Compiled by solc 0.8.37 for Prague, optimised with one run, without metadata:
 *
 *     contract TestBatch {
 *       struct Call { address to; uint256 value; bytes data; }
 *       error Refused();
 *       function run(Call[] calldata calls) external payable {
 *         if (msg.sender != address(this)) revert Refused();
 *         for (uint256 i = 0; i < calls.length; ++i) {
 *           (bool ok, bytes memory why) = calls[i].to.call{value: calls[i].value}(calls[i].data);
 *           if (!ok) assembly { revert(add(why, 32), mload(why)) }
 *         }
 *       }
 *       receive() external payable {}
 *     }
 */
const bytecode =
  '0x6080604052348015600e575f5ffd5b506102958061001c5f395ff3fe608060405260043610610020575f3560e01c8063b06f1eb41461002b575f5ffd5b3661002757005b5f5ffd5b61003e61003936600461016f565b610040565b005b33301461006057604051638ac5ff0b60e01b815260040160405180910390fd5b5f5b8181101561016a575f5f84848481811061007e5761007e6101de565b905060200281019061009091906101f2565b61009e906020810190610210565b6001600160a01b03168585858181106100b9576100b96101de565b90506020028101906100cb91906101f2565b602001358686868181106100e1576100e16101de565b90506020028101906100f391906101f2565b61010190604081019061023d565b60405161010f929190610286565b5f6040518083038185875af1925050503d805f8114610149576040519150601f19603f3d011682016040523d82523d5f602084013e61014e565b606091505b50915091508161016057805160208201fd5b5050600101610062565b505050565b5f5f60208385031215610180575f5ffd5b82356001600160401b03811115610195575f5ffd5b8301601f810185136101a5575f5ffd5b80356001600160401b038111156101ba575f5ffd5b8560208260051b84010111156101ce575f5ffd5b6020919091019590945092505050565b634e487b7160e01b5f52603260045260245ffd5b5f8235605e19833603018112610206575f5ffd5b9190910192915050565b5f60208284031215610220575f5ffd5b81356001600160a01b0381168114610236575f5ffd5b9392505050565b5f5f8335601e19843603018112610252575f5ffd5b8301803591506001600160401b0382111561026b575f5ffd5b60200191503681900382131561027f575f5ffd5b9250929050565b818382375f910190815291905056'

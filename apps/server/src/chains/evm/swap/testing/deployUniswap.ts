import { createRequire } from 'node:module'
import type { Anvil } from '@latchkey/chains/evm/testingNode'
import {
  type Abi,
  type Address,
  type Hex,
  maxUint128,
  maxUint256,
  parseAbi,
  type TransactionReceipt,
} from 'viem'
import type { Compiled } from '../../testing/compile.ts'
import { type ContractName, contract } from '../../testing/contract.ts'
import { mined, deploy as put } from '../../testing/deploy.ts'
import { multicall3 } from '../../testing/multicall3.ts'

/**
 * Puts Uniswap v2 and v3 on a fresh anvil: the published contracts, and a second
 * v3 router of ours. For tests only.
 *
 * @example
 * const uniswap = await deployUniswap(anvil)
 * const token = await uniswap.deployToken('plain')
 * await uniswap.addV2Pool([token, 10n ** 24n], [uniswap.weth, 10n ** 21n])
 */
export async function deployUniswap(anvil: Anvil): Promise<Uniswap> {
  const { client } = anvil
  const [deployer] = await client.getAddresses()
  if (!deployer) throw new Error('the node has no accounts')
  const deploy = async (artifact: Compiled, args: readonly unknown[] = []) =>
    (await put(anvil, artifact, args)).address

  async function send(
    address: Address,
    abi: Abi,
    functionName: string,
    args: readonly unknown[],
    value = 0n,
  ) {
    const hash = await client.writeContract({
      address,
      abi,
      functionName,
      args,
      value,
      account: deployer as Address,
      chain: null,
      gas: 10_000_000n,
    })
    const receipt = await mined(anvil, hash)
    if (receipt.status !== 'success') throw new Error(`${functionName} was reverted`)
    return receipt
  }

  const weth = await deploy(v2Artifact(require('@uniswap/v2-periphery/build/WETH9.json')))
  const v2Factory = await deploy(v2Artifact(require('@uniswap/v2-core/build/UniswapV2Factory.json')), [
    deployer,
  ])
  const v2Router = await deploy(v2Artifact(require('@uniswap/v2-periphery/build/UniswapV2Router02.json')), [
    v2Factory,
    weth,
  ])
  const factory = v3Artifact(
    require('@uniswap/v3-core/artifacts/contracts/UniswapV3Factory.sol/UniswapV3Factory.json'),
  )
  const v3Factory = await deploy(factory)
  // Added later by governance on every public deployment.
  await send(v3Factory, factory.abi, 'enableFeeAmount', [100, 1])
  const v3Quoter = await deploy(
    v3Artifact(require('@uniswap/v3-periphery/artifacts/contracts/lens/QuoterV2.sol/QuoterV2.json')),
    [v3Factory, weth],
  )
  const v3Router = await deploy(
    v3Artifact(require('@uniswap/v3-periphery/artifacts/contracts/SwapRouter.sol/SwapRouter.json')),
    [v3Factory, weth],
  )
  const positions = v3Artifact(
    require('@uniswap/v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json'),
  )
  const v3Positions = await deploy(positions, [v3Factory, weth, weth])
  const v3SecondRouter = await deploy(contract('SecondRouter'), [v3Factory, v2Factory, weth])

  const mint = async (token: Address, to: Address, amount: bigint) => {
    if (token !== weth) return void (await send(token, tokenAbi, 'mint', [to, amount]))
    await client.setBalance({ address: deployer, value: amount + 10n ** 24n })
    await send(weth, tokenAbi, 'deposit', [], amount)
    if (to !== deployer) await send(weth, tokenAbi, 'transfer', [to, amount])
  }

  /** Gives the deployer both tokens and approves a contract. */
  async function supply(spender: Address, sides: readonly Side[]) {
    for (const [token, amount] of sides) {
      await mint(token, deployer as Address, amount)
      await send(token, tokenAbi, 'approve', [spender, 0n])
      await send(token, tokenAbi, 'approve', [spender, maxUint256])
    }
  }

  return {
    weth,
    v2: { factory: v2Factory, router: v2Router },
    v3: { factory: v3Factory, quoter: v3Quoter, router: v3Router, secondRouter: v3SecondRouter },
    contracts: {
      weth,
      uniswapV2Factory: v2Factory,
      uniswapV2Router: v2Router,
      uniswapV3Factory: v3Factory,
      uniswapV3Quoter: v3Quoter,
      uniswapV3Router: v3Router,
    },
    mint,
    deployMulticall: async () => deploy(await multicall3()),
    async deployToken(kind, { name = 'Plain', symbol = 'PLN', decimals = 18 } = {}) {
      const args = kind === 'plain' ? [name, symbol, decimals] : []
      return deploy(contract(contractNames[kind]), args)
    },
    async addV2Pool(a, b) {
      await supply(v2Router, [a, b])
      const args = [a[0], b[0], a[1], b[1], 0n, 0n, deployer, maxUint256]
      await send(v2Router, v2RouterAbi, 'addLiquidity', args)
    },
    async addV3Pool(a, b, fee = 3000, width = Infinity) {
      await supply(v3Positions, [a, b])
      const [first, second] = BigInt(a[0]) < BigInt(b[0]) ? [a, b] : [b, a]
      const price = squareRoot((second[1] << 192n) / first[1])
      await send(v3Positions, positions.abi, 'createAndInitializePoolIfNecessary', [
        first[0],
        second[0],
        fee,
        price,
      ])
      const spacing = { 100: 1, 500: 10, 3000: 60, 10000: 200 }[fee]
      const tick = Math.floor(Math.min(width, 887_272) / spacing) * spacing
      await send(v3Positions, positions.abi, 'mint', [
        {
          token0: first[0],
          token1: second[0],
          fee,
          tickLower: -tick,
          tickUpper: tick,
          amount0Desired: first[1],
          amount1Desired: second[1],
          amount0Min: 0n,
          amount1Min: 0n,
          recipient: deployer,
          deadline: maxUint128,
        },
      ])
    },
    send,
    mined: (hash) => mined(anvil, hash),
  }
}

export type FeeTier = 100 | 500 | 3000 | 10_000
type Side = readonly [token: Address, amount: bigint]
type TokenKind = 'plain' | 'fee' | 'permit' | 'versioned' | 'dai' | 'misled' | 'tether'

/** The deployed contracts and helpers. */
export type Uniswap = {
  readonly weth: Address
  readonly v2: { readonly factory: Address; readonly router: Address }
  /** `router` is the first v3 router; `secondRouter` has the interface of the second. */
  readonly v3: {
    readonly factory: Address
    readonly quoter: Address
    readonly router: Address
    readonly secondRouter: Address
  }
  /** For `contracts` of the chain's configuration. */
  readonly contracts: Readonly<Record<string, string>>
  /**
   * `fee` keeps 2% of a transfer; `permit` and `versioned` support permits, `dai` and
   * `misled` only appear to; `tether` needs allowances reset.
   */
  deployToken(
    kind: TokenKind,
    options?: { name?: string; symbol?: string; decimals?: number },
  ): Promise<Address>
  /** A contract with the interface of multicall3. */
  deployMulticall(): Promise<Address>
  mint(token: Address, to: Address, amount: bigint): Promise<void>
  /** Amounts of both tokens; their ratio is the price. */
  addV2Pool(a: Side, b: Side): Promise<void>
  /** With `width`, liquidity only lies within that many ticks of a price of 1. */
  addV3Pool(a: Side, b: Side, fee?: FeeTier, width?: number): Promise<void>
  /** From the deployer; rejects if it reverts. */
  send(
    address: Address,
    abi: Abi,
    functionName: string,
    args: readonly unknown[],
    value?: bigint,
  ): Promise<TransactionReceipt>
  mined(hash: Hex): Promise<TransactionReceipt>
}

const contractNames = {
  plain: 'PlainToken',
  fee: 'FeeToken',
  permit: 'PermitToken',
  versioned: 'VersionedToken',
  dai: 'DaiToken',
  misled: 'MisledToken',
  tether: 'TetherToken',
} as const satisfies Record<TokenKind, ContractName>

const tokenAbi = parseAbi([
  'function mint(address to, uint256 amount)',
  'function deposit() payable',
  // Returns nothing, as some tokens do.
  'function approve(address spender, uint256 amount)',
  'function transfer(address to, uint256 amount)',
])
const v2RouterAbi = parseAbi([
  'function addLiquidity(address a, address b, uint256 amountA, uint256 amountB, uint256 leastA, uint256 leastB, address to, uint256 deadline)',
])

const require = createRequire(import.meta.url)

function v2Artifact({ abi, bytecode }: { abi: Abi; bytecode: string }): Compiled {
  return { abi, bytecode: `0x${bytecode.replace(/^0x/, '')}` }
}

function v3Artifact({ abi, bytecode }: Compiled): Compiled {
  return { abi, bytecode }
}

/** Rounded down. */
function squareRoot(value: bigint): bigint {
  if (value < 2n) return value
  let guess = 1n << BigInt(Math.ceil(value.toString(2).length / 2))
  for (;;) {
    const next = (guess + value / guess) / 2n
    if (next >= guess) return guess
    guess = next
  }
}

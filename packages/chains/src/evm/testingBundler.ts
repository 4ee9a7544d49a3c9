import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { type AddressInfo, createServer as createSocket } from 'node:net'
import { dirname, join } from 'node:path'
import {
  type Address,
  concat,
  encodeAbiParameters,
  encodePacked,
  type Hex,
  hexToBigInt,
  isAddressEqual,
  numberToHex,
  parseAbi,
  parseEther,
  zeroHash,
} from 'viem'
import { toPackedUserOperation } from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { type Anvil, startAnvil } from './testingNode.ts'

/**
 * Starts an ERC-4337 bundler and a paymaster on a node, after it deploys the published contracts
 * they need: EntryPoint 0.7 and 0.8, Safe 1.4.1 with its 4337 module, Simple7702Account, and MetaMask's
 * Delegation Framework 1.3.0.
 *
 * For tests only: the bundler, `@pimlico/alto`, is under the GPL and runs as a process of its own.
 *
 * @see startBundledNode for a node of its own
 */
export async function startBundler(anvil: Anvil): Promise<TestBundler> {
  await deployContracts(anvil)
  const paymaster = await startPaymaster(anvil)
  const [executor, utility] = [generatePrivateKey(), generatePrivateKey()]
  for (const key of [executor, utility])
    await anvil.client.setBalance({
      address: privateKeyToAccount(key).address,
      value: parseEther('1000'),
    })
  const port = await freePort()
  const child = spawn(
    process.execPath,
    [
      ours.resolve('@pimlico/alto').replace(/index\.js$/, 'cli/alto.js'),
      'run',
      ...['--entrypoints', [entryPoints['0.7'], entryPoints['0.8']].join(',')],
      ...['--executor-private-keys', executor, '--utility-private-key', utility],
      ...['--rpc-url', anvil.url, '--port', String(port), '--min-executor-balance', '0'],
      // Anvil has no JavaScript tracer, which the opcode rules need.
      ...['--safe-mode', 'false', '--block-time', '100', '--max-bundle-interval', '100'],
      // It estimates with a price of nearly zero, at which no tokens move: a first payment to an address costs more.
      ...['--v7-paymaster-post-op-gas-limit-multiplier', '300'],
      ...['--log-level', 'error'],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  // So that a killed test run leaves no bundler behind.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const bundlerUrl = `http://127.0.0.1:${port}/rpc`
  await untilServed(child, bundlerUrl)
  return {
    bundlerUrl,
    paymasterUrl: paymaster.url,
    paymaster: paymaster.addresses,
    tokenPaymaster: paymaster.inTokens,
    sponsorRefuses: paymaster.refuse,
    async stop() {
      process.off('exit', kill)
      paymaster.close()
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await gone
    },
  }
}

/**
 * Starts a node with a bundler and a paymaster.
 *
 * @example
 * const { anvil, bundler, stop } = await startBundledNode()
 * afterAll(stop)
 */
export async function startBundledNode(): Promise<BundledNode> {
  const anvil = await startAnvil()
  try {
    const bundler = await startBundler(anvil)
    return {
      anvil,
      bundler,
      async stop() {
        await bundler.stop()
        await anvil.stop()
      },
    }
  } catch (error) {
    await anvil.stop()
    throw error
  }
}

export type BundledNode = { readonly anvil: Anvil; readonly bundler: TestBundler; stop(): Promise<void> }

/** A running bundler with a paymaster. */
export type TestBundler = {
  /** JSON-RPC of ERC-4337. */
  readonly bundlerUrl: string
  /** JSON-RPC of ERC-7677. */
  readonly paymasterUrl: string
  readonly paymaster: Readonly<Record<EntryPointVersion, Address>>
  /** Pimlico's, which takes fees in tokens. */
  readonly tokenPaymaster: Address
  /** Whether the paymaster declines what it is asked to sponsor, with code -32501. */
  sponsorRefuses(refuses: boolean): void
  stop(): Promise<void>
}

type EntryPointVersion = '0.7' | '0.8'

const entryPoints: Record<EntryPointVersion, Address> = {
  '0.7': '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
  '0.8': '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108',
}
// The two CREATE2 deployers have the same code; anvil comes with the first.
const deployer = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
const safeDeployer = '0x914d7Fec6aaC8cd542e72Bca78B30650d45643d7'
const safe4337Module = '0x75cf11467937ce3F2f357CE24ffc3DBF8fD5c226'
const safeModuleSetup = '0x2dd68b007B46fBe91B9A7c3EDa5A7a1063cB5b47'

export async function deployContracts({ client }: Anvil): Promise<void> {
  const bytecode = await client.getCode({ address: deployer })
  if (!bytecode) throw new Error('The node has no CREATE2 deployer.')
  await client.setCode({ address: safeDeployer, bytecode })
  const create2 = (through: Address, code: Hex, salt: Hex = zeroHash) =>
    runAs(client, { to: through, data: concat([salt, code]) })
  await create2(
    deployer,
    codeOf('account-abstraction-7/artifacts/EntryPoint.json'),
    '0x90d8084deab30c2a37c45e8d47f49f2f7965183cb6990a98943ef94940681de3',
  )
  await create2(
    deployer,
    codeOf('account-abstraction-8/artifacts/EntryPoint.json'),
    '0x0a59dbff790c23c976a548690c27297883cc66b4c67024f9117b0238995e35e9',
  )
  await create2(deployer, codeOf('account-abstraction-8/artifacts/Simple7702Account.json'))
  const safe = '@safe-global/safe-contracts/build/artifacts/contracts'
  for (const name of [
    'Safe.sol/Safe',
    'proxies/SafeProxyFactory.sol/SafeProxyFactory',
    'libraries/MultiSend.sol/MultiSend',
    'libraries/MultiSendCallOnly.sol/MultiSendCallOnly',
  ])
    await create2(safeDeployer, codeOf(`${safe}/${name}.json`))

  // The npm build of the module differs from the deployed one in its metadata, so CREATE2 gives it
  // another address: its code is copied to the address that wallets use.
  const modules = '@safe-global/safe-4337/build/artifacts/contracts'
  await deployAt(client, safeModuleSetup, codeOf(`${modules}/SafeModuleSetup.sol/SafeModuleSetup.json`))
  await deployAt(
    client,
    safe4337Module,
    concat([
      codeOf(`${modules}/Safe4337Module.sol/Safe4337Module.json`),
      encodeAbiParameters([{ type: 'address' }], [entryPoints['0.7']]),
    ]),
  )
  await deployDelegation(client)
}

/** MetaMask's Delegation Framework, whose code reads its own address and chain when it runs. */
async function deployDelegation(client: Anvil['client']): Promise<void> {
  const code: Record<string, Hex> = ours('@metamask/delegation-abis/bytecode')
  const published: Record<string, Address> = ours('@metamask/delegation-deployments').DELEGATOR_CONTRACTS[
    '1.3.0'
  ][1]
  const deploy = (name: string, types: readonly string[] = [], ...values: readonly unknown[]) =>
    deployAt(
      client,
      published[name === 'EIP7702StatelessDeleGator' ? `${name}Impl` : name] as Address,
      concat([
        code[name] as Hex,
        encodeAbiParameters(
          types.map((type) => ({ type })),
          values,
        ),
      ]),
    )
  await deploy('DelegationManager', ['address'], deployer)
  await deploy(
    'EIP7702StatelessDeleGator',
    ['address', 'address'],
    published.DelegationManager,
    entryPoints['0.7'],
  )
  for (const name of [
    'NativeTokenPeriodTransferEnforcer',
    'ERC20PeriodTransferEnforcer',
    'ExactCalldataEnforcer',
    'ValueLteEnforcer',
    'TimestampEnforcer',
  ])
    await deploy(name)
}

async function deployAt(client: Anvil['client'], address: Address, code: Hex): Promise<void> {
  const { contractAddress } = await runAs(client, { data: code })
  const bytecode = contractAddress && (await client.getCode({ address: contractAddress }))
  if (!bytecode) throw new Error(`The code of ${address} was not deployed.`)
  await client.setCode({ address, bytecode })
}

/** Runs a transaction of an account that no test uses, so that the accounts of a test keep their nonces. */
async function runAs(client: Anvil['client'], transaction: { to?: Address; data: Hex; value?: bigint }) {
  const account = privateKeyToAccount(generatePrivateKey())
  await client.setBalance({ address: account.address, value: parseEther('100') })
  const { to, data, value } = transaction
  const hash = await client.sendTransaction({ account, data, ...(to && { to }), ...(value && { value }) })
  await client.mine({ blocks: 1 })
  const receipt = await client.waitForTransactionReceipt({ hash, pollingInterval: 20 })
  if (receipt.status !== 'success') throw new Error('A contract of the tests was not deployed.')
  return receipt
}

const verifying = parseAbi([
  'function deposit() payable',
  'function getHash((address sender, uint256 nonce, bytes initCode, bytes callData, bytes32 accountGasLimits, uint256 preVerificationGas, bytes32 gasFees, bytes paymasterAndData, bytes signature) userOp, uint48 validUntil, uint48 validAfter) view returns (bytes32)',
])
const singleton = parseAbi([
  'function getHash(uint8 mode, (address sender, uint256 nonce, bytes initCode, bytes callData, bytes32 accountGasLimits, uint256 preVerificationGas, bytes32 gasFees, bytes paymasterAndData, bytes signature) userOp) view returns (bytes32)',
])
const tokenPostOpGas = 100_000n
/** Of a token with 6 decimals, which is worth a dollar when a coin is worth 3,000 of them. */
const unitsPerCoin = 3_000_000_000n

/** Pimlico's SingletonPaymaster for EntryPoint 0.7, which takes fees in ERC-20 tokens. */
async function deployTokenPaymaster(client: Anvil['client'], signer: Address): Promise<Address> {
  // The package exports its server only; its constants have the code of the contract.
  const constants = join(dirname(ours.resolve('@pimlico/mock-paymaster')), 'constants.js')
  const { contractAddress } = await runAs(client, {
    data: ours(constants).getSingletonPaymaster07InitCode(signer),
  })
  if (!contractAddress) throw new Error('The paymaster for tokens was not deployed.')
  return contractAddress
}
const deposits = parseAbi(['function depositTo(address account) payable'])
const verificationGas = numberToHex(100_000)
const postOpGas = numberToHex(1)

/** A VerifyingPaymaster per EntryPoint, and an ERC-7677 server that signs for them. */
async function startPaymaster({ client, chainId }: Anvil) {
  const signer = privateKeyToAccount(generatePrivateKey())
  const { contractAddress } = await runAs(client, {
    data: concat([
      codeOf('account-abstraction-7/artifacts/VerifyingPaymaster.json'),
      encodeAbiParameters([{ type: 'address' }, { type: 'address' }], [entryPoints['0.7'], signer.address]),
    ]),
  })
  const code = contractAddress && (await client.getCode({ address: contractAddress }))
  if (!code) throw new Error('The paymaster was not deployed.')
  // Its package has no build for EntryPoint 0.8, which calls the same functions: the address of the
  // EntryPoint is replaced in the code.
  const second = privateKeyToAccount(generatePrivateKey()).address
  const [from, to] = [entryPoints['0.7'], entryPoints['0.8']].map((a) => a.slice(2).toLowerCase())
  await client.setCode({
    address: second,
    bytecode: code.replaceAll(from as string, to as string) as Hex,
  })
  const addresses = { '0.7': contractAddress, '0.8': second }
  const inTokens = await deployTokenPaymaster(client, signer.address)
  for (const [version, address] of [
    ['0.7', addresses['0.7']],
    ['0.8', addresses['0.8']],
    ['0.7', inTokens],
  ] as const)
    await client.writeContract({
      account: await funded(client),
      address: entryPoints[version],
      abi: deposits,
      functionName: 'depositTo',
      args: [address],
      value: parseEther('50'),
    })
  await client.mine({ blocks: 1 })

  let refuses = false
  async function answer(method: unknown, params: readonly unknown[]): Promise<unknown> {
    const [operation, entryPoint, chain, context] = params as [RawOperation, Address, Hex, RawOperation?]
    if (method === 'pimlico_getTokenQuotes') return quoteTokens((params[0] as { tokens: Address[] }).tokens)
    if (method !== 'pm_getPaymasterStubData' && method !== 'pm_getPaymasterData')
      throw Object.assign(new Error('Method not found'), { code: -32_601 })
    const version = (['0.7', '0.8'] as const).find((known) => isAddressEqual(entryPoints[known], entryPoint))
    if (!version || Number(chain) !== chainId)
      throw Object.assign(new Error('Unknown EntryPoint or chain'), { code: -32_602 })
    if (context?.token) return payInToken(method, operation, context.token)
    if (refuses) throw Object.assign(new Error('Not sponsored'), { code: -32_501 })
    const paymaster = addresses[version]
    const validUntil = Math.floor(Date.now() / 1_000) + 86_400
    const window = encodeAbiParameters([{ type: 'uint48' }, { type: 'uint48' }], [validUntil, 0])
    if (method === 'pm_getPaymasterStubData')
      return {
        paymaster,
        // Of the right form, though of no signer: the contract reverts for any other.
        paymasterData: concat([window, `0x${'f'.repeat(31)}${'0'.repeat(33)}7${'a'.repeat(63)}1c`]),
        paymasterVerificationGasLimit: verificationGas,
        paymasterPostOpGasLimit: postOpGas,
        sponsor: { name: 'Test sponsor' },
      }
    const hash = await client.readContract({
      address: paymaster,
      abi: verifying,
      functionName: 'getHash',
      args: [packed({ ...operation, paymaster, paymasterData: window }), validUntil, 0],
    })
    const signature = await signer.signMessage({ message: { raw: hash } })
    return { paymaster, paymasterData: concat([window, signature]) }
  }

  const quoteTokens = (tokens: readonly Address[]) => ({
    quotes: tokens.map((token) => ({
      paymaster: inTokens,
      token,
      postOpGas: numberToHex(tokenPostOpGas),
      exchangeRate: numberToHex(unitsPerCoin),
      exchangeRateNativeToUsd: numberToHex(3_000_000_000n),
    })),
  })

  /** As Pimlico's own server writes it: the contract takes tokens after the operation ran. */
  async function payInToken(method: string, operation: RawOperation, token: Hex) {
    const validUntil = Math.floor(Date.now() / 1_000) + 86_400
    const unsigned = encodePacked(
      ['uint8', 'uint8', 'uint48', 'uint48', 'address', 'uint128', 'uint256', 'uint128', 'address'],
      [3, 0, validUntil, 0, token, tokenPostOpGas, unitsPerCoin, 1n, signer.address],
    )
    if (method === 'pm_getPaymasterStubData')
      return {
        paymaster: inTokens,
        paymasterData: concat([unsigned, `0x${'f'.repeat(31)}${'0'.repeat(33)}7${'a'.repeat(63)}1c`]),
        paymasterVerificationGasLimit: verificationGas,
        paymasterPostOpGasLimit: numberToHex(tokenPostOpGas),
      }
    const hash = await client.readContract({
      address: inTokens,
      abi: singleton,
      functionName: 'getHash',
      args: [1, packed({ ...operation, paymaster: inTokens, paymasterData: unsigned })],
    })
    const signature = await signer.signMessage({ message: { raw: hash } })
    return { paymaster: inTokens, paymasterData: concat([unsigned, signature]) }
  }

  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => {
      text += String(part)
    })
    request.on('end', async () => {
      const { id, method, params } = JSON.parse(text)
      const body = await answer(method, params).then(
        (result) => ({ result }),
        (error) => ({ error: { code: error.code ?? -32_603, message: error.message } }),
      )
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ jsonrpc: '2.0', id, ...body }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    addresses,
    inTokens,
    refuse(next: boolean) {
      refuses = next
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

type RawOperation = Readonly<Record<string, Hex | undefined>>

function packed(raw: RawOperation) {
  const big = (name: string) => hexToBigInt(raw[name] ?? '0x0')
  return toPackedUserOperation({
    sender: raw.sender as Address,
    nonce: big('nonce'),
    ...(raw.factory && { factory: raw.factory, factoryData: raw.factoryData ?? '0x' }),
    callData: raw.callData ?? '0x',
    callGasLimit: big('callGasLimit'),
    verificationGasLimit: big('verificationGasLimit'),
    preVerificationGas: big('preVerificationGas'),
    maxFeePerGas: big('maxFeePerGas'),
    maxPriorityFeePerGas: big('maxPriorityFeePerGas'),
    paymaster: raw.paymaster as Address,
    paymasterData: raw.paymasterData ?? '0x',
    paymasterVerificationGasLimit: big('paymasterVerificationGasLimit'),
    paymasterPostOpGasLimit: big('paymasterPostOpGasLimit'),
    signature: '0x',
  })
}

async function funded(client: Anvil['client']) {
  const account = privateKeyToAccount(generatePrivateKey())
  await client.setBalance({ address: account.address, value: parseEther('100') })
  return account
}

const ours = createRequire(import.meta.url)
const codeOf = (artifact: string): Hex => ours(artifact).bytecode

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = createSocket()
    socket.once('error', reject)
    socket.listen(0, '127.0.0.1', () => {
      const { port } = socket.address() as AddressInfo
      socket.close(() => resolve(port))
    })
  })
}

async function untilServed(child: ChildProcess, url: string): Promise<void> {
  let output = ''
  const read = (text: unknown) => {
    output = (output + String(text)).slice(-5_000)
  }
  // Keep reading both: a full pipe would block the bundler.
  child.stdout?.on('data', read)
  child.stderr?.on('data', read)
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_supportedEntryPoints', params: [] })
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    if (child.exitCode !== null) break
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`alto did not start:\n${output}`)
}

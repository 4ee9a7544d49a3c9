import {
  connectionPending,
  httpRequestFailed,
  networkUpgraded,
  nonceTooLow,
  notConnected,
  sendFailed,
  sendRejected,
  sendUnsupportedChain,
} from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import type { Driver, Network, TransactionHandle } from '../driver.ts'
import { isDeclined } from '../isDeclined.ts'
import { isPending } from '../providerError.ts'
import { accountIdOf, readNonce } from './accounts.ts'
import { readFinalized } from './blocks.ts'
import { readCall } from './calls.ts'
import { eraOf } from './era.ts'
import { assemble, buildUnsigned, extensionsOf, type Unsigned } from './extrinsic.ts'
import { fromHex, joinBytes, toHex } from './hex.ts'
import type { TransactionPayload } from './injected.ts'
import { toNodeError } from './nodeError.ts'
import { askRpc, RpcError } from './rpc.ts'
import { loadRuntime, type Runtime, readRuntimeVersion } from './runtime.ts'
import { signerOf } from './session.ts'
import { keyTypes, readSignature } from './verifySignature.ts'

type Signed = { readonly bytes: Uint8Array; readonly hash: string; readonly unsigned: Unsigned }

/** Asks the wallet to sign a host's call, in hex, and sends it. */
export async function sendTransaction(args: Driver.TransactionArgs): Promise<TransactionHandle> {
  const call = readCall(args.transaction)
  return await sendCall({ ...args, call, runtime: await load(args.network) })
}

/** Asks the wallet to sign a host's call, without sending it; resolves to the whole transaction in hex. */
export async function signTransaction(args: Driver.TransactionArgs): Promise<string> {
  const call = readCall(args.transaction)
  return toHex((await sign({ ...args, call, runtime: await load(args.network) })).bytes)
}

/** Asks the wallet to sign a call, and sends it. */
export async function sendCall(args: sendCall.Args): Promise<TransactionHandle> {
  const { network, runtime } = args
  const { bytes, hash, unsigned } = await sign(args)
  // The visitor may have taken long: after an upgrade the network would refuse the signature.
  await expectVersion(network, runtime.specVersion)
  const sentAt = Date.now()
  await submit(network, bytes)
  return { chain: network.id, hash, sentAt, data: { block: String(unsigned.block.number) } }
}

export declare namespace sendCall {
  type Args = Omit<Driver.TransactionArgs, 'transaction'> & { call: Uint8Array; runtime: Runtime }
}

/** Throws if the network has another version of its runtime than what was reviewed or signed. */
export async function expectVersion(network: Network, specVersion: number): Promise<void> {
  const now = await readRuntimeVersion(network).catch((cause: unknown) => {
    throw toNodeError(cause, sendFailed)
  })
  if (now.specVersion !== specVersion)
    throw new KitError(networkUpgraded, { details: `From version ${specVersion} to ${now.specVersion}.` })
}

async function load(network: Network): Promise<Runtime> {
  return await loadRuntime(network).catch((cause: unknown) => {
    throw toNodeError(cause, sendFailed)
  })
}

async function sign(args: sendCall.Args): Promise<Signed> {
  const { address, network, session } = args
  if (session.network !== network.id)
    throw new KitError(sendFailed, { details: `The session is on ${session.network}, not on ${network.id}.` })
  const accountId = accountIdOf(address)
  const unsigned = await prepare(args)
  const proof = await ask({ address, network, session, unsigned })
  const answer = await readSignature(unsigned.payload, proof, accountId)
  // Where the browser cannot check an Ed25519 signature, the network does.
  if (answer === 'unknown' && proof[0] === keyTypes.ed25519 && proof.length === 65)
    return { ...assemble(unsigned, accountId, proof), unsigned }
  if (typeof answer !== 'object')
    throw new KitError(sendFailed, { details: 'The wallet signed something else than it was asked to.' })
  const signature = joinBytes([answer.type], answer.signature)
  return { ...assemble(unsigned, accountId, signature), unsigned }
}

async function prepare({ address, call, network, runtime }: sendCall.Args): Promise<Unsigned> {
  try {
    const [nonce, block] = await Promise.all([readNonce(network, address), readFinalized(network)])
    return await buildUnsigned(network, runtime, { call, nonce, block })
  } catch (cause) {
    throw toNodeError(cause, sendFailed)
  }
}

/** Asks the wallet for a signature, by the fields from which it builds the same transaction itself. */
async function ask({ address, network, session, unsigned }: ask.Args): Promise<Uint8Array> {
  let answer: unknown
  try {
    const { ownAddress, signer } = await signerOf(session, address)
    if (typeof signer?.signPayload !== 'function') throw new KitError(sendUnsupportedChain)
    answer = await signer.signPayload(toPayload(unsigned, ownAddress))
  } catch (cause) {
    throw toSendError(cause)
  }
  const proof = isRecord(answer) ? fromHex(answer.signature) : undefined
  if (proof) return proof
  throw new KitError(sendFailed, { details: `The wallet answered with no signature for ${network.id}.` })
}

declare namespace ask {
  type Args = Pick<sendCall.Args, 'address' | 'network' | 'session'> & { unsigned: Unsigned }
}

function toPayload(unsigned: Unsigned, address: string): TransactionPayload {
  const { block, call, metadataHash, nonce, runtime } = unsigned
  const number = (value: number) => `0x${value.toString(16).padStart(8, '0')}`
  return {
    address,
    blockHash: block.hash,
    blockNumber: number(block.number),
    era: toHex(eraOf(block.number)),
    genesisHash: runtime.genesisHash,
    method: toHex(call),
    nonce: number(nonce),
    signedExtensions: extensionsOf(runtime).map(({ identifier }) => identifier),
    specVersion: number(runtime.specVersion),
    tip: `0x${'0'.repeat(32)}`,
    transactionVersion: number(runtime.transactionVersion),
    version: 4,
    ...(metadataHash && { mode: 1, metadataHash: toHex(metadataHash) }),
  }
}

async function submit(network: Network, bytes: Uint8Array): Promise<void> {
  try {
    await askRpc(network, 'author_submitExtrinsic', [toHex(bytes)])
  } catch (cause) {
    // No node responded, but one may have taken it: a failure reported now could lead to a second payment.
    if (isKitError(cause, httpRequestFailed)) return
    const error = toNodeError(cause, sendFailed)
    // An earlier node took it, but its response was lost.
    const isKnown = cause instanceof RpcError && cause.code === 1013
    if (isKnown || (cause instanceof RpcError && cause.isRepeated && isKitError(error, nonceTooLow))) return
    throw error
  }
}

function toSendError(cause: unknown): KitError {
  if (isKitError(cause, notConnected) || isKitError(cause, sendUnsupportedChain)) return cause
  if (isDeclined(cause)) return new KitError(sendRejected, { cause })
  if (isPending(cause)) return new KitError(connectionPending, { cause })
  return new KitError(sendFailed, { cause })
}

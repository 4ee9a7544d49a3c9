import {
  connectionPending,
  notConnected,
  sendFailed,
  sendRejected,
  sendUnsupportedChain,
} from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import type { Driver, Network, TransactionHandle } from '../driver.ts'
import { isDeclined } from '../isDeclined.ts'
import { isPending } from '../providerError.ts'
import { isBytes } from '../signed.ts'
import { toBase58 } from './base58.ts'
import { clusterOf } from './networks.ts'
import { failureText, toNodeError } from './nodeError.ts'
import { askRpc, RpcError } from './rpc.ts'
import { accountOf } from './session.ts'
import { featureOf } from './standard.ts'
import { fromBase64, readTransaction, toBase64 } from './wire.ts'

type Input = { account: unknown; transaction: Uint8Array; chain: string; options?: object }
type SignAndSend = { signAndSendTransaction(...inputs: readonly Input[]): Promise<readonly unknown[]> }
type Sign = { signTransaction(...inputs: readonly Input[]): Promise<readonly unknown[]> }

/**
 * Asks the wallet to sign a transaction and sends it. Takes base64 or the serialised bytes.
 *
 * On public clusters the wallet broadcasts the transaction. On any other cluster the wallet
 * may use different nodes, so it only signs, and the network's `rpcUrls` broadcast.
 */
export async function sendTransaction(args: Driver.TransactionArgs): Promise<TransactionHandle> {
  const { network } = args
  return { chain: network.id, hash: await signAndSend(args), sentAt: Date.now() }
}

/** Asks the wallet to sign a transaction without broadcasting it; resolves to base64. */
export async function signTransaction(args: Driver.TransactionArgs): Promise<string> {
  const { input, wallet } = toInput(args)
  const signed = await sign(featureOf<Sign>(wallet, 'solana:signTransaction'), input)
  return toBase64(signed)
}

function toInput({ address, network, session, transaction }: Driver.TransactionArgs) {
  if (session.network !== network.id)
    throw new KitError(sendFailed, { details: `The session is on ${session.network}, not on ${network.id}.` })
  const bytes = toBytes(transaction)
  const { signers } = readTransaction(bytes)
  if (!signers.includes(address))
    throw new KitError(sendFailed, { details: `The transaction is not to be signed by ${address}.` })
  const { account, wallet } = accountOf(session, address)
  return { input: { account, transaction: bytes, chain: clusterOf(network) }, wallet }
}

async function sign(feature: Sign | undefined, input: Input): Promise<Uint8Array> {
  if (!feature) throw new KitError(sendUnsupportedChain)
  const answer = await ask(() => feature.signTransaction(input))
  const { signedTransaction } = (answer ?? {}) as { signedTransaction?: unknown }
  if (isBytes(signedTransaction)) return Uint8Array.from(signedTransaction)
  throw new KitError(sendFailed, { details: 'The wallet answered with no transaction.' })
}

async function signAndSend(args: Driver.TransactionArgs): Promise<string> {
  const { input, wallet } = toInput(args)
  const { chain } = input
  const sends = featureOf<SignAndSend>(wallet, 'solana:signAndSendTransaction')
  const signs = featureOf<Sign>(wallet, 'solana:signTransaction')
  if (sends && (chain !== 'solana:localnet' || !signs)) {
    const options = { preflightCommitment: 'confirmed' }
    const answer = await ask(() => sends.signAndSendTransaction({ ...input, options }))
    const { signature } = (answer ?? {}) as { signature?: unknown }
    if (isBytes(signature, 64)) return toBase58(signature)
    throw new KitError(sendFailed, { details: 'The wallet answered with no signature.' })
  }
  return await broadcast(args.network, await sign(signs, input))
}

async function ask(request: () => Promise<readonly unknown[]>): Promise<unknown> {
  try {
    const answers = await request()
    return Array.isArray(answers) ? answers[0] : undefined
  } catch (cause) {
    throw toSendError(cause)
  }
}

/** Broadcasts a signed transaction through the network's nodes; resolves to its first signature, which is its id. */
async function broadcast(network: Network, signed: Uint8Array): Promise<string> {
  const { id } = readTransaction(signed)
  if (!id)
    throw new KitError(sendFailed, { details: 'The wallet gave the transaction back without signing it.' })
  const options = { encoding: 'base64', preflightCommitment: 'confirmed', maxRetries: 5 }
  await askRpc(network, 'sendTransaction', [toBase64(signed), options]).catch((cause: unknown) => {
    // An earlier node accepted it but its response was lost. Reporting a failure would lead to a second payment.
    if (!isKnown(cause)) throw toNodeError(cause, sendFailed)
  })
  return id
}

function isKnown(cause: unknown): boolean {
  if (!(cause instanceof RpcError)) return false
  return /already been processed|AlreadyProcessed/.test(`${cause.message}\n${failureText(cause.data)}`)
}

function toBytes(transaction: unknown): Uint8Array {
  const bytes = isBytes(transaction) ? Uint8Array.from(transaction) : fromBase64(transaction)
  if (bytes) return bytes
  throw new KitError(sendFailed, { details: 'The transaction is neither bytes nor base64 text.' })
}

function toSendError(cause: unknown): KitError {
  if (isKitError(cause, notConnected)) return cause
  if (isDeclined(cause)) return new KitError(sendRejected, { cause })
  if (isPending(cause)) return new KitError(connectionPending, { cause })
  return toNodeError(cause, sendFailed)
}

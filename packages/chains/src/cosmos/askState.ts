import { isRecord } from '@latchkey/protocol/isRecord'
import type { Network } from '../driver.ts'
import { fromBase64, toHex } from './bytes.ts'
import { askRpc } from './rpc.ts'

/** A query, or the check of a transaction, that the chain refused. */
export class ChainError extends Error {
  override readonly name = 'ChainError'
  readonly code: number
  readonly codespace: string
  constructor(code: number, codespace: string, log: string) {
    super(log)
    this.code = code
    this.codespace = codespace
  }
}

/** Asks the chain's state by the path of a gRPC query; resolves to the bytes of the answer and their block. */
export async function askState(
  network: Network,
  path: string,
  data: Iterable<number>,
  signal?: AbortSignal | undefined,
): Promise<{ bytes: Uint8Array; height: bigint }> {
  const params = { path, data: toHex(Uint8Array.from(data)), prove: false }
  const answer = await askRpc(network, 'abci_query', params, signal)
  const response = isRecord(answer) ? answer.response : undefined
  if (!isRecord(response)) throw new Error('abci_query was answered in another shape.')
  checkCode(response)
  const bytes = fromBase64(response.value ?? '')
  if (!bytes) throw new Error('abci_query was answered with no bytes.')
  return { bytes, height: toHeight(response.height) }
}

/** Throws if a result has a code: the chain refused, although the request was answered. */
export function checkCode({ code = 0, codespace, log }: Readonly<Record<string, unknown>>): void {
  if (!Number.isInteger(code)) throw new Error('The result has no code.')
  if (code !== 0)
    throw new ChainError(code as number, String(codespace ?? ''), String(log ?? '').slice(0, 1_000))
}

/** The height of a block, which nodes write as a text. */
export function toHeight(value: unknown): bigint {
  if (typeof value === 'string' && /^\d{1,15}$/.test(value)) return BigInt(value)
  throw new Error('The node answered with no height.')
}

import { httpRequestFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import { getDynamicBuilder, getLookupFn, type MetadataLookup } from '@polkadot-api/metadata-builders'
import { decAnyMetadata, unifyMetadata } from '@polkadot-api/substrate-bindings'
import type { Network } from '../driver.ts'
import { fromHex } from './hex.ts'
import { askRpc, largeResponseBytes, RpcError, readGenesisHash } from './rpc.ts'

/** What a transaction is made for. A wallet signs all of it. */
export type RuntimeVersion = { readonly specVersion: number; readonly transactionVersion: number }

/** The types of one version of a network's runtime. */
export type Runtime = RuntimeVersion & {
  readonly genesisHash: string
  /** The metadata as the node sent it. */
  readonly metadata: Uint8Array
  readonly lookup: MetadataLookup
  readonly builder: ReturnType<typeof getDynamicBuilder>
}

// The last version of each network, by its nodes: the metadata has half a megabyte.
const runtimes = new Map<string, { readonly specVersion: number; readonly loading: Promise<Runtime> }>()

/** The version after a block. @default the newest block */
export async function readRuntimeVersion(network: Network, blockHash?: string): Promise<RuntimeVersion> {
  const answer = await askRpc(network, 'state_getRuntimeVersion', blockHash === undefined ? [] : [blockHash])
  const { specVersion, transactionVersion } = isRecord(answer) ? answer : {}
  if (isCounter(specVersion) && isCounter(transactionVersion)) return { specVersion, transactionVersion }
  throw new KitError(httpRequestFailed, { details: 'The node answered with no runtime version.' })
}

/** The runtime after a block, by default the newest. Its metadata is only fetched when the version has changed. */
export async function loadRuntime(network: Network, blockHash?: string): Promise<Runtime> {
  const version = await readRuntimeVersion(network, blockHash)
  const key = JSON.stringify([network.id, network.gatewayUrl, network.rpcUrls])
  const known = runtimes.get(key)
  if (known?.specVersion === version.specVersion) return await known.loading
  const loading = fetchRuntime(network, version, blockHash)
  runtimes.set(key, { specVersion: version.specVersion, loading })
  return await loading.catch((cause: unknown) => {
    runtimes.delete(key)
    throw cause
  })
}

async function fetchRuntime(
  network: Network,
  version: RuntimeVersion,
  blockHash: string | undefined,
): Promise<Runtime> {
  const [genesisHash, metadata] = await Promise.all([
    readGenesisHash(network),
    readMetadata(network, blockHash),
  ])
  return toRuntime({ ...version, genesisHash, metadata })
}

/** Throws if the metadata is malformed. */
export function toRuntime(args: Omit<Runtime, 'lookup' | 'builder'>): Runtime {
  const lookup = getLookupFn(unifyMetadata(decAnyMetadata(args.metadata)))
  return { ...args, lookup, builder: getDynamicBuilder(lookup) }
}

/** Version 15 where the runtime has it, because the digest of the metadata is defined for it alone; else 14. */
async function readMetadata(network: Network, blockHash: string | undefined): Promise<Uint8Array> {
  const options = { maxBytes: largeResponseBytes }
  const at = blockHash === undefined ? [] : [blockHash]
  try {
    const params = ['Metadata_metadata_at_version', '0x0f000000', ...at]
    const answer = fromHex(await askRpc(network, 'state_call', params, options))
    const start = answer && startOf(answer)
    if (start !== undefined) return answer?.slice(start) as Uint8Array
  } catch (error) {
    // Older runtimes do not have this function.
    if (!(error instanceof RpcError)) throw error
  }
  const metadata = fromHex(await askRpc(network, 'state_getMetadata', at, options))
  if (metadata) return metadata
  throw new KitError(httpRequestFailed, { details: 'The node answered with no metadata.' })
}

/** Where the metadata starts in an answer: after the byte for "some", and its length in 4 bytes. */
function startOf(answer: Uint8Array): number | undefined {
  const magic = [0x6d, 0x65, 0x74, 0x61]
  return answer[0] === 1 && magic.every((byte, index) => answer[5 + index] === byte) ? 5 : undefined
}

function isCounter(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 32
}

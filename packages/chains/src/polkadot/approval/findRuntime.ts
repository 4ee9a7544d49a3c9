import { httpRequestFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import type { ApprovalRequest } from '../../approval.ts'
import { fromHex } from '../hex.ts'
import { type Runtime, type RuntimeVersion, toRuntime } from '../runtime.ts'

/** The metadata of a chain has half a megabyte, and is the same until its next upgrade. */
const latest = new Map<string, Runtime>()

/**
 * The types of the chain's runtime. The nodes may lie about them: then the digest of the metadata is
 * another one than the chain has, and it refuses the signature.
 */
export async function findRuntime(
  { ask, chainId }: Pick<ApprovalRequest, 'ask' | 'chainId'>,
  { genesisHash, specVersion, transactionVersion }: RuntimeVersion & Pick<Runtime, 'genesisHash'>,
): Promise<Runtime> {
  const version = await ask('state_getRuntimeVersion', [])
  const isSame =
    isRecord(version) &&
    version.specVersion === specVersion &&
    version.transactionVersion === transactionVersion
  if (!isSame)
    throw new KitError(httpRequestFailed, { details: 'The chain has another version of its runtime.' })
  const known = latest.get(chainId)
  if (known?.specVersion === specVersion && known.transactionVersion === transactionVersion) return known
  const metadata = await readMetadata(ask)
  try {
    const runtime = toRuntime({ genesisHash, specVersion, transactionVersion, metadata })
    latest.set(chainId, runtime)
    return runtime
  } catch (cause) {
    throw new KitError(httpRequestFailed, { cause, details: 'The node answered with malformed metadata.' })
  }
}

/** Version 15 where the runtime has it, because the digest of the metadata is defined for it alone; else 14. */
async function readMetadata(ask: ApprovalRequest['ask']): Promise<Uint8Array> {
  const answer = await ask('state_call', ['Metadata_metadata_at_version', '0x0f000000']).catch(
    (error: unknown) => {
      // Older runtimes do not have this function.
      if (!isRecord(error) || !Number.isInteger(error.code)) throw error
    },
  )
  const versioned = fromHex(answer)
  // After the byte for "some" and the length, which takes 4 bytes, the metadata starts with "meta".
  if (versioned?.[0] === 1 && [0x6d, 0x65, 0x74, 0x61].every((byte, at) => versioned[5 + at] === byte))
    return versioned.subarray(5)
  const metadata = fromHex(await ask('state_getMetadata', []))
  if (metadata) return metadata
  throw new KitError(httpRequestFailed, { details: 'The node answered with no metadata.' })
}

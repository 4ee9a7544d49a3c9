import { join } from 'node:path'
import { FolderInUseError } from './lockFolder.ts'
import { openSpool, type Spool } from './spool.ts'

const maxProcesses = 64

/**
 * Opens the first folder under `folder` that is not locked. Processes on one volume
 * each use their own, and a new process takes over the folder of one that ended; what is
 * in other folders is stored by `adoptSpools`.
 */
export async function openFreeSpool(options: Spool.Options): Promise<Spool> {
  for (let index = 0; index < maxProcesses; index++) {
    const spool = await openUnlessUsed({ ...options, folder: join(options.folder, String(index)) })
    if (spool) return spool
  }
  throw new Error(`more than ${maxProcesses} processes share ${options.folder}`)
}

/** Undefined if another process uses the folder. */
export async function openUnlessUsed(options: Spool.Options): Promise<Spool | undefined> {
  try {
    return await openSpool(options)
  } catch (error) {
    if (error instanceof FolderInUseError) return undefined
    throw error
  }
}

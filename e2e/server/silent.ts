import type { openDatabase } from '../../apps/server/src/db/openDatabase.ts'

const nothing = () => undefined

/** A logger that discards everything. */
export const silent = { info: nothing, warn: nothing, error: nothing } as unknown as Parameters<
  typeof openDatabase
>[1]

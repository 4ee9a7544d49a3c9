import type { ServerErrorEntry } from './server.ts'

export const userOwnIdTaken = {
  code: 'users/own_id_taken',
  message: 'Another user of the project has this id',
  status: 409,
  field: 'ownId',
} as const satisfies ServerErrorEntry

export const userHasLoggedIn = {
  code: 'users/has_logged_in',
  message: 'This user has logged in, and may have a wallet',
  status: 409,
  field: 'userId',
} as const satisfies ServerErrorEntry

export const userNeverLoggedIn = {
  code: 'users/never_logged_in',
  message: 'This user has never logged in, and can be removed at once',
  status: 409,
  field: 'userId',
} as const satisfies ServerErrorEntry

export const userHasNoWayOut = {
  code: 'users/no_way_out',
  message: 'This guest could not leave with their wallet',
  status: 409,
  field: 'userId',
} as const satisfies ServerErrorEntry

export const userUnreachable = {
  code: 'users/unreachable',
  message: 'No email address of this user is known, so they could not be told',
  status: 409,
  field: 'userId',
} as const satisfies ServerErrorEntry

export const userDeletionStopped = {
  code: 'users/deletion_stopped',
  message: 'This user has stopped a deletion less than 30 days ago',
  status: 409,
  field: 'userId',
} as const satisfies ServerErrorEntry

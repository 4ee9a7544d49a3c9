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

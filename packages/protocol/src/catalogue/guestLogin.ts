import type { ServerErrorEntry } from './server.ts'

export const loginGuestOff = {
  code: 'login/guest_off',
  message: 'This app does not let visitors in as guests',
  status: 403,
  field: 'projectId',
} as const satisfies ServerErrorEntry

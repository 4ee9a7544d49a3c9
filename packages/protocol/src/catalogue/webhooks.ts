import type { ServerErrorEntry } from './server.ts'

export const webhooksTooMany = {
  code: 'webhooks/too_many',
  message: 'This project has as many webhooks as it can have',
  status: 409,
  field: '',
} as const satisfies ServerErrorEntry

export const webhooksUrlRefused = {
  code: 'webhooks/url_refused',
  message: 'This address cannot receive webhooks',
  status: 422,
  field: 'url',
} as const satisfies ServerErrorEntry

export const webhooksOff = {
  code: 'webhooks/off',
  message: 'This webhook is switched off',
  status: 409,
  field: 'state',
} as const satisfies ServerErrorEntry

export const alertsUntold = {
  code: 'alerts/untold',
  message: 'The test could not be delivered to any address',
  status: 409,
  field: 'emails',
} as const satisfies ServerErrorEntry

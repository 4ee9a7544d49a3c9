export {
  createLatchkey,
  type Latchkey,
  LatchkeyError,
  type LatchkeyOptions,
  type LinkedWallet,
  type Metadata,
  type User,
  type UserLogin,
  type UserPage,
  type UserRecord,
  type VerifiedUser,
} from './createLatchkey.ts'
export type { ImportResult } from './importUsers.ts'
export type { Source } from './readLines.ts'
export {
  type VerifyWebhookOptions,
  verifyWebhook,
  WebhookError,
  type WebhookEvent,
} from './verifyWebhook.ts'

export {
  createLatchkey,
  type Latchkey,
  LatchkeyError,
  type LatchkeyOptions,
  type User,
  type UserPage,
  type VerifiedUser,
} from './createLatchkey.ts'

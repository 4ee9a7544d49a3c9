import { type ChainId, isChainId } from '@latchkey/protocol/chainId'
import { isRecord } from '@latchkey/protocol/isRecord'
import { defineDocument } from '../../core/state/document.ts'

/** What is stored about the login: hints for the next visit. The frame knows whether the visitor is logged in. */
export type LoginNote = {
  /** Whether to ask the frame at all on the next visit. */
  readonly isLoggedIn: boolean
  /** The address that was used last, for the field and for the account. */
  readonly email?: string | undefined
  /** Name of the visitor at the provider of a social login. */
  readonly userName?: string | undefined
  /** When the last mail was asked for that has not led to a login yet. Unix milliseconds. */
  readonly sentAt?: number | undefined
  /** The visitor has signed out, but the frame could not be told yet. */
  readonly owesSignOut?: boolean | undefined
  /** What the visitor chose where there are both kinds of accounts. */
  readonly accountType?: 'eoa' | 'smartAccount' | undefined
  /** Networks with smart accounts. */
  readonly smartNetworks?: readonly ChainId[] | undefined
}

const maxEmailLength = 254
const maxNameLength = 128
const maxNetworks = 64

export const loginNote = defineDocument<LoginNote>('embedded', (value) => {
  if (!isRecord(value)) return { isLoggedIn: false }
  const { accountType, email, isLoggedIn, owesSignOut, sentAt, smartNetworks, userName } = value
  return {
    isLoggedIn: isLoggedIn === true,
    ...(typeof email === 'string' && email.length <= maxEmailLength && { email }),
    ...(typeof userName === 'string' && userName.length <= maxNameLength && { userName }),
    ...(typeof sentAt === 'number' && { sentAt }),
    ...(owesSignOut === true && { owesSignOut }),
    ...((accountType === 'eoa' || accountType === 'smartAccount') && { accountType }),
    ...(Array.isArray(smartNetworks) &&
      smartNetworks.length <= maxNetworks && { smartNetworks: smartNetworks.filter(isChainId) }),
  }
})

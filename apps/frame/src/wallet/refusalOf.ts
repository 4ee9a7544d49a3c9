import {
  embeddedAccountsFull,
  embeddedFactorNeeded,
  embeddedUnreachable,
  embeddedUntrusted,
} from '@latchkey/protocol/catalogue/embeddedWallet'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import type { VaultErrorCode } from '../vault/vaultError.ts'

/** The server shows this device something else than it has seen, or what was changed. */
const untrusted: ReadonlySet<string> = new Set<VaultErrorCode>([
  'vault/malformed',
  'vault/wrong_meta',
  'vault/wrong_half',
  'vault/wrong_vault',
  'vault/other_wallet',
  'vault/rolled_back',
])

/** Codes that say what the visitor has to do, such as to log in again or to wait. */
const passed = /^(?:login\/|escrow\/|vault\/(?:kms_unavailable|release_limited|stopped)$|request\/aborted$)/

/** What the app learns of a failure in the worker or on the way to the server: something a visitor understands. */
export function refusalOf(code: string, retryAfter?: number): FrameRefusal {
  if (untrusted.has(code)) return new FrameRefusal({ code: embeddedUntrusted.code })
  // A passkey, a kit, or a code of the visitor's authenticator app.
  if (code === 'vault/absent_factor' || code === 'vault/code_required' || code.startsWith('vault/confirm_'))
    return new FrameRefusal({ code: embeddedFactorNeeded.code })
  if (code === 'vault/accounts_full') return new FrameRefusal({ code: embeddedAccountsFull.code })
  if (passed.test(code)) return new FrameRefusal({ code, ...(retryAfter !== undefined && { retryAfter }) })
  return new FrameRefusal({ code: embeddedUnreachable.code })
}

import type { Kit } from '../../core/kit.ts'
import { signIn } from './signIn.ts'
import { siwx } from './siwx.ts'

/** The visitor wants to sign in. How that went is in `siwx`. */
export async function clickSignIn(kit: Kit): Promise<void> {
  const state = siwx.of(kit).get()
  if (state.status !== 'idle') kit.emit({ type: 'CLICK_SIGN_SIWX_MESSAGE', network: state.account.chainId })
  await signIn(kit)
}

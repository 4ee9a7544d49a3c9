import { canPair } from '../../core/connections/canPair.ts'
import { useKit } from '../../ui/kit.tsx'
import { AnyWallet } from './AnyWallet.tsx'
import { RemoteOff } from './RemoteOff.tsx'

/** Where all that is offered are wallets on other devices: a code, and the list of them. */
export default function ConnectingBasicView() {
  return canPair(useKit()) ? <AnyWallet /> : <RemoteOff />
}

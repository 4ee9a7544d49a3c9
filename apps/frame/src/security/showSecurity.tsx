/** @jsxImportSource preact */
import type { FrameAsk } from '@latchkey/protocol/frame/calls'
import { showWithCalls } from '../screens/login/showWithCalls.ts'
import type { Screens } from '../screens/screen.ts'
import { needWords } from '../screens/words.tsx'
import type { WalletView } from '../serveVault.ts'
import type { User } from '../wallet/createUser.ts'
import { readPasskeyFacts } from './passkeyFacts.ts'
import { SecurityScreen } from './SecurityScreen.tsx'

/** Shows who can open the wallet, and lets the visitor change it, until they leave. */
export async function showSecurity(screens: Screens, options: showSecurity.Options): Promise<void> {
  const { readTheme, signal, user } = options
  const wallet = await user.wallet()
  const readView = async () => (await wallet.manage({ verb: 'unlock', factors: [] })) as WalletView
  needWords('security')
  const first = await readView()
  return showWithCalls(screens, {
    title: 'account',
    signal,
    render: ({ resolve }) => (
      <SecurityScreen
        first={first}
        manage={wallet.manage}
        readPasskey={() => readPasskeyFacts(options)}
        readTheme={readTheme}
        readView={readView}
        onLeave={() => resolve()}
      />
    ),
  })
}

export declare namespace showSecurity {
  type Options = readPasskeyFacts.Options & {
    readonly user: Pick<User, 'wallet'>
    /** Of the page, as it is by then. */
    readTheme(): FrameAsk<'syncTheme'>
    readonly signal: AbortSignal
  }
}

/** @jsxImportSource preact */
import { loginRequired } from '@latchkey/protocol/catalogue/embeddedWallet'
import type { FrameAsk } from '@latchkey/protocol/frame/calls'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import { vaultLog } from '@latchkey/protocol/http/vault'
import { findLanguage } from '../findLanguage.ts'
import type { openLogin } from '../login/openLogin.ts'
import { showWithCalls } from '../screens/login/showWithCalls.ts'
import type { Screens } from '../screens/screen.ts'
import { needWords } from '../screens/words.tsx'
import type { WalletView } from '../serveVault.ts'
import type { User } from '../wallet/createUser.ts'
import { createAdmitting } from './admitting.ts'
import { createConfirming } from './confirming.ts'
import { needsPasskey } from './nextStep.ts'
import { readPasskeyFacts } from './passkeyFacts.ts'
import { type Exporting, SecurityScreen } from './SecurityScreen.tsx'
import { createSecondFactor } from './secondFactor.ts'

/** Long enough to be seen in the window, which closes with the screen. */
const doneMs = 4_000

/** Shows who can open the wallet, and lets the visitor change it, until they leave or have imported another one. */
export async function showSecurity(
  screens: Screens,
  options: showSecurity.Options,
): Promise<'left' | 'imported'> {
  const { login, readTheme, signal, user } = options
  const wallet = await user.wallet()
  const readView = async () => (await wallet.manage({ verb: 'unlock', factors: [] })) as WalletView
  needWords('security')
  const { provider } = await login.session()
  const first = await readView()
  const second = createSecondFactor(options)
  const isSecondOn = await second.state().then(
    ({ isOn }) => isOn,
    () => undefined,
  )
  // Not before the vault has it: a login that does not open the wallet would lose it. What fails is
  // done when this is shown next.
  const settle = async () => {
    if (provider === 'guest') await login.leaveGuest(signal).catch(() => undefined)
  }
  if (first.level !== 'temporary') await settle()
  const confirming = createConfirming(options)
  const confirmState = await confirming.state().catch(() => undefined)
  const language = () => findLanguage(readTheme().language)
  const readEmail = async () => {
    const { email, provider } = await login.session()
    // A code to the address that a provider tells would open another account.
    return provider ? undefined : email
  }
  let outcome: 'left' | 'imported' = 'left'
  const imported = Promise.withResolvers<void>()
  const exporting: Exporting = {
    readEmail,
    async sendCode() {
      const { action } = await login.start((await readEmail()) ?? '', language(), signal)
      // This device was removed: it has to log in from the start.
      if (action !== 'VERIFY_OTP') throw new FrameRefusal({ code: loginRequired.code })
    },
    async logIn(code) {
      await login.complete(code, signal)
    },
    async receiveWords(port) {
      await wallet.importWords(port)
      outcome = 'imported'
      setTimeout(imported.resolve, doneMs)
    },
    receiveKey: (port, name) => wallet.importKey({ port, name }),
    sendWords: (port, factors) => wallet.exportWords({ port, factors: [...factors], language: language() }),
  }
  await showWithCalls(screens, {
    title: 'account',
    signal,
    render: ({ resolve }) => {
      void imported.promise.then(resolve)
      return (
        <SecurityScreen
          exporting={exporting}
          first={first}
          second={second}
          admitting={createAdmitting({ login, manage: wallet.manage, signal, user })}
          isSecondOn={isSecondOn}
          confirming={confirming}
          confirmState={confirmState}
          readName={async () => {
            const { accountId, email, userName } = await login.session()
            return email ?? userName ?? accountId
          }}
          host={options.host}
          isLeaving={options.isLeaving ?? false}
          way={provider === 'token' ? 'token' : provider ? 'provider' : 'email'}
          manage={wallet.manage}
          tell={(kind) => login.tell(kind, language(), signal)}
          readPasskey={() => readPasskeyFacts(options)}
          passkeyLogin={
            needsPasskey(provider)
              ? {
                  async register({ challengeId, credential }) {
                    if ('attestationObject' in credential) await login.passkey.add(challengeId, credential)
                  },
                  remove: login.passkey.remove,
                  settle,
                }
              : undefined
          }
          readTheme={readTheme}
          readUsage={async () => {
            const [devices, apps, log, looks] = await Promise.all([
              login.devices(signal),
              login.apps(signal),
              user.ask(vaultLog, { signal }),
              login.records(signal),
            ])
            return { devices, apps, log, looks }
          }}
          removeApp={(projectId) => login.removeApp(projectId, signal)}
          removeDevice={(id) => login.removeDevice(id, signal)}
          readView={readView}
          onLeave={() => resolve()}
        />
      )
    },
  })
  return outcome
}

export declare namespace showSecurity {
  type Options = readPasskeyFacts.Options & {
    readonly login: Pick<
      openLogin.Opened,
      | 'apps'
      | 'complete'
      | 'devices'
      | 'leaveGuest'
      | 'records'
      | 'removeApp'
      | 'removeDevice'
      | 'session'
      | 'start'
      | 'tell'
    >
    readonly user: Pick<User, 'ask' | 'wallet'>
    /** Of the page, as it is by then. */
    readTheme(): FrameAsk<'syncTheme'>
    readonly signal: AbortSignal
    /** The app has shut the visitor out: what is left is what opens the wallet, and its words. */
    readonly isLeaving?: boolean
  }
}

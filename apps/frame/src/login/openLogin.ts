import { httpRequestFailed } from '@latchkey/protocol/catalogue/requests'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import type { Answer } from '@latchkey/protocol/http/contract'
import {
  type LoginLanguage,
  type LoginNoticeKind,
  loginAppRemove,
  loginApps,
  loginDeviceRemove,
  loginDevices,
  loginIdToken,
  loginNotice,
  loginRecords,
} from '@latchkey/protocol/http/login'
import { openRecords } from '../records.ts'
import { callAsVisitor } from './callAsVisitor.ts'
import { createCallServer } from './callServer.ts'
import { deviceKey } from './deviceKey.ts'
import { createEmailChange, type EmailChange } from './emailChange.ts'
import { createEmailLogin, type EmailLogin } from './emailLogin.ts'
import { createLoginSession, type LoginSession } from './loginSession.ts'
import { createPasskeyLogin, type PasskeyLogin } from './passkeyLogin.ts'
import { createSocialLogin, type SocialLogin } from './socialLogin.ts'
import { createTokenLogin, type LogInWithToken } from './tokenLogin.ts'

/** The login of the page that embeds the frame, with what this browser keeps of it. */
export function openLogin({ api, origin, projectId }: openLogin.Options): openLogin.Opened {
  const records = openRecords('latchkey-login')
  const key = () => deviceKey(records)
  const call = createCallServer({ api, key })
  const tabs = new BroadcastChannel(`latchkey session|${projectId}|${origin}`)
  const embedding = { projectId, origin }
  const session = createLoginSession({ call, records, tabs, embedding })
  const given = { call, login: session }
  return {
    ...session,
    ...createEmailLogin({ call, session, embedding }),
    change: createEmailChange({ call, login: session }),
    social: createSocialLogin({ call, session, embedding }),
    idToken: async (signal) => (await callAsVisitor(given, loginIdToken, { signal })).idToken,
    devices: async (signal) => (await callAsVisitor(given, loginDevices, { signal })).devices,
    async removeDevice(id, signal) {
      await callAsVisitor(given, loginDeviceRemove, { params: { id }, signal })
    },
    apps: async (signal) => (await callAsVisitor(given, loginApps, { signal })).apps,
    records: (signal) => callAsVisitor(given, loginRecords, { signal }),
    async removeApp(projectId, signal) {
      await callAsVisitor(given, loginAppRemove, { params: { projectId }, signal })
    },
    async tell(kind, language, signal) {
      await callAsVisitor(given, loginNotice, { body: { kind, language }, signal })
    },
    passkey: createPasskeyLogin({ call, session, embedding }),
    logInAsGuest: async (language, signal) =>
      (await loadGuest()).logInAsGuest({ call, embedding, session }, language, signal),
    leaveGuest: async (signal) => (await loadGuest()).leaveGuest({ call, session }, signal),
    logInWithToken: createTokenLogin({ call, session, embedding }),
    key,
  }
}

/** Few visitors are guests. */
const loadGuest = () =>
  import('./guestLogin.ts').catch(() => {
    throw new FrameRefusal({ code: httpRequestFailed.code })
  })

export declare namespace openLogin {
  type Opened = EmailLogin &
    Omit<LoginSession, 'become' | 'open'> & {
      readonly change: EmailChange
      readonly social: SocialLogin
      /** Tells the page's own server who is logged in. */
      idToken(signal: AbortSignal): Promise<string>
      devices(signal: AbortSignal): Promise<Answer<typeof loginDevices>['devices']>
      /** Ends its sessions. */
      removeDevice(id: string, signal: AbortSignal): Promise<void>
      /** Other apps that use this wallet. */
      apps(signal: AbortSignal): Promise<Answer<typeof loginApps>['apps']>
      /** What apps and the operator looked up, or did to the account. */
      records(signal: AbortSignal): Promise<Answer<typeof loginRecords>>
      /** Ends its sessions. */
      removeApp(projectId: string, signal: AbortSignal): Promise<void>
      /** Has the server send the visitor a mail, if it knows an address. */
      tell(kind: LoginNoticeKind, language: LoginLanguage, signal: AbortSignal): Promise<void>
      readonly passkey: PasskeyLogin
      readonly logInWithToken: LogInWithToken
      /** As the guest that this browser is. */
      logInAsGuest(language: LoginLanguage, signal: AbortSignal): Promise<void>
      /** Once a passkey opens the wallet: the visitor logs in with it then. */
      leaveGuest(signal: AbortSignal): Promise<void>
      /** Of this device: tokens are bound to it. */
      key(): Promise<CryptoKeyPair>
    }
  type Options = {
    /** Origin of the server. */
    readonly api: string
    /** Of the page, as the browser reports it. */
    readonly origin: string
    readonly projectId: string
  }
}

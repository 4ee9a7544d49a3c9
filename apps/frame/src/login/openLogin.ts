import { openRecords } from '../records.ts'
import { createCallServer } from './callServer.ts'
import { deviceKey } from './deviceKey.ts'
import { createEmailChange, type EmailChange } from './emailChange.ts'
import { createEmailLogin, type EmailLogin } from './emailLogin.ts'
import { createLoginSession, type LoginSession } from './loginSession.ts'
import { createSocialLogin, type SocialLogin } from './socialLogin.ts'

/** The login of the page that embeds the frame, with what this browser keeps of it. */
export function openLogin({ api, origin, projectId }: openLogin.Options): openLogin.Opened {
  const records = openRecords('latchkey-login')
  const key = () => deviceKey(records)
  const call = createCallServer({ api, key })
  const tabs = new BroadcastChannel(`latchkey session|${projectId}|${origin}`)
  const embedding = { projectId, origin }
  const session = createLoginSession({ call, records, tabs, embedding })
  return {
    ...session,
    ...createEmailLogin({ call, session, embedding }),
    change: createEmailChange({ call, login: session }),
    social: createSocialLogin({ call, session, embedding }),
    key,
  }
}

export declare namespace openLogin {
  type Opened = EmailLogin &
    Omit<LoginSession, 'open'> & {
      readonly change: EmailChange
      readonly social: SocialLogin
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

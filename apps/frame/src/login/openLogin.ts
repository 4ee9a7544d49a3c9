import { openRecords } from '../records.ts'
import { createCallServer } from './callServer.ts'
import { deviceKey } from './deviceKey.ts'
import { createEmailChange, type EmailChange } from './emailChange.ts'
import { createEmailLogin, type EmailLogin } from './emailLogin.ts'

/** The login of the page that embeds the frame, with what this browser keeps of it. */
export function openLogin({ api, origin, projectId }: openLogin.Options): openLogin.Opened {
  const records = openRecords('latchkey-login')
  const key = () => deviceKey(records)
  const call = createCallServer({ api, key })
  const tabs = new BroadcastChannel(`latchkey session|${projectId}|${origin}`)
  const login = createEmailLogin({ call, records, tabs, embedding: { projectId, origin } })
  return { ...login, change: createEmailChange({ call, login }), key }
}

export declare namespace openLogin {
  type Opened = EmailLogin & {
    readonly change: EmailChange
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

import { openRecords } from '../records.ts'
import { createCallServer } from './callServer.ts'
import { deviceKey } from './deviceKey.ts'
import { createEmailLogin, type EmailLogin } from './emailLogin.ts'

/** The login of the page that embeds the frame, with what this browser keeps of it. */
export function openLogin({ api, origin, projectId }: openLogin.Options): EmailLogin {
  const records = openRecords('latchkey-login')
  const call = createCallServer({ api, key: () => deviceKey(records) })
  return createEmailLogin({ call, records, embedding: { projectId, origin } })
}

export declare namespace openLogin {
  type Options = {
    /** Origin of the server. */
    readonly api: string
    /** Of the page, as the browser reports it. */
    readonly origin: string
    readonly projectId: string
  }
}

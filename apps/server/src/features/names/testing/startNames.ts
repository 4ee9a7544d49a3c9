import type { SignedMessage } from '@latchkey/protocol/http/names'
import { startTestServer, type TestServer } from '../../../testing/startTestServer.ts'
import type { Verify } from '../checkSigner.ts'
import { createNames } from '../createNames.ts'

/** The whole server with names on it. */
export async function startNames(options: startNames.Options): Promise<NamesServer> {
  const {
    url,
    zones = 'example.eth',
    perAddress = 5,
    gatewayKey,
    clock,
    verify = async () => false,
  } = options
  const env = {
    NAME_ZONES: zones,
    NAMES_PER_ADDRESS: String(perAddress),
    ...(gatewayKey === undefined ? {} : { NAME_GATEWAY_KEY: gatewayKey }),
  }
  const server = await startTestServer({
    url,
    env,
    clock,
    origins: ['https://app.example'],
    parts: ({ db, config, clock }) => ({ names: createNames({ db, config: config.names, clock, verify }) }),
  })
  const post = (path: string, payload: object) =>
    server.app.inject({ method: 'POST', url: `/v1/profile/account${path}?projectId=test`, payload })
  return {
    ...server,
    register: (signed) => post('', signed),
    change: (name, what, signed) => post(`/${name}/${what}`, signed),
  }
}

export declare namespace startNames {
  type Options = {
    /** Database URL. */
    url: string
    /** @default 'example.eth' */
    zones?: string | undefined
    /** @default 5 */
    perAddress?: number | undefined
    gatewayKey?: string | undefined
    clock?: (() => number) | undefined
    /** For contract accounts. @default refuses every signature */
    verify?: Verify | undefined
  }
}

type Answer = Awaited<ReturnType<TestServer['app']['inject']>>

export type NamesServer = TestServer & {
  register(signed: SignedMessage): Promise<Answer>
  change(name: string, what: 'attributes' | 'address', signed: SignedMessage): Promise<Answer>
}

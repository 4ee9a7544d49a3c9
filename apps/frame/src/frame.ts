import { isChainId } from '@latchkey/protocol/chainId'
import { createFrameEnd } from '@latchkey/protocol/frame/frameEnd'
import { frameQuery } from '@latchkey/protocol/frame/handshake'
import { frameVersion } from '@latchkey/protocol/frame/limits'
import { greetPage } from './channel/greetPage.ts'
import { createHandlers } from './handlers.ts'
import { createScreens } from './screens/createScreens.ts'

/** The wallet inside the page of an app: as little as possible until the page asks for something. */
async function main() {
  const { chainId, projectId } = frameQuery.parse(Object.fromEntries(new URLSearchParams(location.search)))
  const { origin, port } = await greetPage(window)
  // The server that serves the frame says where it answers, if that is not here.
  const named = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
  const chainsIn = (name: string) => (named(name)?.split(' ') ?? []).filter(isChainId)
  const api = named('latchkey-api') ?? location.origin
  const screens = createScreens({ emit: (event, payload) => end.emit(event, payload) })
  const handlers = createHandlers({
    api,
    servers: { vault: named('latchkey-vault') ?? api, escrow: named('latchkey-escrow') ?? api },
    smartAccounts: chainsIn('latchkey-smart-accounts'),
    delegatedAccounts: chainsIn('latchkey-delegated-accounts'),
    origin,
    projectId,
    chainId: isChainId(chainId) ? chainId : 'eip155:1',
    screens,
    onSession: (isConnected) => end.emit('session', { isConnected }),
  })
  const end = createFrameEnd(port, handlers)
  // The names of all other files are in this one, so its hash stands for the build.
  const { integrity = '' } = document.querySelector<HTMLScriptElement>('script[type="module"]') ?? {}
  end.emit('hello', { version: frameVersion, build: integrity })
}

void main()

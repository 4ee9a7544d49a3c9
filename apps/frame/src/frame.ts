import { createFrameEnd } from '@latchkey/protocol/frame/frameEnd'
import { frameQuery } from '@latchkey/protocol/frame/handshake'
import { frameVersion } from '@latchkey/protocol/frame/limits'
import { greetPage } from './channel/greetPage.ts'
import { createHandlers } from './handlers.ts'

/** The wallet inside the page of an app: as little as possible until the page asks for something. */
async function main() {
  const { projectId } = frameQuery.parse(Object.fromEntries(new URLSearchParams(location.search)))
  const { origin, port } = await greetPage(window)
  // The server that serves the frame says where it answers, if that is not here.
  const named = document.querySelector<HTMLMetaElement>('meta[name="latchkey-api"]')?.content
  const handlers = createHandlers({ api: named ?? location.origin, origin, projectId })
  const end = createFrameEnd(port, { handlers })
  // The names of all other files are in this one, so its hash stands for the build.
  const { integrity = '' } = document.querySelector<HTMLScriptElement>('script[type="module"]') ?? {}
  end.emit('hello', { version: frameVersion, build: integrity })
}

void main()

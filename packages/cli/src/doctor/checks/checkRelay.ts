import { printable } from '../ask.ts'
import { type Finding, fail, ok } from '../finding.ts'

const timeoutMs = 8_000

/** Whether a WebSocket to the relay opens. It asks for a token only then, so none is needed here. */
export async function checkRelay(
  relay: string | undefined,
  projectId: string | undefined,
): Promise<Finding[]> {
  if (relay === undefined) return []
  const url = URL.parse(relay)
  if (!url || !/^wss?:$/.test(url.protocol))
    return [
      fail(
        'relay',
        `The relay is ${JSON.stringify(printable(relay))}: it is a URL such as wss://latchkey.example.com/relay.`,
      ),
    ]
  if (projectId !== undefined) url.searchParams.set('projectId', projectId)
  return [
    (await answers(url))
      ? ok('relay', relay)
      : fail(
          'relay',
          `No WebSocket opens at ${printable(relay)}: start the relay, and let proxies pass on the headers Upgrade and Connection.`,
        ),
  ]
}

/** A refusal of the token is an answer of the relay: 401 to the upgrade. */
async function answers(url: URL): Promise<boolean> {
  const { request } = url.protocol === 'wss:' ? await import('node:https') : await import('node:http')
  return new Promise((resolve) => {
    const call = request({
      protocol: url.protocol === 'wss:' ? 'https:' : 'http:',
      hostname: url.hostname.replace(/^\[|\]$/g, ''),
      port: url.port,
      path: `${url.pathname}${url.search}`,
      timeout: timeoutMs,
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64'),
      },
    })
    const end = (isFine: boolean) => {
      resolve(isFine)
      call.destroy()
    }
    call.on('upgrade', () => end(true))
    call.on('response', ({ statusCode = 0 }) => end([401, 403, 429].includes(statusCode)))
    call.on('timeout', () => end(false))
    call.on('error', () => end(false))
    call.end()
  })
}

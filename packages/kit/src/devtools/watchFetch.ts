import type { Kit } from '../core/kit.ts'
import { type Place, placeOf } from './contacts.ts'
import { cutSecrets, cutUrl } from './cutSecrets.ts'
import type { FaultName } from './faults.ts'
import type { Log } from './log.ts'
import { patch } from './patch.ts'
import { type Plain, plain } from './plain.ts'
import { begin, type Request as LoggedRequest } from './request.ts'
import { answerWithFaults } from './requestFaults.ts'

const mostBodyCharacters = 100_000

/** Requests by `fetch`, to the server and to nodes. */
export function watchFetch(
  kit: Kit,
  log: Log<LoggedRequest>,
  isOn: (name: FaultName) => boolean,
): () => void {
  const undo = patch(globalThis, 'fetch', {
    apply(target, self, args: Parameters<typeof fetch>) {
      const ask = (...given: Parameters<typeof fetch>) =>
        Reflect.apply(target as typeof fetch, self, given) as Promise<Response>
      const [input, init] = args
      const url = input instanceof Request ? input.url : String(input)
      const place = placeOf(kit, url)
      if (!place) return ask(...args)
      const body = typeof init?.body === 'string' ? init.body : undefined
      return follow(log, { place, url, body, method: methodOf(input, init), isOn }, (changed) =>
        changed === undefined ? ask(...args) : ask(input, { ...init, body: changed }),
      )
    },
  })
  return undo ?? (() => {})
}

type Asked = {
  place: Place
  url: string
  body: string | undefined
  method: string
  isOn: (name: FaultName) => boolean
}

async function follow(
  log: Log<LoggedRequest>,
  { place, url, body, method, isOn }: Asked,
  ask: (changed?: string) => Promise<Response>,
): Promise<Response> {
  const sent = readJson(body)
  const { entry, end } = begin(log, {
    place,
    title: titleOf(sent, method, url),
    target: cutUrl(url),
    sent: sent === undefined ? undefined : cutSecrets(plain(sent)),
  })
  let asks = 0
  try {
    const response = await answerWithFaults(place, url, body, isOn, (changed) => {
      asks++
      if (changed !== undefined) entry.faulty = true
      return ask(changed)
    })
    if (asks === 0 || (place === 'server' && isOn('serverSlow'))) entry.faulty = true
    end(response.ok ? 'ok' : 'failed', String(response.status), await readBody(response))
    return response
  } catch (error) {
    if (asks === 0) entry.faulty = true
    end('failed', error instanceof Error ? error.name : 'failed')
    throw error
  }
}

function methodOf(input: RequestInfo | URL, init: RequestInit | undefined): string {
  return init?.method ?? (input instanceof Request ? input.method : 'GET')
}

/** `eth_call`, or `GET /v1/config`. */
function titleOf(sent: unknown, method: string, url: string): string {
  const calls = (Array.isArray(sent) ? sent : [sent]).flatMap((call) =>
    typeof call?.method === 'string' ? [call.method as string] : [],
  )
  if (calls.length > 0) return [...new Set(calls)].slice(0, 4).join(', ')
  const { pathname = url } = URL.parse(cutUrl(url)) ?? {}
  return `${method.toUpperCase()} ${decodeURIComponent(pathname)}`
}

async function readBody(response: Response): Promise<Plain | undefined> {
  const type = response.headers.get('content-type') ?? ''
  // A stream never ends.
  if (!type.includes('json') || Number(response.headers.get('content-length')) > mostBodyCharacters)
    return type ? `(${type.split(';')[0]})` : undefined
  try {
    const text = await response.clone().text()
    return text.length > mostBodyCharacters ? '(long)' : cutSecrets(plain(JSON.parse(text)))
  } catch {
    return '(unreadable)'
  }
}

function readJson(text: string | undefined): { method?: unknown } | { method?: unknown }[] | undefined {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

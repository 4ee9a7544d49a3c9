import { matchesOrigin } from '@latchkey/protocol/origin'
import { type Answer, ask, printable } from '../ask.ts'
import { type Finding, fail, ok, warn } from '../finding.ts'

const clockWarnMs = 30_000
/** Signed messages and tokens are refused beyond this. */
const clockFailMs = 5 * 60_000

/** The server at `api`, as a page of the app would use it. */
export async function checkServer({ api, projectId, pageOrigin }: checkServer.Options): Promise<Finding[]> {
  if (api === undefined)
    return projectId === undefined
      ? [ok('options', 'no server: `api` is not set')]
      : [warn('options', '`projectId` is set, and `api` is not: without a server it is not used.')]
  if (!/^https?:$/.test(URL.parse(api)?.protocol ?? ''))
    return [
      fail(
        'options',
        `\`api\` is ${JSON.stringify(printable(api))}: it is a URL such as https://latchkey.example.com.`,
      ),
    ]
  if (projectId === undefined)
    return [fail('options', '`api` is set, and `projectId` is not: pass the id of your project on it.')]
  const base = api.replace(/\/+$/, '')
  const query = new URLSearchParams({ projectId, st: 'appkit', sv: 'doctor' })
  const answer = await ask(`${base}/projects/v1/origins?${query}`)
  if (typeof answer === 'string')
    return [
      ok('options', '`api` and `projectId` are set'),
      fail('server', `${base} does not answer (${answer}): start the server, or correct \`api\`.`),
    ]
  return [
    ok('options', '`api` and `projectId` are set'),
    ...judge(base, projectId, answer, pageOrigin),
    checkClock(answer),
  ]
}

export declare namespace checkServer {
  type Options = {
    readonly api: string | undefined
    readonly projectId: string | undefined
    /** Undefined if no page was named. */
    readonly pageOrigin: string | undefined
  }
}

function judge(
  base: string,
  projectId: string,
  { status, text }: Answer,
  pageOrigin: string | undefined,
): Finding[] {
  const body = parse(text)
  if (body === undefined)
    return [
      fail(
        'server',
        `What answers at ${base} is not a Latchkey server: its answer is not JSON. Correct \`api\`.`,
      ),
    ]
  const code = String(body.code ?? (body.error as { code?: unknown } | undefined)?.code ?? '')
  if (status === 404 && !code.startsWith('server/'))
    return [fail('server', `${base} has no Latchkey server: it answers 404. Correct \`api\`.`)]
  if (status >= 500) return [fail('server', `${base} answers ${status} (${printable(code)}): see its log.`)]
  if (status >= 400)
    return [
      ok('server', base),
      fail(
        'project',
        `The server does not accept the project ${printable(projectId)} (${printable(code) || status}): correct \`projectId\`, or create it.`,
      ),
    ]
  const { allowedOrigins } = body
  if (!Array.isArray(allowedOrigins))
    return [fail('server', `What answers at ${base} is not a Latchkey server. Correct \`api\`.`)]
  const found = [ok('server', base), ok('project', projectId)]
  if (pageOrigin === undefined) return found
  const isAllowed = allowedOrigins.some((one) => typeof one === 'string' && matchesOrigin(pageOrigin, one))
  return [
    ...found,
    isAllowed
      ? ok('origin', `${pageOrigin} is allowed`)
      : fail('origin', `The project does not allow ${pageOrigin}: add it to its origins in the console.`),
  ]
}

function checkClock({ headers }: Answer): Finding {
  const theirs = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(theirs)) return ok('clock', 'the server tells no time')
  const offMs = Math.abs(theirs - Date.now())
  const text = `This machine and the server differ by ${Math.round(offMs / 1000)} s`
  if (offMs > clockFailMs) return fail('clock', `${text}: sign-ins fail beyond 5 minutes. Set both by NTP.`)
  if (offMs > clockWarnMs) return warn('clock', `${text}: set both by NTP.`)
  return ok('clock', 'the clocks agree')
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(text)
    return value !== null && typeof value === 'object' ? value : undefined
  } catch {
    return undefined
  }
}

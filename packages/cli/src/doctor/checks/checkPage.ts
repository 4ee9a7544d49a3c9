import { ask, printable } from '../ask.ts'
import { type Finding, fail, ok } from '../finding.ts'

/** The page at a URL: how it is served, and whether its policy lets the kit work. */
export async function checkPage({ url, api, relay }: checkPage.Options): Promise<Finding[]> {
  const answer = await ask(url, { headers: { accept: 'text/html' } })
  if (typeof answer === 'string') return [fail('page', `${url} does not answer (${answer}).`)]
  if (answer.status >= 400) return [fail('page', `${url} answers ${answer.status}.`)]
  const page = new URL(answer.url || url)
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\]|.*\.localhost)$/.test(page.hostname)
  const found: Finding[] = []
  found.push(
    page.protocol === 'https:' || isLocal
      ? ok('page', page.href)
      : fail('page', `${page.href} is not served over https: wallets and passkeys need it.`),
  )
  const plain = [api, relay].filter(
    (one) => one !== undefined && /^(?:http|ws):/.test(one) && !isLocalUrl(one),
  )
  if (page.protocol === 'https:')
    found.push(
      plain.length > 0
        ? fail(
            'mixed-content',
            `Browsers block ${plain.map((one) => printable(one ?? '')).join(' and ')} on an https page: use https and wss.`,
          )
        : ok('mixed-content', 'nothing is loaded without TLS'),
    )
  const policies = [answer.headers.get('content-security-policy') ?? '', ...metaPolicies(answer.text)]
  return [
    ...found,
    ...checkPolicies(
      policies.flatMap((one) => one.split(',')).filter((one) => one.trim()),
      { page, api, relay },
    ),
  ]
}

export declare namespace checkPage {
  type Options = {
    readonly url: string
    readonly api: string | undefined
    readonly relay: string | undefined
  }
}

/** What each policy lacks; all of them apply. */
function checkPolicies(policies: readonly string[], { page, api, relay }: Needs): Finding[] {
  if (policies.length === 0) return [ok('csp', 'no content security policy')]
  const needed: [directive: string, source: string, test: string][] = [['img-src', 'data:', 'data:']]
  const server = api && URL.parse(api, page)
  if (server)
    needed.push(['connect-src', server.origin, server.href], ['img-src', server.origin, server.href])
  const socket = relay && URL.parse(relay)
  if (socket) needed.push(['connect-src', socket.protocol.concat('//', socket.host), socket.href])
  const missing = new Map<string, Set<string>>()
  for (const policy of policies)
    for (const [directive, source, test] of needed)
      if (!allows(policy, directive, test, page))
        missing.set(directive, (missing.get(directive) ?? new Set()).add(source))
  if (missing.size === 0) return [ok('csp', 'the content security policy has what the kit needs')]
  return [...missing].map(([directive, sources]) =>
    fail('csp', `The content security policy lacks: ${directive} ${[...sources].join(' ')}`),
  )
}

type Needs = { readonly page: URL; readonly api: string | undefined; readonly relay: string | undefined }

function allows(policy: string, directive: string, url: string, page: URL): boolean {
  const directives = new Map<string, string[]>()
  for (const part of policy.split(';')) {
    const [name = '', ...values] = part.trim().split(/\s+/)
    // The first of a name counts.
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), values)
  }
  const sources = directives.get(directive) ?? directives.get('default-src')
  return sources === undefined || sources.some((source) => matches(source, url, page))
}

/** As browsers do, for the sources that occur. Paths of sources are not compared. */
function matches(source: string, url: string, page: URL): boolean {
  const { protocol, hostname, port, origin } = new URL(url)
  const lower = source.toLowerCase()
  if (lower === "'none'") return false
  if (lower === '*') return /^(?:https?|wss?):$/.test(protocol)
  if (lower === "'self'")
    return origin === page.origin || (isSocket(protocol) && hostname === page.hostname && port === page.port)
  if (/^[a-z][a-z\d+.-]*:$/.test(lower)) return protocol === lower || upgrades(lower, protocol)
  const [, scheme, host = '', wantedPort] =
    /^(?:([a-z][a-z\d+.-]*:)\/\/)?([^/:]+)(?::(\d+|\*))?(?:\/.*)?$/.exec(lower) ?? []
  if (scheme === undefined) {
    if (protocol !== page.protocol && !upgrades(page.protocol, protocol)) return false
  } else if (protocol !== scheme && !upgrades(scheme, protocol)) return false
  const isHost = host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host
  return (
    isHost &&
    (wantedPort === '*' ||
      (wantedPort ?? '') === port ||
      (wantedPort !== undefined && defaultPort(protocol) === wantedPort && port === ''))
  )
}

/** A source lets in its secure form too, and sockets of what it names. */
function upgrades(from: string, to: string): boolean {
  const allowed: Readonly<Record<string, readonly string[]>> = {
    'http:': ['https:', 'ws:', 'wss:'],
    'https:': ['wss:'],
    'ws:': ['wss:', 'http:', 'https:'],
  }
  return allowed[from]?.includes(to) ?? false
}

function isSocket(protocol: string): boolean {
  return protocol === 'ws:' || protocol === 'wss:'
}

function defaultPort(protocol: string): string {
  return protocol === 'https:' || protocol === 'wss:' ? '443' : '80'
}

function metaPolicies(html: string): string[] {
  return [...html.matchAll(/<meta\b[^>]*http-equiv\s*=\s*["']?content-security-policy["']?[^>]*>/gi)]
    .map(([tag]) => (/\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag) ?? []).slice(1).find(Boolean) ?? '')
    .map((text) =>
      text
        .replaceAll('&#39;', "'")
        .replaceAll('&#x27;', "'")
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&'),
    )
}

function isLocalUrl(url: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\]|.*\.localhost)$/.test(URL.parse(url)?.hostname ?? '')
}

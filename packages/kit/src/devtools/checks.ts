import { isKitError } from '@latchkey/protocol/errors'
import { config } from '@latchkey/protocol/http/config'
import { features } from '../core/config/features.ts'
import { networks } from '../core/config/networks.ts'
import type { Kit } from '../core/kit.ts'
import { modal } from '../core/modal/modal.ts'
import { refusalOf } from '../core/server/api.ts'
import { hasServer } from '../core/server/apiUrl.ts'
import { callServer } from '../core/server/callServer.ts'
import { wallets } from '../core/wallets/wallets.ts'
import { relays } from './contacts.ts'
import type { Seen } from './watchForChecks.ts'

export type Finding = {
  readonly verdict: 'ok' | 'warn' | 'fail'
  readonly title: string
  readonly detail: string
}

const probeMs = 5_000

/** What the page itself can tell about its setup. `latchkey doctor` looks from outside. */
export async function runChecks(kit: Kit, seen: Seen): Promise<readonly Finding[]> {
  const found = await Promise.all([
    oneCopy(kit),
    oneKit(kit, seen),
    secure(),
    mounted(kit),
    policy(kit, seen),
    storage(kit),
    names(kit),
    metadata(kit),
    answers(seen),
    server(kit),
    ...relays(kit).map(relay),
  ])
  return found.flat()
}

function oneCopy(kit: Kit): Finding {
  // A second copy of the package has slices of its own, which know nothing of this kit.
  const isSame = kit.options.drivers.every(({ namespace }) =>
    networks
      .of(kit)
      .get()
      .some((network) => network.namespace === namespace),
  )
  return isSame
    ? ok('One copy of latchkey', 'The devtools and the kit share their state.')
    : fail(
        'Two copies of latchkey',
        'The kit comes from another copy of the package than the devtools, so they see nothing of it. Run `npm ls latchkey` and keep one version.',
      )
}

function oneKit(kit: Kit, { hasTwin }: Seen): Finding {
  return hasTwin
    ? fail(
        'Two kits with one id',
        `Another kit of this page also has the id "${kit.id}": they overwrite what the other stored. Create the kit once, outside of components, or pass \`id\`.`,
      )
    : ok('One kit with this id', `No other kit of this page writes to "latchkey.${kit.id}".`)
}

function secure(): Finding {
  return isSecureContext
    ? ok('Secure context', 'Wallets and passkeys are available here.')
    : fail(
        'Not a secure context',
        'Serve the page by https, or from localhost: many wallets ignore other pages.',
      )
}

function mounted(kit: Kit): Finding[] {
  const { embedded, status } = modal.of(kit).get()
  if (status === 'closed' || embedded || document.querySelector('latchkey-modal')) return []
  return [
    fail(
      'Nothing shows the modal',
      'It is open, but nothing draws it: render `LatchkeyProvider`, or call `mountLatchkey(kit)`.',
    ),
  ]
}

async function policy(kit: Kit, { blocked }: Seen): Promise<Finding[]> {
  const isDataAllowed = await canShow(dot)
  const findings = blocked
    .filter((text) => !text.endsWith(': data'))
    .map((text) =>
      fail('Blocked by the Content Security Policy', `${text}. Add this origin to the directive.`),
    )
  if (!isDataAllowed && !kit.options.strictCsp)
    findings.push(
      warn(
        'Icons of wallets are blocked',
        'The policy forbids `data:` images. Pass `strictCsp: true`, or add `data:` to `img-src`.',
      ),
    )
  if (isDataAllowed && kit.options.strictCsp)
    findings.push(
      warn(
        '`strictCsp` is not needed',
        'The policy allows `data:` images, so wallets could show their own icons.',
      ),
    )
  return findings.length > 0
    ? findings
    : [ok('Content Security Policy', 'It blocked nothing of the kit so far.')]
}

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

function canShow(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image()
    image.onload = () => resolve(true)
    image.onerror = () => resolve(false)
    image.src = url
  })
}

function storage(kit: Kit): Finding {
  try {
    const backing = kit.options.storage ?? localStorage
    const key = `latchkey.${kit.id}.check`
    backing.setItem(key, '1')
    const isKept = backing.getItem(key) === '1'
    backing.removeItem(key)
    if (isKept) return ok('Storage works', 'The next visit finds what was stored.')
  } catch {
    // Reported below.
  }
  return warn('Storage does not work', 'Visitors can connect, but the next visit starts anew.')
}

function names(kit: Kit): Finding[] {
  const { found } = wallets.of(kit).get()
  const clashing = found.filter((wallet) =>
    found.some(
      (other) => other.namespace === wallet.namespace && other.id !== wallet.id && other.name === wallet.name,
    ),
  )
  if (clashing.length === 0) return []
  const [first] = clashing
  return [
    warn(
      'Wallets with the same name',
      `"${first?.name}" is announced ${clashing.length} times. They are told apart by their rdns.`,
    ),
  ]
}

function metadata({ options }: Kit): Finding[] {
  return options.metadata?.name
    ? []
    : [
        warn(
          'No name for your app',
          'Wallets on other devices show the address of the page. Pass `metadata.name`.',
        ),
      ]
}

function answers({ requests }: Seen): Finding[] {
  const failing = requests.filter(
    ({ faulty, place, status }) => place === 'node' && status === 'failed' && !faulty,
  )
  if (failing.length === 0) return []
  const targets = [...new Set(failing.map(({ target }) => target))].slice(0, 5)
  return [
    warn('Nodes that failed', `${targets.join(', ')}. See Requests; set \`rpcUrls\` to nodes of your own.`),
  ]
}

async function server(kit: Kit): Promise<Finding[]> {
  const { api, basic, projectId } = kit.options
  if (api && !projectId)
    return [fail('No project', '`api` is set without `projectId`, so the server is not used.')]
  if (api && basic) return [warn('`basic` ignores the server', 'Remove `api`, or `basic`.')]
  if (!hasServer(kit.options)) return [ok('No server', 'Features that need one are off.')]
  try {
    const answer = await callServer(kit, config, { retries: 0, cache: 'no-store' })
    const set = kit.options.features ?? {}
    const resolved = features.of(kit).get().features as Readonly<Record<string, boolean>>
    const overruled = Object.entries(set)
      .filter(([name, wanted]) => resolved[name] !== wanted)
      .map(([name]) => name)
    return [
      ok('The server knows this project and page', `${api} answered for "${projectId}".`),
      ...(overruled.length > 0
        ? [
            warn(
              'Options that do not apply',
              `${overruled.join(', ')}: the settings of the project win, or the feature needs something else.`,
            ),
          ]
        : []),
      ...(answer.theme && kit.options.theme
        ? [warn('Two themes', 'The page and the project both set a theme. What the page sets wins.')]
        : []),
    ]
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal?.status === 403 || refusal?.status === 401)
      return [
        fail(
          'The server refuses this page',
          `${refusal.reason ?? refusal.code ?? 'No reason given'}. Add ${location.origin} to the origins of the project, or correct \`projectId\`.`,
        ),
      ]
    const reason = refusal ? `${refusal.status} ${refusal.reason ?? ''}` : 'no answer'
    const code = isKitError(error) ? ` (${error.code})` : ''
    return [
      fail(
        'The server does not answer',
        `${api}: ${reason}${code}. Is it running, and does it allow this origin?`,
      ),
    ]
  }
}

function relay({ href }: URL): Promise<Finding[]> {
  return new Promise((resolve) => {
    const end = (finding: Finding) => {
      clearTimeout(timer)
      socket.close()
      resolve([finding])
    }
    const socket = new WebSocket(href)
    const shown = new URL(href).origin
    const timer = setTimeout(() => end(fail('The relay does not answer', shown)), probeMs)
    socket.onopen = () => end(ok('The relay answers', shown))
    socket.onclose = ({ code, reason }) =>
      // It is asked without a token here, which some relays refuse, after they have answered.
      end(
        code === 1006
          ? fail('The relay does not answer', shown)
          : ok('The relay answers', `${shown} ${reason}`),
      )
  })
}

function ok(title: string, detail: string): Finding {
  return { verdict: 'ok', title, detail }
}
function warn(title: string, detail: string): Finding {
  return { verdict: 'warn', title, detail }
}
function fail(title: string, detail: string): Finding {
  return { verdict: 'fail', title, detail }
}

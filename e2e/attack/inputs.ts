import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { appOrigin } from '../../apps/server/src/features/names/testing/signNames.ts'
import { parseRequest } from '../../apps/server/src/gateway/jsonRpc/parseRequest.ts'
import { isLookAlike } from '../../packages/protocol/src/lookAlike.ts'
import { writeMessage } from '../../packages/protocol/src/siwx/writeMessage.ts'
import type { Fault } from '../../scripts/faults.ts'
import { ask } from '../server/ask.ts'
import { chainId } from '../server/withWorld.ts'
import { attacker, slowBodies } from './requests.ts'
import type { Finding } from './underAttack.ts'
import type { Victim } from './victim.ts'

/** Processor time that one body may take. */
const maxMs = 50

/** The bodies of {@link slowBodies}, each read three times; the least time counts. */
export async function parse(): Promise<Fault> {
  const times = slowBodies().map((body) => Math.min(...[1, 2, 3].map(() => timeToRead(body))))
  const slow = times.filter((time) => time > maxMs)
  return {
    fault: 'parse',
    requests: times.length,
    failures: slow.length,
    lost: 0,
    ok: slow.length === 0,
    note: `at most ${Math.max(...times).toFixed(1)} ms of processor time for 2 MiB`,
  }
}

function timeToRead(body: string): number {
  const before = process.threadCpuUsage()
  try {
    parseRequest(body)
  } catch {
    // Refused.
  }
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

/** Asks for tokens with messages that a visitor signed on a stranger's page. */
export async function siwx({ projectId, server }: Victim): Promise<Finding> {
  const hosts = [
    'evil.vercel.app',
    'evil.pages.dev',
    'evil.example',
    `${new URL(appOrigin).host}.evil.example`,
  ]
  const statuses: number[] = []
  let given = 0
  // A script can name any origin; a browser names the page's.
  for (const host of hosts)
    for (const origin of [`https://${host}`, appOrigin, undefined]) {
      const headers = { 'x-forwarded-for': attacker, ...(origin && { origin }) }
      const post = (path: string, from: Record<string, string>, body: object) =>
        ask(server.url, {
          method: 'POST',
          path: `/v1/siwx/${path}?projectId=${projectId}`,
          headers: { 'content-type': 'application/json', ...from },
          body: JSON.stringify(body),
        })
      const nonce = await post('nonce', { ...headers, origin: appOrigin }, {})
      const visitor = privateKeyToAccount(generatePrivateKey())
      const message = writeMessage({
        ...(JSON.parse(nonce.body) as { nonce: string; issuedAt: string }),
        domain: host,
        uri: `https://${host}`,
        address: visitor.address,
        version: '1',
        chainId,
      })
      const signature = await visitor.signMessage({ message })
      const { body, status } = await post('sessions', headers, { message, signature })
      statuses.push(status)
      if (status < 400 || body.includes('accessToken')) given++
    }
  return { ok: given === 0, note: `${given} tokens for ${statuses.length} messages of other pages` }
}

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Addresses whose ends differ from a known one only in case, or not at all. */
export async function look(): Promise<Fault> {
  let [pairs, missed] = [0, 0]
  for (let count = 0; count < 1_000; count++) {
    const known = random(base58, 44)
    const middle = random(base58, 36)
    const hex = `0x${random('0123456789abcdef', 40)}`
    const tried: [string, string][] = [
      [known, known.slice(0, 4) + middle + known.slice(-4)],
      [known, otherCase(known.slice(0, 4)) + middle + otherCase(known.slice(-4))],
      [hex, hex.slice(0, 6) + random('0123456789abcdef', 32) + hex.slice(-4).toUpperCase()],
    ]
    for (const [one, other] of tried) {
      pairs++
      if (!isLookAlike(one, other)) missed++
    }
  }
  return {
    fault: 'look',
    requests: pairs,
    failures: missed,
    lost: 0,
    ok: missed === 0,
    note: `${missed} of ${pairs} look-alikes missed`,
  }
}

function random(alphabet: string, length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
}

function otherCase(text: string): string {
  return Array.from(text, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  ).join('')
}

import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createDevice,
  host,
  type LoginServer,
  someEmail,
  startLogin,
  walletUrl,
} from './testing/startLogin.ts'

let server: LoginServer
beforeAll(async () => {
  server = await startLogin()
})
afterAll(() => server.stop())

/** EXHAUSTIVE=1 sends all 10,000 and prints the response times. */
const guesses = process.env.EXHAUSTIVE ? 10_000 : 1_000
const inFlight = 100

async function compared(): Promise<number> {
  const { values } = await server.deps.metrics.logins.get()
  return values.find(({ labels }) => labels.event === 'compared')?.value ?? 0
}

/** Runs `count` calls, some at a time. */
async function runMany(count: number, call: (index: number) => Promise<void>): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      while (next < count) await call(next++)
    }),
  )
}

test('property: of any number of guesses at once, at most five are compared (threat 14)', {
  timeout: 900_000,
}, async ({ annotate }) => {
  await annotate(`${guesses.toLocaleString('en')} guesses`, 'size')
  const device = await createDevice()
  const email = someEmail()
  await server.logIn(device, email)
  const { attemptId, mail } = await server.begin(device, email)
  const before = await compared()
  const outcomes: Record<string, number> = {}
  const times: number[] = []
  // Made before: a guesser signs on machines of its own.
  const url = `${walletUrl}/v1/login/otp`
  const guessOf = (index: number) => {
    const code = String((Number(mail.code) + 1 + index) % 100_000_000).padStart(8, '0')
    return { projectId: 'test', origin: host, attemptId, code }
  }
  const proofs: string[] = []
  for (let index = 0; index < guesses; index += 1)
    proofs.push(await device.prove({ method: 'POST', url, nonce: server.nonce(), body: guessOf(index) }))
  await runMany(guesses, async (index) => {
    const payload = guessOf(index)
    const began = performance.now()
    const answer = await server.send(device, 'POST', 'otp', { payload, proof: proofs[index] ?? '' })
    times.push(performance.now() - began)
    const outcome = `${answer.statusCode} ${answer.json().code}`
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
  })
  expect((await compared()) - before).toBe(5)
  expect(outcomes).toEqual({ '401 login/code_wrong': 4, '401 login/too_many_tries': guesses - 4 })
  expect((await server.enter(device, attemptId, mail.code)).statusCode).toBe(401)
  if (!process.env.EXHAUSTIVE) return
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => `${sorted[Math.floor(sorted.length * share)]?.toFixed(1)} ms`
  process.stdout.write(`${guesses} guesses, ${inFlight} at a time: p50 ${at(0.5)}, p99 ${at(0.99)}\n`)
})

test('behavior: of many logins with the right code at once, one succeeds', async () => {
  const device = await createDevice()
  const email = someEmail()
  await server.logIn(device, email)
  const { attemptId, mail } = await server.begin(device, email)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => server.enter(device, attemptId, mail.code)),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('behavior: of many answers to a link at once, one counts', async () => {
  const device = await createDevice()
  const { match = 0, mail, attemptId } = await server.begin(device, someEmail())
  const wrong = match === 10 ? 11 : match - 1
  const pages = await Promise.all(
    Array.from({ length: 20 }, (_, index) => server.open(mail.link ?? '', index === 10 ? match : wrong)),
  )
  expect(pages.filter(({ body }) => body.includes('was used or has expired'))).toHaveLength(19)
  const state = await server.enter(device, attemptId, mail.code)
  const approved = pages[10]?.body.includes('Go back to the window')
  expect(state.statusCode).toBe(approved ? 200 : 401)
})

test('behavior: two devices that log in with a new address at once get one account', async () => {
  const devices = await Promise.all(Array.from({ length: 6 }, () => createDevice()))
  const email = someEmail()
  const attempts: { attemptId: string; code: string | undefined }[] = []
  for (const [index, device] of devices.entries()) {
    const { attemptId, match } = (await server.ask(device, email)).json()
    const { code, link } = await server.mail.next(email, index + 1)
    await server.open(link ?? '', match)
    attempts.push({ attemptId, code })
  }
  const answers = await Promise.all(
    attempts.map(({ attemptId, code }, index) =>
      server.enter(devices[index] as (typeof devices)[0], attemptId, code),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
  expect(new Set(answers.map((answer) => answer.json().accountId)).size).toBe(1)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDevice, type LoginServer, someEmail, startLogin } from './testing/startLogin.ts'

let server: LoginServer
beforeAll(async () => {
  server = await startLogin()
})
afterAll(() => server.stop())

/** EXHAUSTIVE=1 sends all 20,000. */
const requests = process.env.EXHAUSTIVE ? 20_000 : 600
const addresses = 20

test('property: an answer does not tell whether an address has an account (threat 15)', {
  timeout: 900_000,
}, async ({ annotate }) => {
  const known: string[] = []
  for (let index = 0; index < addresses; index += 1) {
    const email = someEmail()
    await server.logIn(await createDevice(), email)
    known.push(email)
  }
  const unknown = Array.from({ length: addresses }, someEmail)
  const stranger = await createDevice()
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  const shapes = new Set<string>()
  for (let index = 0; index < requests; index += 1) {
    // In random order, so that what else the machine does falls on both alike.
    const kind = Math.random() < 0.5 ? 'known' : 'unknown'
    const email = (kind === 'known' ? known : unknown)[index % addresses] ?? ''
    const began = performance.now()
    const answer = await server.ask(stranger, email)
    times[kind].push(performance.now() - began)
    const { attemptId, match, ...rest } = answer.json()
    const kinds = { attemptId: typeof attemptId, match: typeof match }
    const headers = Object.keys(answer.headers).toSorted()
    const size = answer.headers['content-length']
    shapes.add(JSON.stringify([answer.statusCode, rest, kinds, headers, size]))
  }
  expect([...shapes]).toHaveLength(1)
  const t = welch(times.known, times.unknown)
  await annotate(`${requests.toLocaleString('en')} requests, t = ${t.toFixed(2)}`, 'size')
  expect(Math.abs(t)).toBeLessThan(4.5)
})

test('behavior: only the device of an account learns that there is one', async () => {
  const device = await createDevice()
  const email = someEmail()
  expect((await server.begin(await createDevice(), email)).action).toBe('VERIFY_DEVICE')
  await server.logIn(device, email)
  expect((await server.begin(device, email)).action).toBe('VERIFY_OTP')
  expect((await server.begin(await createDevice(), email)).action).toBe('VERIFY_DEVICE')
  // Its key is not known for other addresses.
  expect((await server.begin(device, someEmail())).action).toBe('VERIFY_DEVICE')
})

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Welch's t: how far two means are apart, in standard errors. */
function welch(one: readonly number[], other: readonly number[]): number {
  const error = (values: readonly number[]) => {
    const middle = mean(values)
    return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1) / values.length
  }
  return (mean(one) - mean(other)) / Math.sqrt(error(one) + error(other))
}

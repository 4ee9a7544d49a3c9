import type { Socket } from 'node:net'
import fc from 'fast-check'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { clientIp } from './clientIp.ts'

const ask = (forwarded: string | undefined, proxies: number) =>
  clientIp(
    {
      socket: { remoteAddress: '9.9.9.9' } as Socket,
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    },
    proxies,
  )

test('behavior: only what the operator’s own proxies added is believed', () => {
  expect(ask('1.1.1.1, 2.2.2.2', 0)).toBe('9.9.9.9')
  expect(ask('1.1.1.1, 2.2.2.2', 1)).toBe('2.2.2.2')
  expect(ask('1.1.1.1, 2.2.2.2', 2)).toBe('1.1.1.1')
  expect(ask('1.1.1.1', 5)).toBe('1.1.1.1')
  expect(ask(undefined, 2)).toBe('9.9.9.9')
})

test('property: it is the address every other route sees', async () => {
  for (const proxies of [0, 1, 2]) {
    const app = Fastify({ trustProxy: (_address, hop) => hop < proxies })
    app.get('/', async ({ ip, raw }) => ({ theirs: ip, ours: clientIp(raw, proxies) }))
    await fc.assert(
      fc.asyncProperty(fc.array(fc.ipV4(), { minLength: 1, maxLength: 4 }), async (hops) => {
        const answer = await app.inject({ url: '/', headers: { 'x-forwarded-for': hops.join(', ') } })
        const { theirs, ours } = answer.json()
        expect(ours).toBe(theirs)
      }),
      { numRuns: 30 },
    )
    await app.close()
  }
})

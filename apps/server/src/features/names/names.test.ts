import { chainUnavailable, chainUnsupported } from '@latchkey/protocol/catalogue'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '../../refusal.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase.ts'
import { appOrigin, coinOfChain, createPerson, type Person, signNames } from './testing/signNames.ts'
import { type NamesServer, startNames } from './testing/startNames.ts'

let database: TestDatabase
let server: NamesServer
/** Moves the server's clock. */
let ahead = 0
beforeAll(async () => {
  database = await createTestDatabase()
  server = await startNames({
    url: database.url,
    zones: 'example.eth,other.eth',
    clock: () => Date.now() + ahead,
  })
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

const get = (path: string) => server.app.inject({ url: `/v1/profile${path}` })
const refusalOf = (answer: Awaited<ReturnType<typeof get>>) => {
  const { code, reasons } = answer.json()
  return [answer.statusCode, code, reasons[0].field]
}
const alice = createPerson()
const bob = createPerson()
const base = coinOfChain(8453)

describe('register', () => {
  test('behavior: the one who signed gets the name, on its chain and on mainnet [7.16]', async () => {
    const message = { name: 'Alice-1.example.eth', attributes: { bio: 'Hi there' } }
    const answer = await server.register(await signNames(alice, message, { coinType: base }))
    expect(answer.statusCode).toBe(200)
    const record = answer.json()
    expect(record).toEqual({
      success: true,
      name: 'alice-1.example.eth',
      registered: true,
      registered_at: expect.stringMatching(/^\d{4}-.*Z$/),
      updated_at: record.registered_at,
      addresses: {
        60: { address: alice.address, created_at: record.registered_at },
        [base]: { address: alice.address, created_at: record.registered_at },
      },
      attributes: { bio: 'Hi there' },
    })
    const { success: _, ...found } = record
    expect((await get('/account/alice-1.example.eth')).json()).toEqual(found)
  })

  test('behavior: the same message again gets the same answer, another one 409', async () => {
    const signed = await signNames(bob, { name: 'bob-again.example.eth' })
    const [first, second] = await Promise.all([server.register(signed), server.register(signed)])
    const third = await server.register(signed)
    expect([first.statusCode, second.statusCode, third.statusCode]).toEqual([200, 200, 200])
    expect(second.json()).toEqual(first.json())
    expect(third.json()).toEqual(first.json())
    const other = await server.register(await signNames(bob, { name: 'bob-again.example.eth', nonce: 'n' }))
    expect(refusalOf(other)).toEqual([409, 'names/taken', 'name'])
    const thief = await server.register(await signNames(alice, { name: 'bob-again.example.eth' }))
    expect(refusalOf(thief)).toEqual([409, 'names/taken', 'name'])
  })

  test('behavior: the same label can be had in every zone', async () => {
    const person = createPerson()
    for (const zone of ['example.eth', 'other.eth'])
      expect((await server.register(await signNames(person, { name: `twice.${zone}` }))).statusCode).toBe(200)
  })

  test('error: a nonce is good for one message', async () => {
    const person = createPerson()
    const one = await signNames(person, { name: 'nonce-one.example.eth', nonce: 'same' })
    const two = await signNames(person, { name: 'nonce-two.example.eth', nonce: 'same' })
    expect((await server.register(one)).statusCode).toBe(200)
    expect(refusalOf(await server.register(two))).toEqual([409, 'server/message_used', 'message'])
    // Nonces are per signer.
    const other = await signNames(createPerson(), { name: 'nonce-two.example.eth', nonce: 'same' })
    expect((await server.register(other)).statusCode).toBe(200)
  })

  test.each([
    ['abc.example.eth', 'names/invalid'],
    [`${'a'.repeat(64)}.example.eth`, 'names/invalid'],
    ['-abcd.example.eth', 'names/invalid'],
    ['abcd-.example.eth', 'names/invalid'],
    ['ab--cd.example.eth', 'names/invalid'],
    ['xn--80ak6aa92e.example.eth', 'names/invalid'],
    ['аlice.example.eth', 'names/invalid'],
    ['al_ice.example.eth', 'names/invalid'],
    ['al ice.example.eth', 'names/invalid'],
    ['alice', 'names/invalid'],
    ['alice.example.com', 'names/zone_unknown'],
    ['sub.alice.example.eth', 'names/zone_unknown'],
    ['.example.eth', 'names/invalid'],
    ['admin.example.eth', 'names/reserved'],
    ['Ad-Min.example.eth', 'names/reserved'],
    ['latchkey.example.eth', 'names/reserved'],
  ])('error: %j is refused with %s [5.07]', async (name, code) => {
    const answer = await server.register(await signNames(alice, { name }))
    expect(refusalOf(answer)).toEqual([400, code, 'name'])
  })

  test('behavior: labels of 4 and of 63 characters are names [5.07]', async () => {
    const person = createPerson()
    for (const label of ['ab-1', 'b'.repeat(63)])
      expect(
        (await server.register(await signNames(person, { name: `${label}.example.eth` }))).statusCode,
      ).toBe(200)
  })

  test('error: a message too old or too new is refused, one within two minutes is not', async () => {
    const now = Date.now()
    const at = (ms: number) => new Date(ms).toISOString()
    for (const timestamp of [at(now - 125_000), at(now + 125_000), at(0), '2026-13-01T00:00:00Z']) {
      const answer = await server.register(
        await signNames(alice, { name: 'late-one.example.eth', timestamp }),
      )
      expect(refusalOf(answer)).toEqual([400, 'server/message_expired', 'timestamp'])
    }
    const person = createPerson()
    for (const [index, timestamp] of [at(now - 110_000), at(now + 110_000)].entries()) {
      const signed = await signNames(person, { name: `intime-${index}.example.eth`, timestamp })
      expect((await server.register(signed)).statusCode).toBe(200)
    }
  })

  test('error: a message that is not JSON, or not exactly what it must be, is 422', async () => {
    const good = {
      purpose: 'Register this name for this account',
      origin: appOrigin,
      name: 'alice.example.eth',
      account: `eip155:1:${alice.address}`,
      timestamp: new Date().toISOString(),
    }
    const without = Object.keys(good).map((key) => JSON.stringify({ ...good, [key]: undefined }))
    const texts = [
      ...without,
      'hello',
      '[]',
      'null',
      '{}',
      JSON.stringify({ ...good, owner: bob.address }),
      JSON.stringify({ ...good, timestamp: Math.floor(Date.now() / 1000) }),
      JSON.stringify({ ...good, timestamp: new Date().toUTCString() }),
      JSON.stringify({ ...good, name: 1 }),
      JSON.stringify({ ...good, nonce: 'x'.repeat(65) }),
      `${'['.repeat(200)}${']'.repeat(200)}`,
    ]
    for (const message of texts) {
      const signature = await alice.signMessage({ message })
      const answer = await server.register({ message, signature, coin_type: 60, address: alice.address })
      expect([message, ...refusalOf(answer)]).toEqual([message, 422, 'server/message_invalid', 'message'])
    }
  })

  test('error: attributes outside the list or its characters are refused', async () => {
    const bad: Record<string, unknown>[] = [
      { website: 'https://x.example' },
      { bio: '' },
      { bio: 'x'.repeat(256) },
      { bio: '<script>' },
      { bio: 'line\nbreak' },
      { avatar: 'javascript:alert' },
      { avatar: 'http://plain.example/a.png' },
      { constructor: 'x' },
    ]
    for (const attributes of bad) {
      const answer = await server.register(await signNames(alice, { name: 'styled.example.eth', attributes }))
      expect(refusalOf(answer)).toEqual([400, 'names/attributes_invalid', 'attributes'])
    }
  })

  test('error: a signature by another key, of another text, or of garbage is 401', async () => {
    const signed = await signNames(alice, { name: 'stolen.example.eth' })
    const forged = [
      await signNames(alice, { name: 'stolen.example.eth' }, { address: bob.address }),
      { ...signed, message: signed.message.replace('stolen', 'taken1') },
      { ...signed, signature: `0x${'00'.repeat(65)}` },
      { ...signed, signature: `0x${'ff'.repeat(65)}` },
      { ...signed, signature: '0x' },
      { ...signed, signature: `${signed.signature}00` },
    ]
    for (const body of forged)
      expect(refusalOf(await server.register(body))).toEqual([401, 'server/signature_invalid', 'signature'])
  })

  test('error: what was signed for another app, purpose, account or chain is not a registration', async () => {
    const name = 'elsewhere.example.eth'
    const at = (origin: string | undefined, payload: object) =>
      server.app.inject({
        method: 'POST',
        url: '/v1/profile/account?projectId=test',
        ...(origin && { headers: { origin } }),
        payload,
      })
    // An app the project does not list, and one it lists that is not the page that sends it.
    for (const origin of ['https://evil.example', 'http://app.example', 'app.example', '']) {
      const signed = await signNames(alice, { name, origin })
      expect(refusalOf(await at(undefined, signed))).toEqual([403, 'server/origin_refused', 'origin'])
      expect(refusalOf(await at(appOrigin, signed))).toEqual([422, 'server/message_invalid', 'message'])
    }
    const foreign = await signNames(alice, { name })
    const purposes = ['attributes', 'address', 'sign in'] as const
    const signed = [
      ...(await Promise.all(purposes.map((purpose) => signNames(alice, { name, purpose })))),
      await signNames(alice, { name, account: `eip155:1:${bob.address}` }),
      await signNames(alice, { name, account: `eip155:10:${alice.address}` }),
      await signNames(alice, { name, account: alice.address }),
      { ...foreign, coin_type: base },
      { ...foreign, address: bob.address },
    ]
    for (const body of signed)
      expect([body.message, ...refusalOf(await at(appOrigin, body))]).toEqual([
        body.message,
        422,
        'server/message_invalid',
        'message',
      ])
    expect((await get(`/account/${name}`)).statusCode).toBe(404)
    expect((await at(appOrigin, foreign)).statusCode).toBe(200)
  })

  test('error: a project in development registers on its own pages and on this machine, not on preview hosts', async () => {
    await server.deps.projects.create({ id: 'draft', origins: [appOrigin] })
    const register = async (origin: string, label: string) => {
      const payload = await signNames(createPerson(), { name: `${label}.example.eth`, origin })
      const url = '/v1/profile/account?projectId=draft'
      return server.app.inject({ method: 'POST', url, headers: { origin }, payload })
    }
    expect((await register(appOrigin, 'draft-own')).statusCode).toBe(200)
    expect((await register('http://localhost:5173', 'draft-local')).statusCode).toBe(200)
    const preview = await register('https://evil.vercel.app', 'draft-evil')
    expect(refusalOf(preview)).toEqual([403, 'server/origin_refused', 'origin'])
  })

  test('error: coin types that are no EVM chain, and addresses that are none, are refused', async () => {
    const signed = await signNames(alice, { name: 'coined.example.eth' })
    for (const coin_type of [0, 1, 61, 501, 0x7fffffff, 0x80000000, 0x80000001])
      expect(refusalOf(await server.register({ ...signed, coin_type }))).toEqual([
        400,
        'names/coin_type_invalid',
        'coin_type',
      ])
    const wrongCase = alice.address.replace(/[a-fA-F]/, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    )
    for (const address of ['0x12', wrongCase, `${alice.address}0`, 'alice'])
      expect(refusalOf(await server.register({ ...signed, address }))[0]).toBe(400)
  })

  test('behavior: an address in one case is an address', async () => {
    const person = createPerson()
    const signed = await signNames(person, { name: 'lower-case.example.eth' })
    const answer = await server.register({ ...signed, address: person.address.toLowerCase() })
    expect(answer.json().addresses[60].address).toBe(person.address)
  })

  test('error: without a project, or from an origin it does not list, nothing is registered', async () => {
    const payload = await signNames(alice, { name: 'projectless.example.eth' })
    const without = await server.app.inject({ method: 'POST', url: '/v1/profile/account', payload })
    expect(refusalOf(without)).toEqual([400, 'server/project_missing', 'projectId'])
    const foreign = await server.app.inject({
      method: 'POST',
      url: '/v1/profile/account?projectId=test',
      headers: { origin: 'https://evil.example' },
      payload,
    })
    expect(refusalOf(foreign)).toEqual([403, 'server/origin_refused', 'origin'])
    expect((await get('/account/projectless.example.eth')).statusCode).toBe(404)
  })

  test('error: an address may hold so many names, however many it asks for at once', async () => {
    const person = createPerson()
    const bodies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => signNames(person, { name: `greedy-${index}.example.eth` })),
    )
    const answers = await Promise.all(bodies.map(server.register))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
      expect(refusalOf(answer)).toEqual([403, 'names/used_up', 'address'])
    expect((await server.deps.names.reverse(person.address)).length).toBe(5)
  })
})

describe('lookup', () => {
  test('behavior: an unregistered name is 404, and reported as unregistered to version 2 [7.13]', async () => {
    expect(refusalOf(await get('/account/nameless1.example.eth'))).toEqual([404, 'names/not_found', 'name'])
    const answer = await get('/account/Nameless1.example.eth?apiVersion=2')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      name: 'nameless1.example.eth',
      registered: false,
      addresses: {},
      attributes: {},
    })
  })

  test('error: what is no name of ours is 400 [7.13]', async () => {
    expect(refusalOf(await get('/account/vitalik.eth'))).toEqual([400, 'names/zone_unknown', 'name'])
    expect(refusalOf(await get('/account/a_b_c.example.eth'))).toEqual([400, 'names/invalid', 'name'])
  })

  test('behavior: an address has all its names in any case, the first one first [7.14, 7.32b]', async () => {
    const person = createPerson()
    for (const name of ['zz-first.example.eth', 'aa-second.other.eth'])
      await server.register(await signNames(person, { name }, { coinType: base }))
    for (const address of [
      person.address,
      person.address.toLowerCase(),
      `0x${person.address.slice(2).toUpperCase()}`,
    ]) {
      const records = (await get(`/reverse/${address}`)).json()
      expect(records.map(({ name }: { name: string }) => name)).toEqual([
        'zz-first.example.eth',
        'aa-second.other.eth',
      ])
      expect(Object.keys(records[0].addresses)).toEqual(['60', String(base)])
    }
    expect(await server.deps.names.nameOf(person.address)).toEqual({
      name: 'zz-first.example.eth',
      avatar: null,
    })
  })

  test('behavior: an address without a name is 404, and an empty list to version 2 [7.14]', async () => {
    const { address } = createPerson()
    expect(refusalOf(await get(`/reverse/${address}`))).toEqual([
      404,
      'names/address_without_name',
      'address',
    ])
    expect((await get(`/reverse/${address}?apiVersion=2`)).json()).toEqual([])
    expect(await server.deps.names.nameOf(address)).toBeUndefined()
    expect(refusalOf(await get('/reverse/nonsense'))).toEqual([400, 'server/address_invalid', 'address'])
  })
})

describe('suggestions', () => {
  test('behavior: the name asked for, then up to four free ones like it [7.15]', async () => {
    const before = (await get('/suggestions/Wanted')).json().suggestions
    expect(before[0]).toEqual({ name: 'wanted.example.eth', registered: false })
    expect(before).toHaveLength(5)
    // Names taken meanwhile are not suggested again.
    const person = createPerson()
    for (const { name } of before.slice(0, 3))
      expect((await server.register(await signNames(person, { name }))).statusCode).toBe(200)
    const after = (await get('/suggestions/wanted?zone=example.eth')).json().suggestions
    expect(after[0]).toEqual({ name: 'wanted.example.eth', registered: true })
    expect(after).toHaveLength(5)
    const names = after.map(({ name }: { name: string }) => name)
    expect(new Set(names).size).toBe(5)
    expect(names).not.toContain(before[1].name)
    for (const { name, registered } of after.slice(1)) {
      expect(registered).toBe(false)
      expect(name).toContain('wanted')
    }
    const elsewhere = (await get('/suggestions/wanted?zone=other.eth')).json().suggestions
    expect(elsewhere[0]).toEqual({ name: 'wanted.other.eth', registered: false })
  })

  test('behavior: every suggestion can be registered', async () => {
    for (const label of ['abc', 'a'.repeat(63), 'admi', 'a--b', '-dash-']) {
      const { suggestions } = (await get(`/suggestions/${label}`)).json()
      expect(suggestions[0].registered).toBe(label !== 'a'.repeat(63) && label !== 'admi')
      expect(suggestions.length).toBe(5)
      const free = suggestions.slice(1) as { name: string }[]
      const answers = await Promise.all(
        free.map(async ({ name }) => server.register(await signNames(createPerson(), { name }))),
      )
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    }
  })

  test.each(['root', 'support', 'sup-port', '-admin-'])(
    'error: nothing like the reserved %s is offered',
    async (label) => {
      const { suggestions } = (await get(`/suggestions/${label}`)).json()
      expect(suggestions).toEqual([{ name: `${label}.example.eth`, registered: true }])
    },
  )

  test('error: other zones and characters are refused', async () => {
    expect(refusalOf(await get('/suggestions/wanted?zone=evil.eth'))).toEqual([
      400,
      'names/zone_unknown',
      'zone',
    ])
    expect(refusalOf(await get('/suggestions/w%C3%A4nted'))).toEqual([400, 'names/invalid', 'name'])
    expect(refusalOf(await get(`/suggestions/${'a'.repeat(64)}`))).toEqual([400, 'names/invalid', 'name'])
  })
})

describe('changes', () => {
  const owner = createPerson()
  const stranger = createPerson()
  const name = 'changing.example.eth'
  const sign = (person: Person, message: Record<string, unknown>, options?: signNames.Options) => {
    const purpose = 'attributes' in message ? 'attributes' : 'address'
    return signNames(person, { name, ...message }, { purpose, ...options })
  }
  beforeAll(async () => {
    await server.register(await signNames(owner, { name, attributes: { bio: 'old' } }, { coinType: base }))
  })

  test('behavior: an owner replaces the attributes', async () => {
    const attributes = { avatar: 'https://pictures.example/a.png' }
    const answer = await server.change(name, 'attributes', await sign(owner, { attributes }))
    expect([answer.statusCode, answer.json()]).toEqual([200, attributes])
    const record = (await get(`/account/${name}`)).json()
    // Others get the avatar through this server.
    expect(record.attributes).toEqual({ avatar: expect.stringMatching(/^\/v1\/image\//) })
    expect(Date.parse(record.updated_at)).toBeGreaterThanOrEqual(Date.parse(record.registered_at))
    expect((await server.deps.names.nameOf(owner.address))?.avatar).toBe(attributes.avatar)
  })

  test.each(['https://127.0.0.1:9/x', 'eip155:1/erc721:0xabc/1'])(
    'error: %s is no picture to show to others',
    async (avatar) => {
      const signed = await sign(owner, { attributes: { avatar } })
      expect((await server.change(name, 'attributes', signed)).statusCode).toBe(200)
      expect((await get(`/account/${name}`)).json().attributes).toEqual({})
      expect((await get(`/reverse/${owner.address}`)).json()[0].attributes).toEqual({})
    },
  )

  test('error: others, and owners of other names, change nothing', async () => {
    const attributes = { bio: 'mine now' }
    for (const what of ['attributes', 'address'] as const) {
      const message = what === 'attributes' ? { attributes } : { coin_type: 60, address: stranger.address }
      const answer = await server.change(name, what, await sign(stranger, message))
      expect(refusalOf(answer)).toEqual([401, 'names/not_owned', 'address'])
      const unsigned = await sign(stranger, message, { address: owner.address })
      expect(refusalOf(await server.change(name, what, unsigned))[1]).toBe('server/signature_invalid')
    }
    // The name has no address on that chain.
    const elsewhere = await sign(owner, { attributes }, { coinType: coinOfChain(10) })
    expect(refusalOf(await server.change(name, 'attributes', elsewhere))).toEqual([
      401,
      'names/not_owned',
      'address',
    ])
    const missing = await server.change(
      'missing1.example.eth',
      'attributes',
      await sign(owner, { name: 'missing1.example.eth', attributes }),
    )
    expect(refusalOf(missing)).toEqual([404, 'names/not_found', 'name'])
    const about = await sign(owner, { name: 'other-name.example.eth', attributes })
    expect(refusalOf(await server.change(name, 'attributes', about))[1]).toBe('server/message_invalid')
    expect((await get(`/account/${name}`)).json().attributes).not.toEqual(attributes)
  })

  test('error: an older message cannot bring back what it said', async () => {
    const first = await sign(owner, { attributes: { bio: 'first' } })
    const second = await sign(owner, { attributes: { bio: 'second' } })
    expect((await server.change(name, 'attributes', first)).statusCode).toBe(200)
    // An immediate repeat returns the same response.
    expect((await server.change(name, 'attributes', first)).statusCode).toBe(200)
    expect((await server.change(name, 'attributes', second)).statusCode).toBe(200)
    const replay = await server.change(name, 'attributes', first)
    expect(refusalOf(replay)).toEqual([409, 'server/message_used', 'message'])
    expect((await get(`/account/${name}`)).json().attributes).toEqual({ bio: 'second' })
  })

  test('behavior: an address is replaced, never added twice', async () => {
    const other = createPerson()
    for (const address of [other.address, owner.address, other.address]) {
      const signed = await sign(owner, { coin_type: base, address, nonce: crypto.randomUUID() })
      const answer = await server.change(name, 'address', signed)
      expect([answer.statusCode, answer.json()[base].address]).toEqual([200, address])
    }
    expect(Object.keys((await get(`/account/${name}`)).json().addresses)).toEqual(['60', String(base)])
    const sol = 'So11111111111111111111111111111111111111112'
    const solana = await server.change(name, 'address', await sign(owner, { coin_type: 501, address: sol }))
    expect(solana.json()[501].address).toBe(sol)
  })

  test('error: addresses that do not belong to their coin type are refused', async () => {
    const bad: [number, string, string][] = [
      [60, 'So11111111111111111111111111111111111111112', 'address'],
      [501, owner.address, 'address'],
      [501, '1'.repeat(40), 'address'],
      [0, '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'coin_type'],
    ]
    for (const [coin_type, address, field] of bad) {
      const answer = await server.change(name, 'address', await sign(owner, { coin_type, address }))
      expect([answer.statusCode, answer.json().reasons[0].field]).toEqual([400, field])
    }
  })

  test('behavior: whom a name points at neither answers with it nor pays for it until it signs', async () => {
    const giver = createPerson()
    const taker = createPerson()
    await server.register(await signNames(giver, { name: 'given-away.example.eth' }))
    const give = await sign(giver, { name: 'given-away.example.eth', coin_type: 60, address: taker.address })
    expect((await server.change('given-away.example.eth', 'address', give)).statusCode).toBe(200)
    expect(await server.deps.names.reverse(taker.address)).toEqual([])
    expect(await server.deps.names.reverse(giver.address)).toEqual([])
    // The previous owner cannot change it any more, the new one can.
    const back = await sign(giver, { name: 'given-away.example.eth', coin_type: 60, address: giver.address })
    expect(refusalOf(await server.change('given-away.example.eth', 'address', back))[0]).toBe(401)
    const accept = await sign(taker, { name: 'given-away.example.eth', attributes: { bio: 'thanks' } })
    expect((await server.change('given-away.example.eth', 'attributes', accept)).statusCode).toBe(200)
    expect((await server.deps.names.reverse(taker.address)).map((record) => record.name)).toEqual([
      'given-away.example.eth',
    ])
  })
})

test('behavior: messages that are too old to be sent again are forgotten', async () => {
  const count = async () => (await server.deps.db.selectFrom('name_nonces').select('key').execute()).length
  expect(await count()).toBeGreaterThan(10)
  ahead = 3_600_000
  const timestamp = new Date(Date.now() + 3_600_000).toISOString()
  const signed = await signNames(createPerson(), { name: 'much-later.example.eth', timestamp })
  expect((await server.register(signed)).statusCode).toBe(200)
  await expect.poll(count).toBe(1)
  ahead = 0
})

test('error: contracts on chains that are not served are 400, on chains that do not answer 503; keys need no node', async () => {
  let refusal: Refusal = new Refusal(chainUnsupported)
  const away = await startNames({ url: database.url, verify: () => Promise.reject(refusal) })
  const person = createPerson()
  const contract = await signNames(
    person,
    { name: 'far-away.example.eth' },
    { address: alice.address, coinType: base },
  )
  expect(refusalOf(await away.register(contract))).toEqual([400, 'names/coin_type_invalid', 'coin_type'])
  refusal = new Refusal(chainUnavailable)
  expect(refusalOf(await away.register(contract))).toEqual([503, 'server/chain_unavailable', 'chainId'])
  const own = await signNames(person, { name: 'far-away.example.eth' }, { coinType: base })
  expect((await away.register(own)).statusCode).toBe(200)
  await away.stop()
})

test('error: without zones names are off: lists are empty, everything else says so', async () => {
  const off = await startNames({ url: database.url, zones: '' })
  const get = (path: string) => off.app.inject({ url: `/v1/profile/${path}` })
  expect((await get(`reverse/${alice.address}?apiVersion=2`)).json()).toEqual([])
  expect((await get('suggestions/alice')).json()).toEqual({ suggestions: [] })
  expect(refusalOf(await get('account/alice-1.example.eth'))).toEqual([404, 'names/off', 'name'])
  const answer = await off.register(await signNames(alice, { name: 'alice-2.example.eth' }))
  expect(refusalOf(answer)).toEqual([404, 'names/off', 'name'])
  expect(await off.deps.names.nameOf(alice.address)).toBeUndefined()
  await off.stop()
})

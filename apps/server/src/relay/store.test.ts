import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startRedis, type TestRedis } from '../cache/testingRedis.ts'
import { type ClusterNode, startCluster, type TestCluster } from '../testing/startCluster.ts'
import { createMemoryStore } from './memoryStore.ts'
import { messageId } from './messageId.ts'
import { createRedisStore } from './redisStore.ts'
import { slotOf } from './slots.ts'
import { type Kept, maxKept, maxRead, type RelayStore, type StoreEvents } from './store.ts'

let redis: TestRedis
let cluster: TestCluster
beforeAll(async () => {
  ;[redis, cluster] = await Promise.all([startRedis(), startCluster()])
})
afterAll(() => Promise.all([redis.stop(), cluster.stop()]))

const silent = { info: () => undefined, warn: () => undefined }
const aTopic = () => randomBytes(32).toString('hex')
const open: RelayStore[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((store) => store.close()))
})

/** A store, and its events. */
function start(make: (events: StoreEvents) => RelayStore) {
  const topics = new Set<string>()
  const told: Kept[] = []
  const gaps: string[] = []
  const evicted: number[] = []
  const store = make({
    onMessage: (kept) => told.push(kept),
    onGap: (some) => gaps.push(...some),
    topics: () => topics,
    onEvicted: (count) => evicted.push(count),
  })
  open.push(store)
  return {
    ...store,
    told,
    gaps,
    evicted,
    async subscribe(some: string[]) {
      for (const topic of some) topics.add(topic)
      await store.subscribe(some)
    },
    unsubscribe(some: string[]) {
      for (const topic of some) topics.delete(topic)
      store.unsubscribe(some)
    },
  }
}

const overRedis = (url = redis.url, replicas = 0) =>
  start((events) =>
    createRedisStore({ url, prefix: 'test:', clock: Date.now, events, log: silent, replicas }),
  )
const kinds = {
  memory: () => start((events) => createMemoryStore({ clock: Date.now, events })),
  redis: () => overRedis(),
  cluster: () => overRedis(cluster.url, 1),
}

const envelope = (topic: string, message = 'AAAA', more = {}) => ({
  topic,
  message,
  ttl: 300,
  tag: 1108,
  from: 'did:key:zAlice',
  address: '10.0.0.1',
  project: 'one',
  ...more,
})

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Memory use after a garbage collection. */
function heapUsed(): number {
  collect()
  return process.memoryUsage().heapUsed
}

async function until(check: () => boolean): Promise<void> {
  for (let tries = 0; !check(); tries++) {
    if (tries > 400) throw new Error('it did not happen')
    await sleep(10)
  }
}

describe.each(Object.entries(kinds))('%s', (_name, make) => {
  test('behavior: who is subscribed is told, and it waits until it is removed', async () => {
    const store = make()
    const topic = aTopic()
    await store.subscribe([topic])
    const before = Date.now()
    expect(await store.publish(envelope(topic))).toBe('kept')
    await until(() => store.told.length === 1)
    const { kept, hasMore } = await store.read(topic)
    expect(kept).toEqual(store.told)
    expect(hasMore).toBe(false)
    expect(kept[0]).toMatchObject({ topic, message: 'AAAA', tag: 1108, from: 'did:key:zAlice' })
    expect(Math.abs((kept[0]?.publishedAt ?? 0) - before)).toBeLessThan(2_000)
    await store.remove(topic, kept[0]?.ref ?? '')
    expect(await store.read(topic)).toEqual({ kept: [], hasMore: false })
  })

  test('behavior: a message that is published again is known, even after it was removed', async () => {
    const store = make()
    const topic = aTopic()
    await store.subscribe([topic])
    expect(await store.publish(envelope(topic))).toBe('kept')
    expect(await store.publish(envelope(topic))).toBe('known')
    const [first] = (await store.read(topic)).kept
    await store.remove(topic, first?.ref ?? '')
    expect(await store.publish(envelope(topic))).toBe('known')
    expect((await store.read(topic)).kept).toEqual([])
    // The same text on another topic is another message.
    expect(await store.publish(envelope(aTopic()))).toBe('kept')
    await sleep(50)
    expect(store.told).toHaveLength(1)
  })

  test('behavior: what waits is read in the order it came, a part at a time', async () => {
    const store = make()
    const topic = aTopic()
    const messages = Array.from({ length: maxRead + 10 }, (_, index) => `AAA${index}`)
    for (const message of messages) await store.publish(envelope(topic, message))
    const first = await store.read(topic)
    expect(first.hasMore).toBe(true)
    const second = await store.read(topic, first.kept.at(-1)?.ref)
    expect(second.hasMore).toBe(false)
    expect([...first.kept, ...second.kept].map(({ message }) => message)).toEqual(messages)
  })

  test('behavior: receipts remove by the id of the message', async () => {
    const store = make()
    const topic = aTopic()
    for (const message of ['AAA1', 'AAA2', 'AAA3']) await store.publish(envelope(topic, message))
    await store.removeByIds(topic, [messageId('AAA1'), messageId('AAA3'), 'made up'])
    expect((await store.read(topic)).kept.map(({ message }) => message)).toEqual(['AAA2'])
  })

  test('behavior: who left is not told, and who comes back is', async () => {
    const store = make()
    const topic = aTopic()
    await store.subscribe([topic])
    store.unsubscribe([topic])
    await store.publish(envelope(topic, 'AAA1'))
    await sleep(50)
    expect(store.told).toEqual([])
    const again = store.subscribe([topic])
    store.unsubscribe([topic])
    await again
    await store.subscribe([topic])
    await store.publish(envelope(topic, 'AAA2'))
    await until(() => store.told.length === 1)
  })

  test('behavior: time ends a message and what is known of it', async () => {
    const store = make()
    const topic = aTopic()
    await store.publish(envelope(topic, 'AAA1', { ttl: 1 }))
    await store.publish(envelope(topic, 'AAA2', { ttl: 60 }))
    await sleep(2_100)
    expect((await store.read(topic)).kept.map(({ message }) => message)).toEqual(['AAA2'])
    expect(await store.publish(envelope(topic, 'AAA1'))).toBe('kept')
  })

  test('behavior: a mailbox whose messages are taken as they come is never full', async () => {
    const store = make()
    const topic = aTopic()
    await store.subscribe([topic])
    const many = maxKept - 50
    for (let round = 1; round <= 4; round++) {
      const sent = Array.from({ length: many }, (_, index) =>
        store.publish(envelope(topic, `AAA${round}${index}`)),
      )
      expect(await Promise.all(sent)).toEqual(Array(many).fill('kept'))
      await until(() => store.told.length === round * many)
      // Not awaited.
      for (const { ref } of store.told.slice(-many)) void store.remove(topic, ref)
    }
    await sleep(100)
    expect(await store.read(topic)).toEqual({ kept: [], hasMore: false })
  })

  test('error: a mailbox takes so much, and more once some of it is old', async () => {
    const store = make()
    const topic = aTopic()
    await store.publish(envelope(topic, 'AAAA', { ttl: 3 }))
    for (let index = 1; index < maxKept; index++) await store.publish(envelope(topic, `AAA${index}`))
    expect(await store.publish(envelope(topic, 'BBB1'))).toBe('full')
    await sleep(4_100)
    expect(await store.publish(envelope(topic, 'BBB1'))).toBe('kept')
    expect(await store.publish(envelope(topic, 'BBB2'))).toBe('full')
  })
})

test('error: memory takes so much over all topics, and more once some of it is taken or old', async () => {
  let now = 1_000_000
  const store = start((events) => createMemoryStore({ clock: () => now, events, maxBytes: 100_000 }))
  const message = 'A'.repeat(9_000)
  const topics = Array.from({ length: 20 }, aTopic)
  // Each with an owner of its own, and listened to: nothing else makes room.
  const publish = async (topic: string) => {
    await store.subscribe([topic])
    return store.publish(envelope(topic, message, { address: topic, project: topic }))
  }
  const outcomes = await Promise.all(topics.map(publish))
  expect(outcomes).toEqual([...Array(10).fill('kept'), ...Array(10).fill('full')])
  const [first = '', second = ''] = topics
  await store.remove(first, (await store.read(first)).kept[0]?.ref ?? '')
  await store.removeByIds(second, [messageId(message)])
  expect([await publish(aTopic()), await publish(aTopic()), await publish(aTopic())]).toEqual([
    'kept',
    'kept',
    'full',
  ])
  now += 301_000
  expect(await publish(aTopic())).toBe('kept')
})

describe('keys in Redis', () => {
  test('behavior: they outlive what is in them and nothing brings their end nearer', async () => {
    const store = overRedis()
    const topic = aTopic()
    const asking = new Redis(redis.url)
    const ends = () => Promise.all([asking.ttl(`test:{${topic}}`), asking.ttl(`test:{${topic}}:s`)])
    try {
      await store.publish(envelope(topic, 'AAA1', { ttl: 300 }))
      const [waits, came] = await ends()
      expect(waits).toBeGreaterThan(300)
      expect(came).toBeGreaterThan(waits)
      await store.publish(envelope(topic, 'AAA2', { ttl: 30 }))
      expect((await ends())[0]).toBeGreaterThan(300)
      await store.publish(envelope(topic, 'AAA3', { ttl: 600 }))
      expect((await ends())[0]).toBeGreaterThan(600)
      // A delivered message is remembered as long as before.
      for (const { ref } of (await store.read(topic)).kept) await store.remove(topic, ref)
      await store.publish(envelope(topic, 'AAA4', { ttl: 30 }))
      const [again, remembered] = await ends()
      expect(again).toBeLessThan(60)
      expect(remembered).toBeGreaterThan(600)
    } finally {
      asking.disconnect()
    }
  })

  test('behavior: what is not confirmed does not hold its message in memory', async () => {
    const store = overRedis()
    const topic = aTopic()
    await store.subscribe([topic])
    const size = 90_000
    const before = heapUsed()
    for (let index = 0; index < 100; index++)
      await store.publish(envelope(topic, `${index}`.padEnd(size, 'A')))
    await until(() => store.told.length === 100)
    const refs = store.told.splice(0).map(({ ref }) => ref)
    expect(heapUsed() - before).toBeLessThan(20 * size)
    expect(new Set(refs).size).toBe(100)
  })
})

/** Stores of 8 MiB, of which an address may use one and a project four. */
const small = {
  memory: () => start((events) => createMemoryStore({ clock: Date.now, events, maxBytes: 8 << 20 })),
  redis: () => smallRedis(`${aTopic()}:`),
}

/** Small stores count everything in Redis, also what earlier tests left. */
async function empty(): Promise<void> {
  const asking = new Redis(redis.url)
  await asking.flushall()
  asking.disconnect()
}

function smallRedis(prefix: string) {
  return start((events) =>
    createRedisStore({ url: redis.url, prefix, clock: Date.now, events, log: silent, maxBytes: 8 << 20 }),
  )
}

describe.each(Object.entries(small))('a small store: %s', (_name, make) => {
  beforeEach(empty)

  const large = (more: object, ttl = 2_592_000) =>
    envelope(aTopic(), `${randomBytes(32).toString('hex')}${'A'.repeat(64 * 1024)}`, { ttl, ...more })

  test('error: an address with any number of keys fills its share and no more, and others do not notice', async () => {
    const store = make()
    const outcomes: string[] = []
    for (let index = 0; index < 40; index++)
      outcomes.push(await store.publish(large({ from: `did:key:z${index % 3}` })))
    expect(outcomes.filter((outcome) => outcome === 'kept').length).toBeLessThan(17)
    expect(outcomes.slice(20)).toEqual(Array(20).fill('full'))
    expect(await store.publish(large({ address: '10.0.0.2' }))).toBe('kept')
  })

  test('behavior: what is delivered makes room', async () => {
    const store = make()
    const first = large({})
    await store.publish(first)
    for (let index = 0; index < 20; index++) await store.publish(large({}))
    expect(await store.publish(large({}))).toBe('full')
    const [kept] = (await store.read(first.topic)).kept
    await store.remove(first.topic, kept?.ref ?? '')
    expect(await store.publish(large({}))).toBe('kept')
  })

  test('error: a project fills its share and no more, from any number of addresses', async () => {
    const store = make()
    const outcomes: string[] = []
    for (let index = 0; index < 80; index++)
      outcomes.push(await store.publish(large({ address: `10.0.1.${index % 10}` })))
    expect(outcomes.filter((outcome) => outcome === 'kept').length).toBeLessThan(65)
    expect(outcomes.at(-1)).toBe('full')
    expect(await store.publish(large({ address: '10.0.2.1', project: 'other' }))).toBe('kept')
  })

  test('behavior: long messages are read a few at a time', async () => {
    const store = make()
    const topic = aTopic()
    for (let index = 0; index < 12; index++) await store.publish({ ...large({}), topic })
    const first = await store.read(topic)
    expect(first.hasMore).toBe(true)
    expect(first.kept.length).toBeLessThan(9)
    let count = first.kept.length
    for (let page = first; page.hasMore; count += page.kept.length)
      page = await store.read(topic, page.kept.at(-1)?.ref)
    expect(count).toBe(12)
  })
})

test('behavior: a full memory drops what has no subscriber, and of that what would stay longest', async () => {
  const store = small.memory()
  const listened = aTopic()
  await store.subscribe([listened])
  const message = () => `${randomBytes(32).toString('hex')}${'A'.repeat(32 * 1024)}`
  const owner = (index: number) => ({ address: `10.1.${index}.1`, project: `p${index}` })
  await store.publish(envelope(listened, message(), { ...owner(0), ttl: 2_592_000 }))
  const soon = aTopic()
  await store.publish(envelope(soon, message(), { ...owner(1), ttl: 60 }))
  for (let index = 0; index < 400; index++)
    expect(await store.publish(envelope(aTopic(), message(), { ...owner(index), ttl: 2_592_000 }))).toBe(
      'kept',
    )
  expect(store.evicted.length).toBeGreaterThan(0)
  expect((await store.read(listened)).kept).toHaveLength(1)
  expect((await store.read(soon)).kept).toHaveLength(1)
  expect(store.state()).not.toBe('away')
})

const withMemory = (size: string) => ['--maxmemory', size, '--maxmemory-policy', 'noeviction']

describe.each([
  ['a Redis', () => startRedis({ args: withMemory('24mb') })],
  ['a cluster', () => startCluster({ replicas: 0, args: withMemory('12mb') })],
])('%s with little memory', (_name, startOwn) => {
  let own: TestRedis | TestCluster
  beforeAll(async () => {
    own = await startOwn()
  })
  afterAll(() => own.stop())

  test('behavior: drops what has no subscriber before it is full, and says when it is full', async () => {
    const store = start((events) =>
      createRedisStore({ url: own.url, prefix: 'test:', clock: Date.now, events, log: silent }),
    )
    const listened = aTopic()
    await store.subscribe([listened])
    const message = () => `${randomBytes(32).toString('hex')}${'A'.repeat(64 * 1024)}`
    const owner = (index: number) => ({ address: `10.1.${index}.1`, project: `p${index}` })
    await store.publish(envelope(listened, message(), { ...owner(0), ttl: 2_592_000 }))
    for (let index = 0; index < 500; index++) {
      await store.publish(envelope(aTopic(), message(), { ...owner(index), ttl: 2_592_000 }))
      if (index % 10 === 0) await sleep(20)
    }
    // It measures once a second, and may just have done so.
    await expect.poll(() => store.evicted.length, { timeout: 15_000 }).toBeGreaterThan(0)
    await expect.poll(store.state, { timeout: 15_000 }).toBe('ok')
    expect(await store.publish(envelope(listened, message(), owner(1_000)))).toBe('kept')
    expect((await store.read(listened)).kept.length).toBeGreaterThan(1)
  }, 30_000)
})

describe('two processes', () => {
  test('behavior: a share that another process has delivered is free again', async () => {
    await empty()
    const prefix = `${aTopic()}:`
    const [here, there] = [smallRedis(prefix), smallRedis(prefix)]
    const topic = aTopic()
    await there.subscribe([topic])
    const outcomes = new Set<string>()
    // Four times the share of the address.
    for (let index = 0; index < 64; index++) {
      const message = `${randomBytes(32).toString('hex')}${'A'.repeat(64 * 1024)}`
      outcomes.add(await here.publish(envelope(topic, message)))
      await until(() => there.told.length > 0)
      // The owner's messages are not looked for each time.
      if (index % 12 === 11) await sleep(2_100)
      await Promise.all(there.told.splice(0).map(({ ref }) => there.remove(topic, ref)))
    }
    expect([...outcomes]).toEqual(['kept'])
  }, 40_000)

  test('behavior: what one publishes the other is told, once', async () => {
    const [here, there] = [overRedis(), overRedis()]
    const topic = aTopic()
    await there.subscribe([topic])
    const sent = Array.from({ length: 50 }, (_, index) => here.publish(envelope(topic, `AAA${index}`)))
    expect(await Promise.all(sent)).toEqual(Array(50).fill('kept'))
    expect(await there.publish(envelope(topic, 'AAA7'))).toBe('known')
    await until(() => there.told.length >= 50)
    expect(new Set(there.told.map(({ ref }) => ref)).size).toBe(50)
    expect(here.told).toEqual([])
  })

  test('behavior: the same message at once from both is kept once', async () => {
    const [here, there] = [overRedis(), overRedis()]
    const topic = aTopic()
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? here : there).publish(envelope(topic))),
    )
    expect(outcomes.filter((outcome) => outcome === 'kept')).toHaveLength(1)
  })

  test('behavior: a Redis that pauses is waited for', async () => {
    const store = overRedis()
    const topic = aTopic()
    await store.subscribe([topic])
    redis.freeze()
    const publishing = store.publish(envelope(topic))
    const subscribing = store.subscribe([aTopic()])
    await sleep(2_000)
    redis.thaw()
    expect(await publishing).toBe('kept')
    await subscribing
    await until(() => store.told.length === 1)
  })

  test('behavior: after a lost connection the process listens again and is told to look', async () => {
    const own = await startRedis()
    try {
      const store = start((events) =>
        createRedisStore({ url: own.url, prefix: 'test:', clock: Date.now, events, log: silent }),
      )
      const topic = aTopic()
      await store.subscribe([topic])
      await own.kill()
      const late = aTopic()
      const subscribing = store.subscribe([late])
      await own.start()
      await subscribing
      await until(() => store.gaps.includes(topic))
      await store.publish(envelope(topic))
      await store.publish(envelope(late))
      await until(() => store.told.length === 2)
    } finally {
      await own.stop()
    }
  })
})

describe('a cluster', () => {
  /** Topics whose messages a node holds now. */
  const of = (node: ClusterNode | undefined, topics: readonly string[], owners: readonly string[]) =>
    topics.filter((_, index) => owners[index] === node?.id)

  test('behavior: when a replica takes over, its topics are subscribed again and read, and no others', async () => {
    const [here, there] = [overRedis(cluster.url), overRedis(cluster.url)]
    const topics = Array.from({ length: 60 }, aTopic)
    await there.subscribe(topics)
    const owners = await Promise.all(topics.map((topic) => cluster.ownerOf(`test:{${topic}}`)))
    const [victim] = await cluster.primaries()
    await victim?.kill()
    const sent = Promise.all(topics.map((topic) => here.publish(envelope(topic))))
    const late = aTopic()
    await there.subscribe([late])
    expect(new Set(await sent)).toEqual(new Set(['kept']))
    const affected = of(victim, topics, owners)
    expect(affected.length).toBeGreaterThan(0)
    await until(() => there.gaps.filter((topic) => topic !== late).length >= affected.length)
    expect(there.gaps.filter((topic) => topic !== late).sort()).toEqual(affected.sort())
    for (const topic of topics) expect((await there.read(topic)).kept).toHaveLength(1)
    const before = there.told.length
    for (const topic of [...topics, late]) await here.publish(envelope(topic, 'BBBB'))
    await until(() => there.told.length >= before + topics.length + 1)
    await victim?.start()
    await cluster.settled()
  })

  test('behavior: topics follow their slot to another node, with their messages', async () => {
    const [here, there] = [overRedis(cluster.url, 1), overRedis(cluster.url, 1)]
    const [topic, other] = [aTopic(), aTopic()]
    await there.subscribe([topic, other])
    for (const message of ['AAA1', 'AAA2']) await here.publish(envelope(topic, message))
    await until(() => there.told.length === 2)
    await cluster.moveSlot(slotOf(`test:{${topic}}`), async () => {
      // Waits for the move where a node lacks one of the keys.
      void here.publish(envelope(topic, 'AAA3'))
    })
    await until(() => there.gaps.includes(topic))
    expect(there.gaps).not.toContain(other)
    expect(await here.publish(envelope(topic, 'AAA2'))).toBe('known')
    expect(await here.publish(envelope(topic, 'AAA4'))).toBe('kept')
    await until(() => there.told.some(({ message }) => message === 'AAA4'))
    expect((await there.read(topic)).kept.map(({ message }) => message)).toEqual([
      'AAA1',
      'AAA2',
      'AAA3',
      'AAA4',
    ])
  })

  test('error: what no replica confirms is refused, and may be sent again', async () => {
    const [careful, quick] = [overRedis(cluster.url, 2), overRedis(cluster.url)]
    const topic = aTopic()
    await expect(careful.publish(envelope(topic))).rejects.toThrow('too few replicas')
    expect(await quick.publish(envelope(topic))).toBe('known')
  })
})

import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Figure } from './figures.ts'

/** Measured values, and the machine they were measured on. */
export type Measured = Figures & {
  scale?: Figures | undefined
  day?: Figures | undefined
  relay?: Figures | undefined
  cluster?: Figures | undefined
  frame?: Figures | undefined
}
type Figures = { machine: string; figures: Record<string, { value: number; unit: string }> }

/** Measured by `pnpm figures server`, with the names it prints. */
const used = {
  cached: 'a cached RPC answer',
  miss: 'an uncached RPC answer',
  config: 'a read of the configuration',
  wallets: 'a page of 40 wallets',
  accept: 'accepting an event',
  store: 'storing an event',
  storeRate: 'events stored by one process',
  memory: 'memory of an idle process',
  eventBytes: 'an event in PostgreSQL',
  nameBytes: 'a name with its address in PostgreSQL',
  usageBytes: 'a row of usage in PostgreSQL',
} as const
type Used = keyof typeof used

/** Measured by `FIGURES=scale pnpm figures server`. */
const usedByScale = {
  answer: 'an RPC answer on the wire',
  redisCalls: 'calls of an RPC call to Redis',
  redisCall: 'an RPC call, in Redis',
  signIn: 'a sign-in',
} as const

/** Measured by `FIGURES=day pnpm figures server`. */
const usedByDay = {
  server: 'a day of a user, server',
  postgres: 'a day of a user, PostgreSQL',
  redis: 'a day of a user, Redis',
  bytes: 'a day of a user, answers',
  stored: 'a day of a user, events stored',
  missed: 'calls to nodes for an RPC call',
} as const

/** Measured by `pnpm figures relay`. */
const usedByRelay = {
  message: 'a message through the relay',
  redisMessage: 'a message through the relay, in Redis',
  connect: 'a connection to the relay',
  socket: 'an idle socket',
  hour: 'an idle socket for an hour',
  kernel: 'a socket in the kernel',
  pending: 'a pending message, in Redis',
  topic: 'a topic that a client is on',
  redisTopic: 'a topic that a client is on, in Redis',
} as const

/** Measured by `FIGURES=cluster pnpm figures relay`. */
const usedByCluster = {
  message: 'a message through the relay on a cluster',
  redisMessage: 'a message through the relay on a cluster, in Redis',
  confirmed: 'a message that a replica has confirmed, in Redis',
  topic: 'a topic that a client is on, in Redis on a cluster',
} as const

/** Assumptions about the relay, in addition to the general ones. */
const assumedOfRelay = {
  topics: [4, 'topics per connected client'],
  messages: [40, 'messages per connected client and hour, sent or received'],
  connects: [4, 'connections per client and hour: phones disconnect often'],
  room: [3, 'GB for sockets on a core with 4 GB'],
  pending: [1, 'pending messages per connected client: the other side is usually connected, too'],
  redisRoom: [25, 'GB of memory per Redis'],
} as const satisfies Record<string, readonly [number, string]>

const socketTiers = [10_000, 1_000_000, 50_000_000]

/** What a relay needs for a number of concurrent clients. */
export function planRelay(sockets: number, measured: Figures) {
  const have = (name: keyof typeof usedByRelay) => {
    const figure = measured.figures[usedByRelay[name]]
    if (!figure) throw new Error(`"${usedByRelay[name]}" was not measured`)
    return figure.value
  }
  const take = (name: keyof typeof assumedOfRelay) => assumedOfRelay[name][0]
  const [busy, spare, peak] = [assumed.busy[0], assumed.spare[0], assumed.peak[0]]
  const perSecond = (each: number) => (sockets * each * peak) / 3_600
  // A message has a sender and a recipient, and is counted once.
  const messages = perSecond(take('messages')) / 2
  const connects = perSecond(take('connects'))
  const microseconds =
    messages * have('message') + connects * have('connect') + (sockets * have('hour')) / 3_600
  const cores = microseconds / 1_000_000 / busy
  const memory =
    (sockets * (have('socket') * 1_000 + have('kernel') * 1_000 + take('topics') * have('topic'))) / 1e9
  const processes = Math.max(2, Math.ceil(Math.max(cores, memory / take('room')) * spare))
  const redisMemory =
    (sockets * (take('topics') * have('redisTopic') + take('pending') * have('pending'))) / 1e9
  const redisCores = (messages * have('redisMessage')) / 1_000_000 / busy
  const redis = Math.ceil(Math.max(redisCores, redisMemory / take('redisRoom')))
  const cost = processes * assumed.coreCost[0] + redis * 2 * assumed.redisCost[0]
  return { sockets, messages, connects, cores, memory, processes, redisMemory, redis, cost }
}

function relaySection(measured: Figures): string {
  const plans = socketTiers.map((sockets) => planRelay(sockets, measured))
  type RelayPlan = (typeof plans)[number]
  const row = (name: string, of: (plan: RelayPlan) => string) => `| ${name} | ${plans.map(of).join(' | ')} |`
  const list = Object.values(usedByRelay).map((name) => {
    const { value = Number.NaN, unit } = measured.figures[name] ?? {}
    return `| ${name} | ${number(value)} ${unit} |`
  })
  return `
## The relay

By \`pnpm figures relay\` on ${measured.machine}.

| one of | costs |
|---|---|
${list.join('\n')}

Assumed:

| | |
|---|---|
${Object.values(assumedOfRelay)
  .map(([value, what]) => `| ${number(value)} | ${what} |`)
  .join('\n')}

| clients at once | ${plans.map(({ sockets }) => short(sockets)).join(' | ')} |
|---|${plans.map(() => '---|').join('')}
${[
  row('messages per second, peak', ({ messages }) => short(messages)),
  row('new connections per second, peak', ({ connects }) => short(connects)),
  row('cores', ({ cores }) => short(cores)),
  row('memory of the sockets, GB', ({ memory }) => short(memory)),
  row('processes, one core and 4 GB each', ({ processes }) => short(processes)),
  row('memory of Redis, GB', ({ redisMemory }) => short(redisMemory)),
  row('Redis shards, each with a replica', ({ redis }) => short(redis)),
  row('cost per month', ({ cost }) => `$${short(cost)}`),
].join('\n')}

- The cost depends on connected clients and their topics, not on the total number of topics: processes only subscribe to topics of their own clients.
- A topic has its keys and its channel in one slot, so that more than one shard is a [Redis Cluster](guides/relay.md#redis-cluster).
- If a process dies, its clients reconnect to others immediately: the spare processes are for that.
`
}

function clusterSection(measured: Figures): string {
  const list = Object.values(usedByCluster).map((name) => {
    const { value = Number.NaN, unit } = measured.figures[name] ?? {}
    return `| ${name} | ${number(value)} ${unit} |`
  })
  return `
### On Redis Cluster

Three primaries, each with a replica. By \`FIGURES=cluster pnpm figures relay\` on ${measured.machine}.

| one of | costs |
|---|---|
${list.join('\n')}
`
}

/** Measured by `pnpm figures frame`. */
const usedByFrame = {
  login: 'a login',
  newWallet: 'a new wallet, role vault',
  newSecret: 'a new wallet, role escrow',
  signature: 'a signature',
  loginCalls: 'KMS calls of a login',
  newCalls: 'KMS calls of a new wallet',
  signatureCalls: 'KMS calls of a signature',
  authBytes: 'a wallet in the database of auth',
  vaultBytes: 'a wallet in the database of vault',
  escrowBytes: 'a wallet in the database of escrow',
  auditBytes: 'a release in the audit log',
} as const

/** Assumptions about embedded wallets, in addition to the general ones. */
const assumedOfWallets = {
  daily: [0.05, 'share of wallets that are used on a day'],
  logins: [0.3, 'logins per wallet that is used, a day: sessions last a week'],
  signatures: [3, 'signatures per wallet that is used, a day'],
  fresh: [0.001, 'new wallets a day, as a share of all'],
  kept: [365, 'days for which releases stay in the audit log of the database'],
  kmsRate: [1_000, 'calls per second of one HSM'],
} as const satisfies Record<string, readonly [number, string]>

const walletTiers = [10_000, 1_000_000, 10_000_000]

/** What a number of embedded wallets needs. */
export function planWallets(wallets: number, measured: Figures) {
  const have = (name: keyof typeof usedByFrame) => {
    const figure = measured.figures[usedByFrame[name]]
    if (!figure) throw new Error(`"${usedByFrame[name]}" was not measured`)
    return figure.value
  }
  const take = (name: keyof typeof assumedOfWallets) => assumedOfWallets[name][0]
  const perSecond = (each: number) => (wallets * each * assumed.peak[0]) / 86_400
  const logins = perSecond(take('daily') * take('logins'))
  const signatures = perSecond(take('daily') * take('signatures'))
  const fresh = perSecond(take('fresh'))
  const coresFor = (microseconds: number) => microseconds / 1_000_000 / assumed.busy[0]
  const authCores = coresFor((logins + fresh) * have('login'))
  const vaultCores = coresFor(signatures * have('signature') + fresh * have('newWallet'))
  const escrowCores = coresFor(fresh * have('newSecret'))
  // Each role runs apart, and a restart without downtime needs two processes.
  const processes = [authCores, vaultCores, escrowCores]
    .map((cores) => Math.max(2, Math.ceil(cores * assumed.spare[0])))
    .reduce((sum, count) => sum + count, 0)
  const kmsCalls =
    signatures * have('signatureCalls') + fresh * have('newCalls') + logins * have('loginCalls')
  const gigabyte = 1e9
  const disk = (bytes: number) => (wallets * bytes) / gigabyte
  const authDisk = disk(have('authBytes'))
  const vaultDisk = disk(have('vaultBytes'))
  const escrowDisk = disk(have('escrowBytes'))
  const auditDisk = disk(
    (take('daily') * take('signatures') + take('fresh') * have('newCalls')) *
      take('kept') *
      have('auditBytes'),
  )
  const disks = authDisk + vaultDisk + escrowDisk + auditDisk
  const cost = processes * assumed.coreCost[0] + 3 * assumed.databaseCost[0] + disks * 2 * assumed.diskCost[0]
  return {
    wallets,
    logins,
    signatures,
    authCores,
    vaultCores,
    escrowCores,
    processes,
    kmsCalls,
    kmses: Math.ceil((kmsCalls / take('kmsRate')) * assumed.spare[0]),
    authDisk,
    vaultDisk,
    escrowDisk,
    auditDisk,
    cost,
  }
}

function walletSection(measured: Figures): string {
  const plans = walletTiers.map((wallets) => planWallets(wallets, measured))
  type WalletPlan = (typeof plans)[number]
  const row = (name: string, of: (plan: WalletPlan) => string) => `| ${name} | ${plans.map(of).join(' | ')} |`
  const list = Object.values(usedByFrame).map((name) => {
    const { value = Number.NaN, unit } = measured.figures[name] ?? {}
    return `| ${name} | ${number(value)} ${unit} |`
  })
  return `
## Embedded wallets

By \`pnpm figures frame\` on ${measured.machine}.

| one of | costs |
|---|---|
${list.join('\n')}

Assumed:

| | |
|---|---|
${Object.values(assumedOfWallets)
  .map(([value, what]) => `| ${number(value)} | ${what} |`)
  .join('\n')}

| wallets | ${plans.map(({ wallets }) => short(wallets)).join(' | ')} |
|---|${plans.map(() => '---|').join('')}
${[
  row('logins per second, peak', ({ logins }) => short(logins)),
  row('signatures per second, peak', ({ signatures }) => short(signatures)),
  row('cores of the role auth', ({ authCores }) => short(authCores)),
  row('cores of the role vault', ({ vaultCores }) => short(vaultCores)),
  row('cores of the role escrow', ({ escrowCores }) => short(escrowCores)),
  row('processes, one core each', ({ processes }) => short(processes)),
  row('KMS calls per second, peak', ({ kmsCalls }) => short(kmsCalls)),
  row('HSMs', ({ kmses }) => short(kmses)),
  row('database of auth, GB', ({ authDisk }) => short(authDisk)),
  row('database of vault, GB', ({ vaultDisk }) => short(vaultDisk)),
  row('database of escrow, GB', ({ escrowDisk }) => short(escrowDisk)),
  row('audit log, GB', ({ auditDisk }) => short(auditDisk)),
  row('cost per month, without HSMs', ({ cost }) => `$${short(cost)}`),
].join('\n')}

- A login needs no call of the KMS: its keys are unwrapped when a process starts. A signature needs one, for the half that the server releases.
- Most of the disk is the audit log, which grows with every signature. Its entries cannot be deleted: plan its disk for as long as you keep it.
- A wallet has one row per device more in the databases of auth and vault; the figures are of wallets with one device.
`
}

/** Assumptions that were not measured, each with the reason. */
const assumed = {
  daily: [0.2, 'share of monthly users who are active on a day'],
  calls: [4_000, 'RPC calls per daily user: two hours on a page that polls every two seconds'],
  reads: [20, 'reads of configuration and wallets per daily user, without a CDN'],
  events: [30, 'events per daily user'],
  signIns: [0.3, 'sign-ins per daily user: sessions last a week'],
  names: [0.1, 'names per monthly user'],
  peak: [2.2, 'peak second relative to the mean'],
  hit: [0.6, 'cache hit rate of RPC calls'],
  busy: [0.5, 'planned utilisation of a core'],
  spare: [1.5, 'spare factor for regions and machines that are down'],
  retention: [90, 'retention of events in days'],
  projects: [0.0001, 'projects per monthly user'],
  nodeRate: [5_000, 'calls per second of one own node'],
  nodeSpare: [2, 'redundancy of nodes'],
  coreCost: [27, 'dollars per month for a virtual core with 4 GB'],
  redisCost: [100, 'dollars per month for a Redis'],
  databaseCost: [150, 'dollars per month for a PostgreSQL with its replica, without disks'],
  diskCost: [0.12, 'dollars per month for a GB of disk'],
  egressCost: [0.01, 'dollars per GB of egress'],
  nodeCost: [600, 'dollars per month for an own node'],
  vendorCost: [10, 'dollars per million calls of an RPC vendor'],
} as const satisfies Record<string, readonly [number, string]>
type Assumed = keyof typeof assumed

/** What a daily user does, of whom `FIGURES=day pnpm figures server` lets some come and go. */
export const dayOfUser = {
  daily: assumed.daily[0],
  calls: assumed.calls[0],
  hit: assumed.hit[0],
  reads: assumed.reads[0],
  events: assumed.events[0],
  signIns: assumed.signIns[0],
  topics: assumedOfRelay.topics[0],
  // For two hours. A message has a sender and a recipient.
  connects: 2 * assumedOfRelay.connects[0],
  messages: assumedOfRelay.messages[0],
}

const tiers = [10_000, 1_000_000, 100_000_000]

/** Reads figures by the names of a list. */
function figureOf<const Name extends string>(
  measured: Figures | undefined,
  names: Readonly<Record<Name, string>>,
): (name: Name) => number {
  return (name) => {
    const figure = measured?.figures[names[name]]
    if (!figure) throw new Error(`"${names[name]}" was not measured`)
    return figure.value
  }
}

/** What a day of a user costs: by the costs of single requests, and as it was simulated. */
export function compareDay(
  measured: Measured,
): { name: string; unit: string; computed?: number; seen: number }[] {
  const have = figureOf(measured, used)
  const haveOfScale = figureOf(measured.scale, usedByScale)
  const haveOfRelay = figureOf(measured.relay, usedByRelay)
  const seen = figureOf(measured.day, usedByDay)
  const { calls, hit, reads, events, signIns, connects, messages } = dayOfUser
  const server =
    calls * (hit * have('cached') + (1 - hit) * have('miss')) +
    (reads * (have('config') + have('wallets'))) / 2 +
    events * (have('accept') + have('store')) +
    signIns * haveOfScale('signIn') +
    messages * haveOfRelay('message') +
    connects * haveOfRelay('connect')
  const redis = calls * haveOfScale('redisCall') + messages * haveOfRelay('redisMessage')
  const milliseconds = 'ms of processor time'
  return [
    { name: 'server', unit: milliseconds, computed: server / 1_000, seen: seen('server') },
    { name: 'Redis', unit: milliseconds, computed: redis / 1_000, seen: seen('redis') },
    { name: 'PostgreSQL', unit: milliseconds, seen: seen('postgres') },
    { name: 'answers', unit: 'kB', computed: (calls * haveOfScale('answer')) / 1_000, seen: seen('bytes') },
    {
      name: 'events',
      unit: 'kB in PostgreSQL',
      computed: (events * have('eventBytes')) / 1_000,
      seen: seen('stored'),
    },
    { name: 'calls to nodes for an RPC call', unit: 'calls', computed: 1 - hit, seen: seen('missed') },
  ]
}

function daySection(measured: Measured): string {
  const rows = compareDay(measured).map(({ name, unit, computed, seen }) => {
    const difference = computed === undefined ? '' : `${Math.round((seen / computed - 1) * 100)} %`
    return `| ${name}, ${unit} | ${computed === undefined ? '' : short(computed)} | ${short(seen)} | ${difference} |`
  })
  return `
## A day, simulated

By \`FIGURES=day pnpm figures server\` on ${measured.day?.machine}. Of a million monthly users, one of ${number(sampledDay.oneOf)} of those who come on a day comes in a day of ${sampledDay.seconds} seconds, most at noon, to one server process with the relay, one PostgreSQL, one Redis and a local node. Each user makes all calls, reads, events, sign-ins, connections and messages of a day, from so many addresses that each has the rate of a visitor: limits are on. Only time is compressed: caches live shorter beside it, sockets are idle for shorter, and batches of events are fuller. What the processes need when idle is taken off. Single costs are measured at full speed, with limits that rarely ask Redis, where a visitor's calls ask it more often: where the day needs more than is computed, plan with that.

| a day of a user | computed | simulated | difference |
|---|---|---|---|
${rows.join('\n')}
`
}

/** What a number of monthly users needs. */
export function plan(users: number, measured: Measured) {
  const have = (name: Used) => {
    const figure = measured.figures[used[name]]
    if (!figure) throw new Error(`"${used[name]}" was not measured`)
    return figure.value
  }
  const haveOfScale = figureOf(measured.scale, usedByScale)
  const take = (name: Assumed) => assumed[name][0]
  const daily = users * take('daily')
  const perSecond = (each: number) => (daily * each) / 86_400
  const peakCalls = perSecond(take('calls')) * take('peak')
  const peakReads = perSecond(take('reads')) * take('peak')
  const peakEvents = perSecond(take('events')) * take('peak')
  const peakSignIns = perSecond(take('signIns')) * take('peak')
  const missed = 1 - take('hit')

  const microseconds =
    peakCalls * (take('hit') * have('cached') + missed * have('miss')) +
    (peakReads * (have('config') + have('wallets'))) / 2 +
    peakEvents * (have('accept') + have('store')) +
    peakSignIns * haveOfScale('signIn')
  const cores = microseconds / 1_000_000 / take('busy')
  // One process uses one core; a restart without downtime needs two.
  const processes = Math.max(2, Math.ceil(cores * take('spare')))
  const redisCores = (peakCalls * haveOfScale('redisCall')) / 1_000_000 / take('busy')
  const redis = processes > 2 ? Math.ceil(redisCores) : 0
  const writers = Math.max(1, Math.ceil(peakEvents / (have('storeRate') * take('busy'))))

  const gigabyte = 1e9
  const eventStore = (daily * take('events') * take('retention') * have('eventBytes')) / gigabyte
  const nameStore = (users * take('names') * have('nameBytes')) / gigabyte
  const usageStore =
    (users * take('projects') * 24 * 60 * Math.min(take('retention'), 30) * have('usageBytes')) / gigabyte
  const missesAMonth = perSecond(take('calls')) * missed * 86_400 * 30
  const nodes = Math.ceil((peakCalls * missed) / take('nodeRate')) * take('nodeSpare')
  const vendor = (missesAMonth / 1e6) * take('vendorCost')
  const ownNodes = nodes * take('nodeCost')
  const egress = (perSecond(take('calls')) * haveOfScale('answer') * 86_400 * 30) / gigabyte

  const costs = {
    processes: processes * take('coreCost'),
    redis: redis * take('redisCost'),
    // With two processes it fits on their machine.
    databases: processes > 2 ? writers * take('databaseCost') : 0,
    disks: (eventStore + nameStore + usageStore) * take('diskCost'),
    egress: egress * take('egressCost'),
    chains: Math.min(vendor, ownNodes),
  }
  return {
    users,
    peakCalls,
    peakReads,
    peakEvents,
    cores,
    processes,
    memory: (processes * have('memory')) / 1_000,
    redis,
    writers,
    eventStore,
    nameStore,
    usageStore,
    nodes: vendor < ownNodes ? 0 : nodes,
    vendor,
    ownNodes,
    egress,
    costs,
    total: Object.values(costs).reduce((sum, cost) => sum + cost, 0),
  }
}

type Plan = ReturnType<typeof plan>

/** The page about scale: every figure on it is computed here. */
export function scalePage(measured: Measured): string {
  const plans = tiers.map((users) => plan(users, measured))
  const row = (name: string, of: (plan: Plan) => string) => `| ${name} | ${plans.map(of).join(' | ')} |`
  const dollars = (value: number) => `$${short(value)}`
  return `# Scale

What the server needs for ten thousand, a million and a hundred million monthly users, computed from measured unit costs. This page is generated by \`node scripts/genScale.ts\`: the measured figures come from \`pnpm figures server\` and are stored in \`docs/scale.figures.json\`; the other values are assumptions and listed as such.

## Measured

By \`pnpm figures server\` on ${measured.machine}.

| one of | costs |
|---|---|
${figureRows(measured, used)}

The events stored by one process include the counts of each hour and day, from which the console draws charts: they are added in the transaction that stores the events, with PostgreSQL on the other core, and the next batch is prepared meanwhile. While charts of a year were read without a pause, it was 16,506 events/s (\`FIGURES=insights pnpm figures server\`). The processor time of storing an event is without the counts.

By \`FIGURES=scale pnpm figures server\` on ${measured.scale?.machine}.

| one of | costs |
|---|---|
${measured.scale ? figureRows(measured.scale, usedByScale) : ''}

## Assumed

| | |
|---|---|
${Object.values(assumed)
  .map(([value, what]) => `| ${number(value)} | ${what} |`)
  .join('\n')}

What is left here cannot be measured on one machine: how people use an app, what a provider charges, how fast your nodes are, and how much you keep spare. Put your own values into \`scripts/genScale.ts\` and run it.

## Needed

| monthly users | ${plans.map(({ users }) => short(users)).join(' | ')} |
|---|${plans.map(() => '---|').join('')}
${[
  row('RPC calls per second, peak', ({ peakCalls }) => short(peakCalls)),
  row('other reads per second, peak', ({ peakReads }) => short(peakReads)),
  row('events per second, peak', ({ peakEvents }) => short(peakEvents)),
  row('cores', ({ cores }) => short(cores)),
  row('processes, one core each', ({ processes }) => short(processes)),
  row('their memory, GB', ({ memory }) => short(memory)),
  row('Redis shards', ({ redis }) => (redis ? short(redis) : 'none')),
  row('PostgreSQL shards', ({ writers }) => short(writers)),
  row('events kept, GB', ({ eventStore }) => short(eventStore)),
  row('names, GB', ({ nameStore }) => short(nameStore)),
  row('usage, GB', ({ usageStore }) => short(usageStore)),
  row('egress per month, GB', ({ egress }) => short(egress)),
  row('own nodes', ({ nodes }) => (nodes ? short(nodes) : 'none: a vendor costs less')),
].join('\n')}

## Cost per month

| monthly users | ${plans.map(({ users }) => short(users)).join(' | ')} |
|---|${plans.map(() => '---|').join('')}
${[
  row('processes', ({ costs }) => dollars(costs.processes)),
  row('Redis', ({ costs }) => dollars(costs.redis)),
  row('PostgreSQL', ({ costs }) => dollars(costs.databases)),
  row('disks', ({ costs }) => dollars(costs.disks)),
  row('egress', ({ costs }) => dollars(costs.egress)),
  row('chains: own nodes', ({ ownNodes }) => dollars(ownNodes)),
  row('chains: a vendor instead', ({ vendor }) => dollars(vendor)),
  row('**total, with the cheaper of the two**', ({ total }) => `**${dollars(total)}**`),
  row('per monthly user', ({ total, users }) => `$${(total / users).toPrecision(2)}`),
].join('\n')}

## How it grows

- Processes are stateless: to scale, add more behind a load balancer. Run at least two, so that one can be restarted without downtime.
- With several processes, share rate limits and cache through Redis. Losing Redis causes no outage (\`pnpm faults server\`).
- Limits ask Redis once for several calls of a visitor: the measured share is of the first seconds, in which leases are still short.
- If the load balancer supports it, route calls by chain and then by a hash of method and parameters: each response is then cached in one process instead of all of them.
- Events are sharded by project, names by label. If one PostgreSQL cannot store the events any more, move them to ClickHouse with \`CLICKHOUSE_URL\`; names, projects and usage stay in PostgreSQL.
- The public nodes of the default configuration are free and come without guarantees: enough to start with, and not part of the costs above.
- Every cache miss costs a call to a node: at the size where your own nodes are cheaper than a vendor, they are most of the cost, so optimise the cache hit rate first.
${measured.day ? daySection(measured) : ''}${measured.relay ? relaySection(measured.relay) : ''}${measured.cluster ? clusterSection(measured.cluster) : ''}${measured.frame ? walletSection(measured.frame) : ''}`
}

/** How many of the users of a day are simulated, and in how many seconds. */
export const sampledDay = { oneOf: 10_000, seconds: 150 } as const

function figureRows({ figures }: Figures, names: Readonly<Record<string, string>>): string {
  return Object.values(names)
    .map((name) => `| ${name} | ${number(figures[name]?.value ?? Number.NaN)} ${figures[name]?.unit} |`)
    .join('\n')
}

/** Rounds to two significant digits and a readable unit. */
function short(value: number): string {
  if (value >= 1e9) return `${number(Number((value / 1e9).toPrecision(2)))} G`
  if (value >= 1e6) return `${number(Number((value / 1e6).toPrecision(2)))} M`
  if (value >= 1e4) return `${number(Number((value / 1e3).toPrecision(2)))} k`
  if (value === 0) return '0'
  return number(value >= 10 ? Math.round(value) : Number(value.toPrecision(2)))
}

function number(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 4, useGrouping: value >= 10_000 })
}

/** Stores the values that the last `pnpm figures` of an area measured, and the machine. */
function takeFigures(
  root: string,
  area: string,
  names: Readonly<Record<string, string>>,
  before?: Figures,
): Figures {
  const all = JSON.parse(readFileSync(join(root, `.figures/${area}.json`), 'utf8')) as Figure[]
  const wanted = new Set<string>(Object.values(names))
  const figures = {
    ...before?.figures,
    ...Object.fromEntries(
      all.filter(({ name }) => wanted.has(name)).map(({ name, value, unit }) => [name, { value, unit }]),
    ),
  }
  const missing = [...wanted].filter((name) => !figures[name])
  if (missing.length) throw new Error(`.figures/${area}.json lacks ${missing.join(', ')}`)
  const processor = cpus()[0]?.model ?? 'an unknown processor'
  const machine = `a machine with ${availableParallelism()} cores (${processor}), Node ${process.versions.node}, the server on one of them, ${loadavg()[1]?.toFixed(1)} processes running on average`
  return { machine, figures }
}

const figuresFile = 'docs/scale.figures.json'
const pageFile = 'docs/scale.md'

export function readMeasured(root: string): Measured {
  return JSON.parse(readFileSync(join(root, figuresFile), 'utf8')) as Measured
}

function main() {
  const { values } = parseArgs({ options: { take: { type: 'string' } } })
  const root = join(import.meta.dirname, '..')
  const before = readMeasured(root)
  const keep = (measured: Measured) =>
    writeFileSync(join(root, figuresFile), `${JSON.stringify(measured, null, 2)}\n`)
  if (values.take === 'server') keep({ ...before, ...takeFigures(root, 'server', used) })
  if (values.take === 'scale') keep({ ...before, scale: takeFigures(root, 'server', usedByScale) })
  if (values.take === 'day') keep({ ...before, day: takeFigures(root, 'server', usedByDay) })
  // Its parts take long, so they can be measured one at a time.
  if (values.take === 'relay')
    keep({ ...before, relay: takeFigures(root, 'relay', usedByRelay, before.relay) })
  if (values.take === 'cluster') keep({ ...before, cluster: takeFigures(root, 'relay', usedByCluster) })
  if (values.take === 'frame')
    keep({ ...before, frame: takeFigures(root, 'frame', usedByFrame, before.frame) })
  writeFileSync(join(root, pageFile), scalePage(readMeasured(root)))
}

if (import.meta.main) main()

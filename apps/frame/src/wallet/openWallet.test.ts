import { plainTimeoutMs } from '@latchkey/protocol/frame/limits'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import { bytesToHex, recoverAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { createSecret } from '../createSecret.ts'
import { namespaces } from '../families/namespaces.ts'
import { serveVault, type WalletView } from '../serveVault.ts'
import { randomBytes, toHex } from '../vault/bytes.ts'
import { createVault } from '../vault/createVault.ts'
import { makeDeviceFactor, readDeviceFactor } from '../vault/deviceFactor.ts'
import type { Scope } from '../vault/scope.ts'
import { accessTo, type DeviceData, emptyDevice, memoryDevice } from '../vault/testing.ts'
import { unlockVault } from '../vault/unlockVault.ts'
import { type OpenedWallet, openWallet, type WalletWorker } from './openWallet.ts'
import { createTestServer, type TestServer } from './testingServer.ts'

const scope: Scope = { tenant: 'project', user: 'account', vaultId: 'main' }

const opened: OpenedWallet[] = []
afterEach(() => {
  for (const wallet of opened.splice(0)) wallet.close()
  vi.useRealTimers()
})

/** A worker in this thread; `said` is every message from or to it. */
function startWorker(device: DeviceData, said: unknown[]): WalletWorker {
  const { port1, port2 } = new MessageChannel()
  for (const port of [port1, port2]) {
    port.addEventListener('message', ({ data }) => said.push(data))
    port.start()
  }
  serveVault(port2, memoryDevice(device))
  const post = port1.postMessage.bind(port1) as (message: unknown, transfer: Transferable[]) => void
  return {
    postMessage(message: { store?: MessagePort }, transfer: Transferable[]) {
      // The port to the server is heard too, on its way.
      if (!message.store) return post(message, transfer)
      const tapped = new MessageChannel()
      tap(message.store, tapped.port1, said)
      post({ ...message, store: tapped.port2 }, [tapped.port2])
    },
    addEventListener: port1.addEventListener.bind(port1) as WalletWorker['addEventListener'],
    terminate: () => port1.close(),
  } as WalletWorker
}

function tap(one: MessagePort, other: MessagePort, said: unknown[]): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.addEventListener('message', ({ data }) => {
      said.push(data)
      to.postMessage(data)
    })
    from.start()
  }
}

const session = async () => ({
  accountId: scope.user,
  projectId: scope.tenant,
  email: 'ana@example.com',
  accessToken: 'a token',
})

function open(server: TestServer, device: DeviceData, changes: Partial<openWallet.Options> = {}) {
  const said: unknown[] = []
  const wallet = openWallet({
    projectId: scope.tenant,
    accountId: scope.user,
    auth: server.call,
    vault: server.call,
    escrow: server.call,
    session,
    startWorker: async () => startWorker(device, said),
    checkCreationFiles: async () => undefined,
    ...changes,
  })
  opened.push(wallet)
  return { ...wallet, said }
}

const addressesOf = async ({ view }: Pick<OpenedWallet, 'view'>) =>
  (await view()).accounts.map(({ address }) => address)

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'fine',
    (error: unknown) => (error instanceof FrameRefusal ? error.failure.code : String(error)),
  )

test('behavior: the first login creates a wallet, the next opens it, and another device gets it by escrow', async () => {
  const server = await createTestServer(scope)
  const [here, there] = [await emptyDevice(), await emptyDevice()]
  const first = open(server, here)
  const { accounts, factors, level } = await first.view()
  expect(accounts.map(({ namespace }) => namespace)).toEqual(namespaces)
  expect(factors.map(({ kind }) => kind)).toEqual(['device', 'escrow'])
  expect(level).toBe('assisted')

  const digest = randomBytes(32)
  const signature = await first.sign({ namespace: 'eip155', index: 0, bytes: digest })
  const [r, s] = [bytesToHex(signature.slice(0, 32)), bytesToHex(signature.slice(32, 64))]
  expect(
    await recoverAddress({ hash: bytesToHex(digest), signature: { r, s, yParity: signature[64] ?? 9 } }),
  ).toBe(accounts[0]?.address)
  first.close()

  server.wire.length = 0
  const again = open(server, here)
  expect(await addressesOf(again)).toEqual(accounts.map(({ address }) => address))
  expect(server.wire.map((text) => JSON.parse(text).name).filter(Boolean)).toEqual(['vaultRead', 'vaultHalf'])

  const other = open(server, there)
  expect(await addressesOf(other)).toEqual(accounts.map(({ address }) => address))
  expect((await other.view()).factors.map(({ kind }) => kind)).toEqual(['device', 'escrow', 'device'])
  expect(server.data.vaults.size).toBe(1)
  expect(server.secrets.size).toBe(1)
})

test('behavior: a wallet from before a family was added gets its accounts on the next visit, and keeps its own', async () => {
  const server = await createTestServer(scope)
  const here = await emptyDevice()
  const access = { ...accessTo(server.data, here), scope }
  const secret = await createSecret()
  const accounts = secret.accounts.filter(({ namespace }) => /^(?:eip155|solana)$/.test(namespace))
  await createVault(access, { ...secret, accounts }, [await makeDeviceFactor(access)], { isTemporary: true })
  const box = [...server.data.vaults.values()][0]?.box

  // Not now, as where the vault asks for a passkey every time: what is there is used.
  server.around = (name) => {
    if (name === 'vaultAnnexPut') throw new Error('cannot be written to')
  }
  expect(await addressesOf(open(server, here))).toEqual(accounts.map(({ address }) => address))
  server.around = () => undefined
  const whole = open(server, here)
  expect(await addressesOf(whole)).toEqual(secret.accounts.map(({ address }) => address))
  const signature = await whole.sign({ namespace: 'bip122', index: 0, bytes: randomBytes(32) })
  expect(signature).toHaveLength(64)
  whole.close()

  expect([...server.data.vaults.values()][0]?.box, 'the vault has not changed').toEqual(box)
  server.wire.length = 0
  expect(await addressesOf(open(server, here))).toHaveLength(namespaces.length)
  expect(server.wire.map((text) => JSON.parse(text).name).filter(Boolean)).toEqual(['vaultRead', 'vaultHalf'])
})

test('behavior: the wallet of a guest is opened by this device alone: the escrow is never asked, and a passkey is added later', async () => {
  const server = await createTestServer(scope)
  const [here, there] = [await emptyDevice(), await emptyDevice()]
  const first = open(server, here, { isGuest: true })
  const { accounts, factors, level } = await first.view()
  expect([level, factors.map(({ kind }) => kind)]).toEqual(['temporary', ['device']])
  expect(server.secrets.size).toBe(0)
  expect(server.wire.map((text) => JSON.parse(text).name).filter((name) => /^escrow/.test(name))).toEqual([])
  first.close()

  const again = open(server, here, { isGuest: true })
  expect(await addressesOf(again)).toEqual(accounts.map(({ address }) => address))
  expect(await codeOf(open(server, there, { isGuest: true }).view())).toBe('embedded/factor_needed')

  const passkey = { kind: 'passkey', id: 'passkey-1', secret: randomBytes(32) } as const
  await again.manage({ verb: 'addFactor', factor: { ...passkey } })
  const bare = open(server, there, { factor: { ...passkey } })
  expect(await addressesOf(bare)).toEqual(accounts.map(({ address }) => address))
  expect((await bare.view()).level).toBe('fragile')
  expect(server.secrets.size).toBe(0)
})

test('behavior: neither the page nor a request sees a half, the secret of escrow, or a key (threat 27)', async () => {
  const server = await createTestServer(scope)
  const [here, there] = [await emptyDevice(), await emptyDevice()]
  const wallets = [open(server, here)]
  await wallets[0]?.view()
  wallets.push(open(server, there))
  for (const wallet of wallets) await wallet.sign({ namespace: 'solana', index: 0, bytes: randomBytes(10) })

  const access = { ...accessTo(server.data, here), scope }
  const own = await readDeviceFactor(access)
  if (!own) throw new Error('The device has a factor.')
  const inside = await unlockVault(access, own, ({ content, dek }) =>
    [dek, content.entropy, content.seed, ...content.accounts.map(({ privateKey }) => privateKey)].map(toHex),
  )
  const halves = [...server.data.pairs.values()].map(({ half }) => toHex(half))
  const secrets = [toHex(own.secret), ...[...server.secrets.values()].map(toHex), ...inside, ...halves]
  expect(secrets).toHaveLength(1 + 1 + (3 + namespaces.length) + 3)

  const texts = [...server.wire, ...wallets.flatMap(({ said }) => said.map(describe))]
  expect(texts.length).toBeGreaterThan(60)
  for (const secret of secrets)
    for (const form of [
      secret,
      ...['base64', 'base64url'].map((one) => Buffer.from(secret, 'hex').toString(one as 'base64')),
    ])
      expect(texts.filter((text) => text.includes(form))).toEqual([])
  // The same search finds what is there.
  const box = toHex([...server.data.vaults.values()][0]?.box ?? new Uint8Array())
  expect(
    server.wire.filter((text) => text.includes(Buffer.from(box, 'hex').toString('base64url'))),
  ).not.toEqual([])
})

/** How often a new wallet asks the server. */
async function countCalls(): Promise<number> {
  const server = await createTestServer(scope)
  await open(server, await emptyDevice()).view()
  return server.wire.filter((text) => JSON.parse(text).name).length
}

/** Text of a message, with bytes in hex. */
function describe(message: unknown): string {
  return JSON.stringify(message, (_, value) => (value instanceof Uint8Array ? toHex(value) : value))
}

test('behavior: two tabs, or two devices, that create at once end up with one wallet', async () => {
  for (const isSameDevice of [true, false]) {
    const server = await createTestServer(scope)
    const here = await emptyDevice()
    const there = isSameDevice ? here : await emptyDevice()
    const wallets = [open(server, here), open(server, there)]
    const [one, other] = await Promise.all(wallets.map(addressesOf))
    expect(one).toEqual(other)
    expect(server.data.vaults.size).toBe(1)
    expect(server.secrets.size).toBe(1)
  }
})

test('behavior: a device that creates a wallet while another does opens the one that was first', {
  timeout: 60_000,
}, async () => {
  const calls = await countCalls()
  for (let at = 1; at <= calls; at++) {
    const server = await createTestServer(scope)
    let count = 0
    let other: Promise<readonly string[]> | undefined
    server.around = async (_, when) => {
      if (when === 'before') count++
      if (when !== 'before' || count !== at || other) return
      other = addressesOf(open(server, await emptyDevice()))
      await other
    }
    const one = await addressesOf(open(server, await emptyDevice()))
    expect(await other, `at call ${at}`).toEqual(one)
    expect(server.data.vaults.size, `at call ${at}`).toBe(1)
    expect(server.secrets.size, `at call ${at}`).toBe(1)
  }
})

test('behavior: after a crash at any call the next login has a whole wallet (threat 24)', {
  timeout: 60_000,
}, async () => {
  const calls = await countCalls()
  expect(calls).toBeGreaterThan(10)
  for (let at = 1; at <= calls; at++)
    for (const crashed of ['before', 'after'] as const) {
      const server = await createTestServer(scope)
      const here = await emptyDevice()
      let count = 0
      server.around = (_, when) => {
        if (when === 'before') count++
        if (count > at || (count === at && (when === crashed || crashed === 'before')))
          throw new Error('The process has ended.')
      }
      expect(await codeOf(open(server, here).view()), `${crashed} call ${at}`).toBe('embedded/unreachable')
      server.around = () => undefined
      const addresses = await addressesOf(open(server, here))
      expect(await addressesOf(open(server, await emptyDevice())), `${crashed} call ${at}`).toEqual(addresses)
      expect(server.data.vaults.size, `${crashed} call ${at}`).toBe(1)
      expect(server.secrets.size, `${crashed} call ${at}`).toBe(1)
    }
})

test('behavior: after a crash at any call a guest has one whole wallet, and the escrow nothing (threat 24)', {
  timeout: 60_000,
}, async () => {
  for (let at = 1, isCut = true; isCut; at++)
    for (const crashed of ['before', 'after'] as const) {
      const server = await createTestServer(scope)
      const here = await emptyDevice()
      let count = 0
      server.around = (_, when) => {
        if (when === 'before') count++
        if (count > at || (count === at && (when === crashed || crashed === 'before')))
          throw new Error('The process has ended.')
      }
      isCut = (await codeOf(open(server, here, { isGuest: true }).view())) !== 'fine'
      server.around = () => undefined
      const again = open(server, here, { isGuest: true })
      const addresses = await addressesOf(again)
      expect(await addressesOf(open(server, here, { isGuest: true })), `${crashed} call ${at}`).toEqual(
        addresses,
      )
      expect((await again.view()).level, `${crashed} call ${at}`).toBe('temporary')
      expect([server.data.vaults.size, server.secrets.size], `${crashed} call ${at}`).toEqual([1, 0])
    }
})

test('error: a server that is down is said to be, and the next attempt opens the wallet', async () => {
  const server = await createTestServer(scope)
  const here = await emptyDevice()
  server.around = () => {
    throw new FrameRefusal({ code: 'request/http_failed' })
  }
  const wallet = open(server, here)
  expect(await codeOf(wallet.view())).toBe('embedded/unreachable')
  expect(wallet.isOpen()).toBe(false)
  expect(server.wire.length).toBe(1)
  server.around = () => undefined
  expect(await addressesOf(open(server, here))).toHaveLength(namespaces.length)
})

test('error: attempts while the server takes no halves leave nothing behind', async () => {
  const server = await createTestServer(scope)
  const here = await emptyDevice()
  server.around = (name) => {
    if (name === 'vaultPairPut') throw new FrameRefusal({ code: 'vault/kms_unavailable', retryAfter: 5 })
  }
  for (let attempt = 1; attempt <= 3; attempt++) {
    expect(await codeOf(open(server, here).view())).toBe('vault/kms_unavailable')
    expect([server.data.vaults.size, server.secrets.size]).toEqual([0, 1])
  }
})

test('error: a server that has lost the wallet, or shows another, is not believed (threat 22)', async () => {
  const server = await createTestServer(scope)
  const other = await createTestServer(scope)
  const here = await emptyDevice()
  await open(server, here).view()
  await open(other, await emptyDevice()).view()
  expect(await codeOf(open(await createTestServer(scope), here).view())).toBe('embedded/untrusted')
  expect(await codeOf(open(other, here).view())).toBe('embedded/untrusted')
  for (const pair of server.data.pairs.values()) pair.half.fill(1)
  expect(await codeOf(open(server, here).view())).toBe('embedded/untrusted')
})

test('error: a wallet without escrow does not open on a new device', async () => {
  const server = await createTestServer(scope)
  await open(server, await emptyDevice()).view()
  for (const [id, { kind }] of server.data.pairs) if (kind === 'escrow') server.data.pairs.delete(id)
  expect(await codeOf(open(server, await emptyDevice()).view())).toBe('embedded/factor_needed')
})

test('behavior: a token that the server no longer accepts is renewed once', async () => {
  const server = await createTestServer(scope)
  const renewals: boolean[] = []
  const renewing = async ({ renew = false }: { renew?: boolean | undefined } = {}) => {
    renewals.push(renew)
    const accessToken = renewals.includes(true) ? 'a token' : 'an old token'
    return { ...(await session()), accessToken }
  }
  const here = await emptyDevice()
  expect(await addressesOf(open(server, here, { session: renewing }))).toHaveLength(namespaces.length)
  expect(renewals.filter(Boolean)).toHaveLength(1)
  const ended = async () => ({ ...(await session()), accessToken: 'of an ended session' })
  expect(await codeOf(open(server, here, { session: ended }).view())).toBe('login/token_invalid')
})

test('error: a server that does not answer, or a worker that does not start, is given up before the page does', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const server = await createTestServer(scope)
  server.around = () => new Promise(() => undefined)
  const silent = open(server, await emptyDevice())
  const unstarted = open(server, await emptyDevice(), { startWorker: () => new Promise(() => undefined) })
  const codes = Promise.all([silent, unstarted].map(({ view }) => codeOf(view())))
  vi.advanceTimersByTime(plainTimeoutMs - 1_000)
  expect(await codes).toEqual(['embedded/unreachable', 'embedded/unreachable'])
  expect([silent.isOpen(), unstarted.isOpen()]).toEqual([false, false])
})

test('behavior: closing it ends the worker and refuses what waits', async () => {
  const server = await createTestServer(scope)
  server.around = () => new Promise(() => undefined)
  const waiting = open(server, await emptyDevice())
  const code = codeOf(waiting.view())
  waiting.close()
  expect(await code).toBe('request/aborted')
  expect(await codeOf(waiting.sign({ namespace: 'eip155', index: 0, bytes: randomBytes(32) }))).toBe(
    'request/aborted',
  )
})

test('error: files of the worker that are not of this build are not run', async () => {
  const server = await createTestServer(scope)
  const refuse = async () => {
    throw new FrameRefusal({ code: 'embedded/untrusted' })
  }
  const here = await emptyDevice()
  expect(await codeOf(open(server, here, { startWorker: refuse }).view())).toBe('embedded/untrusted')
  expect(await codeOf(open(server, here, { checkCreationFiles: refuse }).view())).toBe('embedded/untrusted')
  expect(server.data.vaults.size).toBe(0)
})

test('behavior: a visitor takes the wallet over with a kit and a passkey, which then open it on a new device, and nothing else does (threats 21, 29)', {
  timeout: 30_000,
}, async () => {
  const server = await createTestServer(scope)
  const [here, there] = [await emptyDevice(), await emptyDevice()]
  const mine = open(server, here)
  const addresses = await addressesOf(mine)
  expect(await addressesOf(open(server, there)), 'by escrow').toEqual(addresses)
  const code = (await mine.manage({ verb: 'createKitCode' })) as string
  const kit = { kind: 'kit' as const, code }
  const passkey = { kind: 'passkey' as const, id: 'passkey-1', secret: randomBytes(32) }
  for (const factor of [kit, passkey]) await mine.manage({ verb: 'addFactor', factor })
  const read = async () => (await mine.manage({ verb: 'unlock', factors: [] })) as WalletView
  const before = await read()
  expect(before.level).toBe('assisted')
  expect(before.factors.filter(({ isOwn }) => isOwn).map(({ kind }) => kind)).toEqual(['device'])

  const drop = before.factors
    .filter(({ isOwn, kind }) => kind === 'escrow' || (kind === 'device' && !isOwn))
    .map(({ id }) => id)
  const causeOf = (promise: Promise<unknown>) => promise.catch(({ cause }: Error) => cause)
  expect(await causeOf(mine.manage({ verb: 'rotate', factors: [kit], drop })), 'one is absent').toBe(
    'vault/absent_factor',
  )
  expect((await read()).level).toBe('assisted')
  await mine.manage({ verb: 'rotate', factors: [kit, passkey], drop })
  const after = await read()
  expect(after.level).toBe('secured')
  expect(after.factors.map(({ kind }) => kind).toSorted()).toEqual(['device', 'kit', 'passkey'])
  expect(server.secrets.size, 'the escrow has deleted its secret').toBe(0)

  expect(await codeOf(open(server, there).view()), 'a device that was left out').toBe(
    'embedded/factor_needed',
  )
  const wrong = { kind: 'kit' as const, code: '0123456789ABCDEFGHJKMNPQRS' }
  expect(await causeOf(open(server, there, { factor: wrong }).view())).toBe('vault/unknown_factor')
  const other = { ...passkey, secret: randomBytes(32) }
  expect(await causeOf(open(server, there, { factor: other }).view())).toBe('vault/wrong_meta')
  const typed = { ...kit, code: code.toLowerCase() }
  expect(await addressesOf(open(server, there, { factor: typed }))).toEqual(addresses)
  expect(await addressesOf(open(server, there)), 'from then on by itself').toEqual(addresses)
  expect(await addressesOf(open(server, await emptyDevice(), { factor: passkey }))).toEqual(addresses)

  await mine.manage({ verb: 'revoke', factorId: 'passkey-1' })
  const { factors, level } = await read()
  expect(level).toBe('fragile')
  const last = factors.find(({ kind }) => kind === 'kit')?.id ?? ''
  expect(await causeOf(mine.manage({ verb: 'revoke', factorId: last }))).toBe('vault/last_factor')
})

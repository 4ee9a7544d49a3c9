import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import { ed25519 } from '@noble/curves/ed25519'
import { bytesToHex, recoverAddress } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { createSecret } from './createSecret.ts'
import { namespaces } from './families/namespaces.ts'
import type { WalletView } from './serveVault.ts'
import { createWorkers } from './testingWorker.ts'
import { randomBytes } from './vault/bytes.ts'
import { emptyDevice, scope } from './vault/testing.ts'
import { createTestServer } from './wallet/testingServer.ts'

const { channel, close, start } = createWorkers()
afterEach(close)

const passkey = () => ({ kind: 'passkey', id: `passkey-${crypto.randomUUID()}`, secret: randomBytes(32) })

test('behavior: creates a wallet, signs with it, and opens it on another device', {
  timeout: 30_000,
}, async () => {
  const server = await createTestServer(scope)
  const { ask, open } = await start(server)
  await open()
  const factor = passkey()
  const created = await ask('create', { factors: [factor] })
  expect(created.level).toBe('fragile')
  // They are written at once, so either may be the first.
  expect(created.factors.map(({ kind }) => kind).toSorted()).toEqual(['device', 'passkey'])
  const [evm, solana] = created.accounts
  if (!evm || !solana) throw new Error('There are two accounts.')

  const digest = randomBytes(32)
  const signature = await ask<Uint8Array>('sign', { namespace: 'eip155', index: 0, bytes: digest })
  const compact = {
    r: bytesToHex(signature.slice(0, 32)),
    s: bytesToHex(signature.slice(32, 64)),
    yParity: signature[64] ?? 9,
  }
  expect(await recoverAddress({ hash: bytesToHex(digest), signature: compact })).toBe(evm.address)
  const message = randomBytes(100)
  const signed = await ask<Uint8Array>('sign', { namespace: 'solana', index: 0, bytes: message })
  expect(ed25519.verify(signed, message, solana.publicKey)).toBe(true)

  const code = await ask<string>('createKitCode')
  await ask('addFactor', { factor: { kind: 'kit', code } })
  const other = await start(server)
  await other.open()
  const opened = await other.ask('unlock', {
    factors: [{ kind: 'kit', code: code.toLowerCase() }],
  })
  expect(opened.accounts).toEqual(created.accounts)
  expect(opened.level).toBe('secured')
  expect(opened.factors.map(({ kind }) => kind).toSorted()).toEqual(['device', 'device', 'kit', 'passkey'])
  expect(await other.ask('unlock', { factors: [] })).toEqual(opened)

  // A rotation leaves the passkey and the other device behind; the next visit with both brings them along.
  await ask('rotate', { factors: [{ kind: 'kit', code }], drop: [], exitTested: true })
  const behind = await other.ask('unlock', { factors: [] })
  expect(behind.factors.filter(({ isBehind }) => isBehind).map(({ kind }) => kind)).toEqual([
    'passkey',
    'device',
  ])
  const kit = { kind: 'kit', code }
  const moved = await other.ask('unlock', { factors: [kit, factor] })
  expect(moved.factors.every(({ isBehind }) => !isBehind)).toBe(true)
  expect(moved.level).toBe('exit')
  expect(server.data.vaults.size).toBe(1)
})

test('behavior: further accounts of the words sign, have names, and are there on another device', {
  timeout: 30_000,
}, async () => {
  const server = await createTestServer(scope)
  const { ask, open } = await start(server)
  await open()
  const factor = passkey()
  const { accounts } = await ask('create', { factors: [factor] })
  expect(await ask<number>('addAccount', { name: 'Savings' })).toBe(1)
  expect(await ask<number>('addAccount', { name: 'Rent' })).toBe(2)
  await ask('nameAccount', { index: 0, name: 'Main' })
  const view = await ask('unlock', { factors: [] })
  expect(view.accounts.slice(0, namespaces.length)).toEqual(accounts)
  expect(view.accounts.map(({ index, namespace }) => [namespace, index])).toEqual(
    [0, 1, 2].flatMap((index) => namespaces.map((namespace) => [namespace, index])),
  )
  expect(new Set(view.accounts.map(({ address }) => address)).size).toBe(3 * namespaces.length)
  expect([...view.names].toSorted()).toEqual([
    [0, 'Main'],
    [1, 'Savings'],
    [2, 'Rent'],
  ])
  const second = view.accounts.find(({ index, namespace }) => index === 1 && namespace === 'solana')
  const message = randomBytes(100)
  const signed = await ask<Uint8Array>('sign', { namespace: 'solana', index: 1, bytes: message })
  expect(ed25519.verify(signed, message, second?.publicKey ?? new Uint8Array())).toBe(true)

  const other = await start(server)
  await other.open()
  const opened = await other.ask('unlock', { factors: [factor] })
  expect([opened.accounts, opened.names]).toEqual([view.accounts, view.names])
  for (let index = 3; index < 10; index++)
    expect(await other.ask<number>('addAccount', { name: `No. ${index}` })).toBe(index)
  await expect(other.ask('addAccount', { name: 'One more' })).rejects.toThrow('vault/accounts_full')
  await expect(ask('nameAccount', { index: 77, name: 'None' })).rejects.toThrow('vault/bad_input')
  await expect(ask('addAccount', { name: ' ' })).rejects.toThrow('vault/bad_input')
})

test('behavior: an imported key signs, is exported beside the words, and joins once', {
  timeout: 30_000,
}, async () => {
  const server = await createTestServer(scope)
  const { ask, open } = await start(server)
  await open()
  const factor = passkey()
  await ask('create', { factors: [factor] })
  const [evm] = (await createSecret()).accounts
  if (!evm) throw new Error('There is an account.')
  const put = (sent: unknown, name = 'Old wallet') => {
    const [window, port] = channel()
    window.postMessage(sent)
    return ask<undefined>('importKey', { port, name }, [port])
  }
  const key = () => ({ namespace: 'eip155', privateKey: Uint8Array.from(evm.privateKey) })
  await put(key())
  const { accounts, names } = await ask('unlock', { factors: [] })
  const index = 2 ** 31
  expect(accounts.at(-1)).toMatchObject({ namespace: 'eip155', index, address: evm.address })
  expect(names.get(index)).toBe('Old wallet')
  await expect(put(key())).rejects.toThrow('vault/account_exists')
  for (const sent of [
    undefined,
    {},
    { ...key(), namespace: 'cosmos' },
    { ...key(), privateKey: randomBytes(31) },
  ])
    await expect(put(sent)).rejects.toThrow('vault/bad_input')

  const digest = randomBytes(32)
  const signature = await ask<Uint8Array>('sign', { namespace: 'eip155', index, bytes: digest })
  const parts = { r: bytesToHex(signature.slice(0, 32)), s: bytesToHex(signature.slice(32, 64)) }
  const signer = await recoverAddress({
    hash: bytesToHex(digest),
    signature: { ...parts, yParity: signature[64] ?? 9 },
  })
  expect(signer).toBe(evm.address)
  expect(await ask<number>('addAccount', { name: 'Savings' }), 'derived ones count on their own').toBe(1)

  const [window, port] = channel()
  const received = new Promise<unknown>((resolve) => {
    window.onmessage = ({ data }) => resolve(data)
  })
  await ask('export', { factors: [factor], port, language: 'en' }, [port])
  expect(await received).toMatchObject({
    imported: [{ namespace: 'eip155', address: evm.address, privateKey: evm.privateKey }],
  })
  expect(server.wire.join()).not.toContain(Buffer.from(evm.privateKey).toString('base64url'))
})

test('behavior: a revoked device can be added again, as a new one', { timeout: 30_000 }, async () => {
  const server = await createTestServer(scope)
  const factor = passkey()
  const { ask, open } = await start(server)
  await open()
  await ask('create', { factors: [factor] })
  const [data] = [await emptyDevice()]
  const other = await start(server, data)
  await other.open()
  await other.ask('unlock', { factors: [factor] })
  const old = data.record?.factorId ?? ''
  await ask('revoke', { factorId: old })
  await expect(other.ask('unlock', { factors: [] })).rejects.toThrow('vault/unknown_factor')
  await expect(other.ask('sign', { namespace: 'solana', index: 0, bytes: randomBytes(1) })).rejects.toThrow(
    'vault/unknown_factor',
  )
  const again = await other.ask('unlock', { factors: [factor] })
  expect(again.factors).toHaveLength(3)
  expect(data.record?.factorId).not.toBe(old)
})

/** Where the worker sends the words to; resolves to undefined if it sends nothing. */
function hear() {
  const { port1, port2 } = new MessageChannel()
  const heard = new Promise<Uint8Array | undefined>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
    port1.addEventListener('close', () => resolve(undefined))
  })
  return { heard, port: port2 }
}

test('behavior: entropy is sent to a port of its own after what opens the wallet on a new device, once it is recorded and told', {
  timeout: 30_000,
}, async () => {
  const server = await createTestServer(scope)
  const { ask, open, page } = await start(server)
  await open()
  const said: unknown[] = []
  page.addEventListener('message', ({ data }) => said.push(data))
  const { view } = await ask<{ view: WalletView }>('enter', { mayCreate: true })
  const exportWith = async (factors: object[]) => {
    const { heard, port } = hear()
    await ask('export', { factors, port, language: 'es' }, [port])
    return ((await heard) as { entropy: Uint8Array } | undefined)?.entropy
  }
  const entropy = (await exportWith([])) ?? new Uint8Array()
  const { accounts } = await createSecret(Uint8Array.from(entropy))
  expect(accounts.map(({ address }) => address)).toEqual(view.accounts.map(({ address }) => address))
  const names = server.wire.map((line) => JSON.parse(line).name).filter(Boolean)
  expect(names.slice(-4)).toEqual(['vaultRead', 'vaultHalf', 'vaultExport', 'loginNotice'])
  expect(JSON.stringify(said)).not.toContain([...entropy].join())

  // The login is no longer fresh: a kit that this device alone can add does not help.
  const code = await ask<string>('createKitCode')
  await ask('addFactor', { factor: { kind: 'kit', code } })
  server.around = (name) => {
    if (name === 'escrowRelease') throw new FrameRefusal({ code: 'escrow/login_required' })
  }
  await expect(exportWith([])).rejects.toThrow('escrow/login_required')
  await expect(exportWith([{ kind: 'kit', code }])).rejects.toThrow('escrow/login_required')
  const escrow = view.factors.find(({ kind }) => kind === 'escrow')?.id ?? ''
  await ask('rotate', { factors: [{ kind: 'kit', code }], drop: [escrow] })
  await expect(exportWith([])).rejects.toThrow('vault/absent_factor')
  const other = await ask<string>('createKitCode')
  await expect(exportWith([{ kind: 'kit', code: other }])).rejects.toThrow('vault/unknown_factor')
  expect(await exportWith([{ kind: 'kit', code }])).toEqual(entropy)

  for (const lost of ['vaultExport', 'loginNotice']) {
    server.around = (name) => {
      if (name === lost) throw new FrameRefusal({ code: 'request/http_failed' })
    }
    const { heard, port } = hear()
    const given = { factors: [{ kind: 'kit', code }], port, language: 'en' }
    await expect(ask('export', given, [port])).rejects.toThrow('request/http_failed')
    expect(await heard, `not before ${lost}`).toBe(undefined)
  }
})

test('behavior: other words replace a new wallet, on this device and on the next; not one that something else opens', {
  timeout: 60_000,
}, async () => {
  const server = await createTestServer(scope)
  const device = await emptyDevice()
  const { ask, open } = await start(server, device)
  await open()
  await ask('enter', { mayCreate: true })
  const importTo = async (entropy: Uint8Array, from = ask) => {
    const { port1, port2 } = new MessageChannel()
    port1.postMessage(entropy)
    try {
      await from('import', { port: port2 }, [port2])
    } finally {
      port1.close()
    }
  }
  const addressesIn = ({ accounts }: WalletView) => accounts.map(({ address }) => address)
  const of = async (entropy: Uint8Array) =>
    (await createSecret(Uint8Array.from(entropy))).accounts.map(({ address }) => address)
  for (const length of [0, 15, 20, 33])
    await expect(importTo(randomBytes(length))).rejects.toThrow('vault/bad_input')

  const [first, second] = [randomBytes(16), randomBytes(32)]
  await importTo(first)
  expect(addressesIn(await ask('unlock', { factors: [] }))).toEqual(await of(first))
  expect(server.data.vaults.size).toBe(1)

  // The connection is lost once the other wallet is active, before this device has taken note of it.
  server.around = (name, when) => {
    if (name === 'vaultActivate' && when === 'after') throw new FrameRefusal({ code: 'request/http_failed' })
  }
  await expect(importTo(second)).rejects.toThrow('request/http_failed')
  server.around = () => undefined
  expect(addressesIn(await ask('unlock', { factors: [] }))).toEqual(await of(second))

  // The same, before it is active: the wallet stays.
  server.around = (name, when) => {
    if (name === 'vaultActivate' && when === 'before') throw new FrameRefusal({ code: 'request/http_failed' })
  }
  await expect(importTo(first)).rejects.toThrow('request/http_failed')
  server.around = () => undefined
  const { view } = await ask<{ view: WalletView }>('enter', { mayCreate: false })
  expect(addressesIn(view)).toEqual(await of(second))
  expect(view.level).toBe('assisted')

  server.around = (name) => {
    if (name === 'escrowRelease') throw new FrameRefusal({ code: 'escrow/login_required' })
  }
  await expect(importTo(first)).rejects.toThrow('escrow/login_required')
  server.around = () => undefined

  const other = await start(server)
  await other.open()
  const { view: there } = await other.ask<{ view: WalletView }>('enter', { mayCreate: false })
  expect(addressesIn(there)).toEqual(await of(second))
  for (const from of [ask, other.ask]) await expect(importTo(first, from)).rejects.toThrow('vault/bad_input')
})

test('error: requests that are not valid, or come too early', async () => {
  const { ask, open, page } = await start(await createTestServer(scope))
  await expect(ask('unlock', { factors: [] })).rejects.toThrow('vault/bad_input')
  await open()
  await expect(ask('open', { scope })).rejects.toThrow('vault/bad_input')
  await expect(ask('sign', { namespace: 'eip155', index: -1, bytes: randomBytes(32) })).rejects.toThrow(
    'vault/bad_input',
  )
  await expect(ask('create', { factors: [{ ...passkey(), secret: randomBytes(31) }] })).rejects.toThrow(
    'vault/bad_input',
  )
  await expect(ask('create', { factors: [], extra: 1 })).rejects.toThrow('vault/bad_input')
  await expect(ask('export')).rejects.toThrow('vault/bad_input')
  await expect(ask('unlock', { factors: [] })).rejects.toThrow('vault/unknown_factor')
  await expect(ask('unlock', { factors: [passkey()] })).rejects.toThrow('vault/missing')
  for (const message of [null, 'text', {}, { id: 'a' }]) page.postMessage(message)
  await expect(ask('unlock', { factors: [{ kind: 'kit', code: 'short' }] })).rejects.toThrow(
    'vault/bad_input',
  )
})

test('error: the server fails', async () => {
  const server = await createTestServer(scope)
  const { ask, open } = await start(server)
  await open()
  server.around = () => {
    throw new Error('disk full')
  }
  await expect(ask('unlock', { factors: [passkey()] })).rejects.toThrow('request/http_failed')
})

import { ed25519 } from '@noble/curves/ed25519'
import { bytesToHex, recoverAddress } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { serveVault, type WalletView } from './serveVault.ts'
import { randomBytes } from './vault/bytes.ts'
import { type DeviceData, emptyDevice, memoryDevice, scope } from './vault/testing.ts'
import { relayCalls } from './wallet/relayCalls.ts'
import { createTestServer, type TestServer } from './wallet/testingServer.ts'

const ports: MessagePort[] = []
afterEach(() => {
  for (const port of ports.splice(0)) port.close()
})

function channel(): [MessagePort, MessagePort] {
  const { port1, port2 } = new MessageChannel()
  ports.push(port1, port2)
  port1.start()
  port2.start()
  return [port1, port2]
}

/** A worker on a device, and what the page has to ask it. */
async function start(server: TestServer, device?: DeviceData) {
  const [page, worker] = channel()
  const [toServer, store] = channel()
  const session = async () => ({ accountId: scope.user, email: 'ana@example.com', accessToken: 'a token' })
  relayCalls(toServer, { vault: server.call, escrow: server.call, session })
  serveVault(worker, memoryDevice(device ?? (await emptyDevice())))
  let count = 0
  const ask = <Result = WalletView>(verb: string, args: object = {}, transfer: Transferable[] = []) => {
    const id = count++
    return new Promise<Result>((resolve, reject) => {
      page.addEventListener('message', ({ data }) => {
        if (data.id === id) 'error' in data ? reject(new Error(data.error)) : resolve(data.result)
      })
      page.postMessage({ id, verb, ...args }, transfer)
    })
  }
  return { ask, page, open: () => ask('open', { scope, store }, [store]) }
}

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
  expect(created.factors.map(({ kind }) => kind)).toEqual(['device', 'passkey'])
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
  expect(opened.factors.map(({ kind }) => kind)).toEqual(['device', 'passkey', 'kit', 'device'])
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

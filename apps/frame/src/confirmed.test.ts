import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import { bytesToHex, recoverAddress } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { intentOf } from './intent.ts'
import { toBase64url } from './sealedBytes.ts'
import type { WalletView } from './serveVault.ts'
import { createWorkers } from './testingWorker.ts'
import { randomBytes } from './vault/bytes.ts'
import { emptyDevice, scope } from './vault/testing.ts'
import { createTestServer, type TestServer } from './wallet/testingServer.ts'

const workers = createWorkers()
afterEach(workers.close)

async function start(...args: Parameters<typeof workers.start>) {
  const { ask, open } = await workers.start(...args)
  await open()
  return ask
}

/** As the vault does while the visitor has a passkey asked for at every release. */
function refuseUnconfirmed(server: TestServer): void {
  server.around = (name, when) => {
    if (name !== 'vaultHalf' || when === 'after') return
    if (!server.wire.at(-1)?.includes('confirmation'))
      throw new FrameRefusal({ code: 'vault/confirm_required' })
  }
}

const confirmationOf = (intent: string) => ({
  challengeId: crypto.randomUUID(),
  intent,
  credential: { id: 'AA', clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' },
})

test('behavior: a wallet that only a passkey opens shows what it showed before, and signs what the passkey has confirmed', {
  timeout: 30_000,
}, async () => {
  const server = await createTestServer(scope)
  const device = await emptyDevice()
  const ask = await start(server, device)
  const { view: created } = await ask<{ view: WalletView }>('enter', { mayCreate: true })
  await ask('setLimits', { limits: [['ETH', '0.5']] })
  const changed = await ask<WalletView>('unlock', { factors: [] })
  expect(changed.confirm).toEqual({ mode: 'above', limits: new Map([['ETH', '0.5']]) })

  refuseUnconfirmed(server)
  const again = await start(server, device)
  expect(await again('enter', { mayCreate: false })).toEqual({ view: changed })
  expect(await again('unlock', { factors: [] })).toEqual(changed)

  const list = [randomBytes(32), randomBytes(32)]
  const salt = randomBytes(32)
  const origin = 'https://shop.test'
  const account = { namespace: 'eip155', index: 0 }
  await expect(again('sign', { ...account, bytes: list[0] })).rejects.toThrow('vault/confirm_required')
  const confirmation = confirmationOf(await intentOf({ list, origin, salt }))
  const signed = await again<Uint8Array[]>('signConfirmed', { ...account, list, salt, origin, confirmation })
  const recovered = await Promise.all(
    signed.map((signature, index) =>
      recoverAddress({
        hash: bytesToHex(list[index] ?? new Uint8Array()),
        signature: bytesToHex(signature),
      }),
    ),
  )
  const { address } = created.accounts.find(({ namespace }) => namespace === 'eip155') ?? {}
  expect(recovered).toEqual([address, address])

  // Neither for other bytes, nor fewer of them, nor another page, nor another salt.
  const asked = server.wire.length
  for (const other of [
    { list: [list[0], randomBytes(32)] },
    { list: [list[0]] },
    { list: [list[1], list[0]] },
    { origin: 'https://evil.test' },
    { salt: randomBytes(32) },
    { confirmation: confirmationOf(toBase64url(randomBytes(32))) },
  ])
    await expect(
      again('signConfirmed', { ...account, list, salt, origin, confirmation, ...other }),
    ).rejects.toThrow('vault/bad_input')
  expect(server.wire.length, 'the vault was not asked').toBe(asked)
})

test('error: a device that has never shown the wallet shows nothing without a passkey', async () => {
  const server = await createTestServer(scope)
  const ask = await start(server, await emptyDevice())
  await ask('enter', { mayCreate: true })
  refuseUnconfirmed(server)
  const other = await start(server, await emptyDevice())
  await expect(other('enter', { mayCreate: false })).rejects.toThrow('vault/confirm_required')
})

test('behavior: limits are taken away again', { timeout: 30_000 }, async () => {
  const server = await createTestServer(scope)
  const ask = await start(server, await emptyDevice())
  await ask('enter', { mayCreate: true })
  await ask('setLimits', { limits: [['ETH', '0.5']] })
  await ask('nameAccount', { index: 0, name: 'Savings' })
  expect((await ask<WalletView>('unlock', { factors: [] })).confirm.mode).toBe('above')
  await ask('setLimits', { limits: [] })
  expect(await ask<WalletView>('unlock', { factors: [] })).toMatchObject({
    confirm: { mode: 'never' },
    names: new Map([[0, 'Savings']]),
  })
  await expect(ask('setLimits', { limits: [['ETH', '1e3']] })).rejects.toThrow('vault/bad_input')
})

import { expect, test } from 'vitest'
import { toBase58 } from './base58.ts'
import { solana } from './index.ts'
import { createMiniAppWallet } from './miniApp.ts'
import { devnet, mainnet } from './networks.ts'
import { createTestSolanaWallet } from './testing.ts'

const chains = [mainnet.id]

/** The wallet of a client with the keys of a test wallet; `change` breaks its answers. */
async function open(change: (method: string, answer: object) => unknown = (_, answer) => answer) {
  const keys = await createTestSolanaWallet({ clusters: { 'solana:mainnet': 'http://127.0.0.1:9' } })
  const asked: string[] = []
  const note = {
    value: undefined as 'joined' | 'left' | undefined,
    write(value: 'joined' | 'left') {
      note.value = value
    },
  }
  const provider = createMiniAppWallet({
    async ask(method, params) {
      asked.push(method)
      if (method === 'connect') {
        await keys.ask('connect', {})
        return change(method, { publicKey: keys.addresses[0] })
      }
      const { message } = params as { message: string }
      const input = { address: keys.addresses[0], message: new TextEncoder().encode(message) }
      const { signature } = (await keys.ask(method, input)) as { signature: Uint8Array }
      return change(method, { signature: Buffer.from(signature).toString('base64') })
    },
    chains,
    name: 'Farcaster',
    networks: () => [devnet, mainnet],
    note,
  })
  const driver = solana({ networks: [devnet, mainnet], target: new EventTarget() })
  const wallet = {
    id: 'farcaster',
    namespace: 'solana',
    name: 'Farcaster',
    kind: 'external',
    provider,
  } as const
  const connect = (silent = false) => driver.connect({ wallet, silent })
  return { asked, connect, driver, keys, note, provider }
}

test('behavior: connects on the chain of the client, and signs', async () => {
  const { connect, driver, keys } = await open()
  const session = await connect()
  const [address = ''] = keys.addresses
  expect(session.accounts).toEqual([{ key: address, address, type: 'eoa' }])
  expect(session.network).toBe(mainnet.id)
  const { sign, verify } = (await driver.messages?.()) ?? {}
  const signature = (await sign?.({ session, address, message: 'Hëllo' })) ?? ''
  expect(await verify?.({ address, message: 'Hëllo', signature, network: mainnet })).toBe(true)
  const bytes = Uint8Array.of(0xff, 0xfe)
  await expect(sign?.({ session, address, message: bytes })).rejects.toMatchObject({ code: 'sign/failed' })
})

test('behavior: asks nothing silently until the visitor has connected, nor after they have left', async () => {
  const { asked, connect, note } = await open()
  await expect(connect(true)).rejects.toMatchObject({ code: 'connect/failed' })
  expect(asked).toEqual([])
  const session = await connect()
  expect(note.value).toBe('joined')
  expect((await connect(true)).accounts).toHaveLength(1)
  await session.close()
  expect(note.value).toBe('left')
  await expect(connect(true)).rejects.toMatchObject({ code: 'connect/failed' })
  expect(asked).toEqual(['connect', 'connect'])
})

test('error: a declined request, and answers that are none', async () => {
  const { connect, keys } = await open()
  keys.decline()
  await expect(connect()).rejects.toMatchObject({ code: 'connect/rejected' })
  for (const publicKey of [undefined, 7, 'x'.repeat(44), toBase58(new Uint8Array(31))]) {
    const { connect } = await open(() => ({ publicKey }))
    await expect(connect()).rejects.toMatchObject({ code: 'connect/failed' })
  }
  for (const signature of [undefined, 'AAAA', 'x'.repeat(10_000)]) {
    const { connect, driver, keys } = await open((method, answer) =>
      method === 'connect' ? answer : { signature },
    )
    const session = await connect()
    const [address = ''] = keys.addresses
    const signed = (await driver.messages?.())?.sign({ session, address, message: 'Hello' })
    await expect(signed).rejects.toMatchObject({ code: 'sign/failed' })
  }
})

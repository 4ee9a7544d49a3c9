import type { SessionEvent } from '@latchkey/chains/driver'
import { disconnectChainFailed, disconnectChainsFailed, disconnectFailed } from '@latchkey/protocol/catalogue'
import { describe, expect, test } from 'vitest'
import { modal, top } from '../modal/modal.ts'
import { openModal } from '../modal/openModal.ts'
import { createChain, createOrigin, settle, startKit } from '../testing.ts'
import { allConnections, type ConnectionsState, connections } from './connections.ts'
import { connectWallet } from './connectWallet.ts'
import { disconnect } from './disconnect.ts'

async function setup(...ids: string[]) {
  const evm = createChain()
  const solana = createChain({ namespace: 'solana', networks: ['main'] })
  const origin = createOrigin()
  const kit = startKit({ drivers: [evm.driver, solana.driver], storage: origin.tab() })
  for (const id of ids) {
    const chain = id.startsWith('s') ? solana : evm
    chain.add(id)
    const connecting = connectWallet(kit, { walletId: id })
    chain.ask().accept()
    await connecting
  }
  const linked = () => allConnections(connections.of(kit).get()).map(({ id }) => id)
  const statuses = () =>
    Object.entries(connections.of(kit).get().byNamespace).map(
      ([namespace, { status }]) => `${namespace} ${status}`,
    )
  const ended = () => kit.events.filter(({ type }) => type.startsWith('DISCONNECT'))
  return { evm, solana, origin, kit, linked, statuses, ended }
}

describe('disconnecting', () => {
  test('behavior: ends every connection in the wallets, in storage and in the modal [4.12a, 4.12b, 4.12g, 4.13]', async () => {
    const { evm, solana, origin, kit, statuses, ended } = await setup('a', 'b', 's')
    kit.storage.update(() => ({ balances: { x: { value: '1', at: 1 } } }))
    openModal(kit)
    await disconnect(kit)
    expect(statuses()).toEqual(['eip155 disconnected', 'solana disconnected'])
    expect([...evm.sessions, ...solana.sessions].map(({ closed }) => closed)).toEqual([true, true, true])
    expect(kit.sessions.size).toBe(0)
    expect(origin.read()).toMatchObject({ connections: [], balances: {}, recent: ['s', 'b'] })
    expect(ended()).toEqual([
      { type: 'DISCONNECT_SUCCESS', namespace: 'eip155' },
      { type: 'DISCONNECT_SUCCESS', namespace: 'eip155' },
      { type: 'DISCONNECT_SUCCESS', namespace: 'solana' },
    ])
    expect(top(modal.of(kit).get()).name).toBe('Connect')
  })

  test('behavior: one namespace; another connected one becomes active [4.12a]', async () => {
    const { kit, linked } = await setup('s', 'a', 'b')
    await disconnect(kit, { namespace: 'eip155' })
    expect(linked()).toEqual(['solana:s'])
    expect(connections.of(kit).get().active).toBe('solana')
  })

  test('behavior: one connection; the next one becomes active [4.12a]', async () => {
    const { kit, linked, origin } = await setup('a', 'b')
    await disconnect(kit, { id: 'eip155:b' })
    expect(linked()).toEqual(['eip155:a'])
    expect(kit.connection().connection.id).toBe('eip155:a')
    expect(origin.read().connections).toEqual([
      { namespace: 'eip155', walletId: 'a', account: 'a-account', active: true },
    ])
  })

  test('behavior: does nothing without a connection', async () => {
    const { kit, ended } = await setup()
    await disconnect(kit)
    await disconnect(kit, { id: 'eip155:never' })
    expect(ended()).toEqual([])
  })

  test('behavior: state and storage are updated before the wallet answers [4.12a, 4.13]', async () => {
    const { evm, kit, linked, origin } = await setup('a')
    let answer = () => {}
    evm.onClose(() => new Promise<void>((resolve) => (answer = resolve)))
    const ending = disconnect(kit)
    expect(linked()).toEqual([])
    expect(origin.read().connections).toEqual([])
    answer()
    await ending
  })

  test('behavior: no connection becomes active just before it ends [4.12a]', async () => {
    const { kit } = await setup('a', 'b', 'c')
    const seen: ConnectionsState[] = []
    connections.of(kit).subscribe(() => seen.push(connections.of(kit).get()))
    await disconnect(kit)
    expect(seen.map(({ byNamespace }) => byNamespace.eip155?.status)).toEqual(['disconnected'])
  })

  test('behavior: views that need a connection are removed with it [4.13, 6.02a]', async () => {
    const { kit } = await setup('a')
    openModal(kit)
    modal.of(kit).dispatch({ type: 'push', view: { name: 'SwitchNetwork' } })
    await disconnect(kit)
    expect(
      modal
        .of(kit)
        .get()
        .stack.map(({ name }) => name),
    ).toEqual(['Connect', 'SwitchNetwork'])
  })
})

describe('failures', () => {
  test('error: names the chain and the reason; disconnected anyway [8.17a]', async () => {
    const { evm, kit, linked, origin, ended } = await setup('a')
    evm.onClose(async () => {
      throw new Error('no way')
    })
    await expect(disconnect(kit)).rejects.toMatchObject({
      code: disconnectChainFailed.code,
      message: 'Failed to disconnect chain eip155: no way',
    })
    expect(linked()).toEqual([])
    expect(origin.read().connections).toEqual([])
    expect(ended()).toEqual([
      { type: 'DISCONNECT_ERROR', message: 'Failed to disconnect chain eip155: no way' },
    ])
  })

  test('error: a failure without a reason [8.16i]', async () => {
    const { evm, kit, linked } = await setup('a')
    evm.onClose(() => Promise.reject())
    await expect(disconnect(kit)).rejects.toMatchObject({
      code: disconnectFailed.code,
      message: 'Failed to disconnect',
    })
    expect(linked()).toEqual([])
  })

  test('error: names all that fail, and does not stop at the first [8.17b]', async () => {
    const { evm, solana, kit, ended } = await setup('a', 's', 'b')
    evm.onClose(async () => {
      throw 'plain words'
    })
    await expect(disconnect(kit)).rejects.toMatchObject({
      code: disconnectChainsFailed.code,
      message: 'Failed to disconnect chains: eip155: plain words, eip155: plain words',
    })
    expect(solana.sessions[0]?.closed).toBe(true)
    expect(ended().map(({ type }) => type)).toEqual(['DISCONNECT_SUCCESS', 'DISCONNECT_ERROR'])
  })
})

test('behavior: events of an ended session are ignored after disconnecting [4.13]', async () => {
  const { evm, kit, linked } = await setup()
  evm.add('a')
  const link = async (address: string) => {
    const connecting = connectWallet(kit, { walletId: 'a' })
    const session = evm.ask().accept({ accounts: [address] })
    let hear: (event: SessionEvent) => void = () => {}
    // Like an emitter that iterates over its listeners while they unsubscribe.
    session.subscribe = (listener) => {
      hear = listener
      return () => {}
    }
    await connecting
    return (event: SessionEvent) => {
      session.tell(event)
      hear(event)
    }
  }
  const evil: SessionEvent = {
    type: 'accounts',
    accounts: [{ key: '0xevil', address: '0xevil', type: 'eoa' }],
  }
  const first = await link('0xa')
  const second = await link('0xb')
  first(evil)
  first({ type: 'close' })
  expect(kit.connection().connection.address).toBe('0xb')
  await disconnect(kit)
  second(evil)
  await settle()
  expect(linked()).toEqual([])
})

import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startFaultProxy } from '../testing/startFaultProxy.ts'
import { readFilterId, writeFilterId } from './filterIds.ts'
import { anvilChain, createTestGateway } from './testing.ts'

const [one, other] = await Promise.all([startAnvil(), startAnvil()])
const [first, second] = await Promise.all([startFaultProxy(one.url), startFaultProxy(other.url)])
const gateway = createTestGateway([first, second])
const twin = createTestGateway([first, second])
beforeEach(() => {
  first.heal()
  second.heal()
})
afterAll(async () => {
  await Promise.all([gateway.close(), twin.close()])
  await Promise.all([first.stop(), second.stop()])
  await Promise.all([one.stop(), other.stop()])
})

const changes = async (id: unknown, by = gateway) => by.call('eth_getFilterChanges', [id])

describe('a filter', () => {
  test('behavior: is asked of the node that made it, by any process [7.28p]', async () => {
    const { result: id } = await gateway.call('eth_newBlockFilter')
    const maker = first.count('eth_newBlockFilter') > 0 ? one : other
    await maker.client.mine({ blocks: 2 })
    expect((await changes(id, twin)).result).toHaveLength(2)
    expect((await changes(id)).result).toEqual([])
  })

  test('behavior: can be ended [7.28o]', async () => {
    const { result: id } = await gateway.call('eth_newPendingTransactionFilter')
    expect(await gateway.call('eth_uninstallFilter', [id])).toMatchObject({ result: true })
    expect(await changes(id)).toMatchObject({ error: { code: expect.any(Number) } })
  })

  test('behavior: of logs gives its logs', async () => {
    const { result: id } = await gateway.call('eth_newFilter', [{ fromBlock: '0x0' }])
    expect(await gateway.call('eth_getFilterLogs', [id])).toMatchObject({ result: [] })
  })

  test.each(['0x1', '0x', '', null, 5, {}, `0x${'a'.repeat(64)}`, 'x'.repeat(1_000)])(
    'error: %j was never given out',
    async (id) => {
      expect(await changes(id)).toMatchObject({ error: { code: -32000, message: 'filter not found' } })
    },
  )

  test('error: an id that was changed is not known', async () => {
    const { result } = await gateway.call('eth_newBlockFilter')
    const id = String(result)
    for (const at of [3, 12, 30, id.length - 1]) {
      const changed = `${id.slice(0, at)}${id[at] === '0' ? '1' : '0'}${id.slice(at + 1)}`
      expect(await changes(changed)).toMatchObject({ error: { code: -32000 } })
    }
  })

  test('error: one whose node is gone has to be made again', async () => {
    const { result: id } = await gateway.call('eth_newBlockFilter')
    first.break({ kind: 'reset' })
    second.break({ kind: 'reset' })
    expect(await changes(id)).toMatchObject({ error: { code: -32000 } })
  })

  test('error: an id of one chain is none on another', () => {
    const upstream = { id: 'a', url: 'http://127.0.0.1:1/key' }
    const id = writeFilterId(anvilChain, upstream, '0x7')
    expect(readFilterId(anvilChain, [{ upstream }], id)).toMatchObject({ id: '0x7' })
    expect(readFilterId('eip155:1', [{ upstream }], id)).toBeUndefined()
    const moved = { upstream: { ...upstream, url: 'http://127.0.0.1:1/other' } }
    expect(readFilterId(anvilChain, [moved], id)).toBeUndefined()
  })
})

import { expect, test } from 'vitest'
import { faultNames, faults } from './faults.ts'
import { answerWithFaults, catchUp } from './requestFaults.ts'

const only = (name: string) => (other: string) => other === name
const never = () => expect.unreachable('the request was sent')

test.each([
  ['serverBusy', 429],
  ['serverBroken', 500],
])('behavior: %s answers with %i without asking the server', async (name, status) => {
  const response = await answerWithFaults('server', 'https://api.test/v1', undefined, only(name), never)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ status: 'FAILURE' })
})

test('behavior: faults of the server do not touch nodes', async () => {
  const isOn = only('serverDown')
  const answer = await answerWithFaults(
    'node',
    'https://node.test',
    '{}',
    isOn,
    async () => new Response('ok'),
  )
  expect(await answer.text()).toBe('ok')
  await expect(answerWithFaults('server', 'https://api.test', undefined, isOn, never)).rejects.toThrow(
    'fetch',
  )
})

test('behavior: a node behind answers as of an earlier block, and knows no later transaction', async () => {
  catchUp()
  const asked: { method: string; params: unknown[] }[] = []
  const results: Record<string, unknown> = {
    eth_blockNumber: '0x64',
    eth_getBalance: '0x7',
    eth_getTransactionReceipt: { blockNumber: '0x63' },
  }
  const send = async (body?: string) => {
    const calls = [JSON.parse(body ?? '')].flat() as { id: number; method: string; params: unknown[] }[]
    asked.push(...calls)
    const answers = calls.map(({ id, method }) => ({ id, result: results[method] }))
    return new Response(JSON.stringify(answers.length > 1 ? answers : answers[0]))
  }
  const batch = [
    { id: 1, method: 'eth_getBalance', params: ['0x1', 'latest'] },
    { id: 2, method: 'eth_getTransactionReceipt', params: ['0x2'] },
    { id: 3, method: 'eth_blockNumber' },
  ]
  const response = await answerWithFaults(
    'node',
    'https://node.test',
    JSON.stringify(batch),
    only('nodeBehind'),
    send,
  )
  expect(await response.json()).toEqual([
    { id: 1, result: '0x7' },
    { id: 2, result: null },
    { id: 3, result: '0x61' },
  ])
  expect(asked.find(({ method }) => method === 'eth_getBalance')?.params).toEqual(['0x1', '0x61'])
})

test('behavior: every fault says what it does', () => {
  for (const name of faultNames) expect(faults[name].about.length, name).toBeGreaterThan(20)
})
